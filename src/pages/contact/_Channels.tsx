import texts from '@generated/texts/default/page-contact.json';
import Heading from '@theme/Heading';
import {Building2, type LucideIcon, Mail, MessagesSquare, Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import {appLinks, brand, office} from '@site/src/config/brand';

import styles from './styles.module.css';

/** The ways to reach a person. */
export default function Channels(): ReactNode {
  const {label, phone, chat, email} = texts.channels;
  return (
    <ul className={styles.channels} aria-label={label}>
      <Channel icon={Phone} {...phone}>
        <PhoneLink />
      </Channel>
      <Channel icon={MessagesSquare} {...chat}>
        <a href={appLinks['sign-in']} target="_blank" rel="noopener noreferrer">
          {chat.link}
        </a>
      </Channel>
      <Channel icon={Mail} {...email}>
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </Channel>
    </ul>
  );
}

interface ChannelProps {
  icon: LucideIcon;
  title: string;
  /** What the channel is good for. */
  purpose: string;
  hours: string;
  /** Where to call or write. */
  children: ReactNode;
}

function Channel({icon: Icon, title, purpose, hours, children}: ChannelProps): ReactNode {
  return (
    <li>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div>
        <p className={styles.channel}>{title}</p>
        <p>{children}</p>
        <p>{purpose}</p>
        <p className={styles.hours}>{hours}</p>
      </div>
    </li>
  );
}

function PhoneLink(): ReactNode {
  return <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</a>;
}

export function Office(): ReactNode {
  return (
    <div className={styles.office}>
      <Building2 aria-hidden="true" strokeWidth={1.75} />
      <div>
        <Heading as="h2" className={styles.channel}>
          {texts.office}
        </Heading>
        <address>
          {brand.legalName}
          <br />
          {office.street}
          <br />
          {`${office.postalCode} ${office.city}, ${office.country}`}
        </address>
        <p>
          <PhoneLink />
        </p>
        <p>
          <a href={`mailto:${brand.businessEmail}`}>{brand.businessEmail}</a>
        </p>
      </div>
    </div>
  );
}
