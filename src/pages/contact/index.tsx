import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Banknote, ShieldAlert, Smartphone} from 'lucide-react';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import type {CardItem} from '@site/src/components/CardGrid';
import ClosingCall from '@site/src/components/ClosingCall';
import Facts from '@site/src/components/Facts';
import Figure from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import Channels, {Office} from './_Channels';
import ContactForms from './_Forms';

import styles from './styles.module.css';

/** What most people write about, and where the answer stands already. */
function quickest(): CardItem[] {
  return [
    {
      icon: Banknote,
      title: translate({id: 'contact.quick.payment', message: 'A payment is stuck'}),
      text: translate({
        id: 'contact.quick.payment.text',
        message: 'Card declined, transfer or withdrawal late: until when to wait, and what to do.',
      }),
      to: '/tools/payment',
    },
    {
      icon: Smartphone,
      title: translate({id: 'contact.quick.2fa', message: 'The codes are lost'}),
      text: translate({
        id: 'contact.quick.2fa.text',
        message: 'A new phone, a wrong code, no backup codes: how to get in again.',
      }),
      to: '/knowledge-base/security/enable-2fa',
    },
    {
      icon: ShieldAlert,
      title: translate({id: 'contact.quick.scam', message: 'Something is suspicious'}),
      text: translate({
        id: 'contact.quick.scam.text',
        message: 'A message, a call or a payment you did not make: the first ten minutes.',
      }),
      to: '/knowledge-base/security/report-suspicious',
    },
  ];
}

export default function Contact(): ReactNode {
  return (
    <Page
      title={translate({id: 'contact.title', message: 'Contact'})}
      description={translate({
        id: 'contact.description',
        message:
          'Reach a person by e-mail, chat or phone at any hour, with the time to a first answer, the office address and the business contact.',
      })}
      lead={
        <Translate
          id="contact.lead"
          values={{
            hours: <Figure id="service.support.hours" />,
            time: <Figure id="service.support.response" />,
          }}>
          {'People answer {hours}, typically in {time}.'}
        </Translate>
      }>
      <div className={`container ${styles.layout}`}>
        <Channels />
        <section aria-labelledby="write">
          <Heading as="h2" id="write" className={styles.title}>
            <Translate id="contact.write">Write to us</Translate>
          </Heading>
          <ContactForms />
        </section>
        <div className={styles.beside}>
          <Heading as="h2">
            <Translate id="contact.quick.title">Perhaps quicker than an answer</Translate>
          </Heading>
          <Facts items={quickest()} />
          <Office />
        </div>
      </div>
      <ClosingCall title={<Translate id="contact.account.title">No account yet?</Translate>}>
        <AppButton to="sign-up">
          <Translate id="contact.account.signUp">Create an account</Translate>
        </AppButton>
        <ButtonLink to="/how-it-works" tone="inverse">
          <Translate id="contact.account.how">How it works</Translate>
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}
