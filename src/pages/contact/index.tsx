import texts from '@generated/texts/default/page-contact.json';
import Heading from '@theme/Heading';
import {Banknote, ShieldAlert, Smartphone} from 'lucide-react';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import {cards} from '@site/src/components/CardGrid/cards';
import ClosingCall from '@site/src/components/ClosingCall';
import Facts from '@site/src/components/Facts';
import Page from '@site/src/components/Page';
import Channels, {Office} from './_Channels';
import ContactForms from './_Forms';

import styles from './styles.module.css';

/** What most people write about, with links to the answers. */
const QUICK = cards(texts.quick.cards, {
  payment: {icon: Banknote, to: '/tools/payment'},
  '2fa': {icon: Smartphone, to: '/knowledge-base/security/enable-2fa'},
  scam: {icon: ShieldAlert, to: '/knowledge-base/security/report-suspicious'},
});

export default function Contact(): ReactNode {
  const {quick, account} = texts;
  return (
    <Page title={texts.title} description={texts.description} lead={texts.lead}>
      <div className={`container ${styles.layout}`}>
        <Channels />
        <section aria-labelledby="write">
          <Heading as="h2" id="write" className={styles.title}>
            {texts.write}
          </Heading>
          <ContactForms />
        </section>
        <div className={styles.beside}>
          <Heading as="h2">{quick.title}</Heading>
          <Facts items={QUICK} />
          <Office />
        </div>
      </div>
      <ClosingCall title={account.title}>
        <AppButton to="sign-up">{account.signUp}</AppButton>
        <ButtonLink to="/how-it-works" tone="inverse">
          {account.how}
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}
