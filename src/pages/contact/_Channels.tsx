import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Building2, Clock, Mail, MessagesSquare, Phone, type LucideIcon} from 'lucide-react';

import Figure from '@site/src/components/Figure';
import {brand, office} from '@site/src/config/brand';

import styles from './styles.module.css';

interface Channel {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
}

function channels(): Channel[] {
  return [
    {
      icon: Phone,
      title: translate({id: 'contact.phone', message: 'Phone'}),
      text: <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</a>,
    },
    {
      icon: Mail,
      title: translate({id: 'contact.email', message: 'E-mail'}),
      text: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
    },
    {
      icon: MessagesSquare,
      title: translate({id: 'contact.chat', message: 'Chat'}),
      text: translate({
        id: 'contact.chat.text',
        message: 'In the application, once you are signed in.',
      }),
    },
    {
      icon: Clock,
      title: translate({id: 'contact.response', message: 'First answer'}),
      text: (
        <Translate
          id="contact.response.text"
          values={{
            hours: <Figure id="service.support.hours" />,
            time: <Figure id="service.support.response" />,
          }}>
          {'{time}, {hours}'}
        </Translate>
      ),
    },
  ];
}

/** Every way to a person, and the office. */
export default function Channels(): ReactNode {
  return (
    <section aria-label={translate({id: 'contact.channels', message: 'Ways to reach us'})}>
      <ul className={styles.channels}>
        {channels().map(({icon: Icon, title, text}) => (
          <li key={title}>
            <Icon aria-hidden="true" strokeWidth={1.75} />
            <div>
              <p className={styles.channel}>{title}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
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
            <a href={`mailto:${brand.businessEmail}`}>{brand.businessEmail}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
