import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Building2, type LucideIcon, Mail, MessagesSquare, Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import Figure from '@site/src/components/Figure';
import {appLinks, brand, office} from '@site/src/config/brand';

import styles from './styles.module.css';

interface Channel {
  icon: LucideIcon;
  title: string;
  /** Where to call or write. */
  address: ReactNode;
  /** What the channel is good for. */
  purpose: string;
  hours: ReactNode;
}

function channels(): Channel[] {
  const hours = (
    <Translate id="contact.hours" values={{hours: <Figure id="service.support.hours" />}}>
      {'Answered {hours}'}
    </Translate>
  );
  return [
    {
      icon: Phone,
      title: translate({id: 'contact.phone', message: 'Phone'}),
      address: <PhoneLink />,
      purpose: translate({
        id: 'contact.phone.purpose',
        message: 'Best when it is urgent: money left without you, or your account is locked.',
      }),
      hours,
    },
    {
      icon: MessagesSquare,
      title: translate({id: 'contact.chat', message: 'Chat'}),
      address: (
        <a href={appLinks['sign-in']} target="_blank" rel="noopener noreferrer">
          <Translate id="contact.chat.link">In the application</Translate>
        </a>
      ),
      purpose: translate({
        id: 'contact.chat.purpose',
        message: 'Best for a question about your own account, once you are signed in.',
      }),
      hours,
    },
    {
      icon: Mail,
      title: translate({id: 'contact.email', message: 'E-mail'}),
      address: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
      purpose: translate({
        id: 'contact.email.purpose',
        message: 'Best when you have receipts or screenshots to attach.',
      }),
      hours: (
        <Translate
          id="contact.email.hours"
          values={{hours, time: <Figure id="service.support.response" />}}>
          {'{hours}, typically in {time}'}
        </Translate>
      ),
    },
  ];
}

function PhoneLink(): ReactNode {
  return <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</a>;
}

/** Every way to a person. */
export default function Channels(): ReactNode {
  return (
    <ul
      className={styles.channels}
      aria-label={translate({id: 'contact.channels', message: 'Ways to reach us'})}>
      {channels().map(({icon: Icon, title, address, purpose, hours}) => (
        <li key={title}>
          <Icon aria-hidden="true" strokeWidth={1.75} />
          <div>
            <p className={styles.channel}>{title}</p>
            <p>{address}</p>
            <p>{purpose}</p>
            <p className={styles.hours}>{hours}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Office(): ReactNode {
  return (
    <div className={styles.office}>
      <Building2 aria-hidden="true" strokeWidth={1.75} />
      <div>
        <Heading as="h2" className={styles.channel}>
          <Translate id="contact.office.title">Registered office and headquarters</Translate>
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
