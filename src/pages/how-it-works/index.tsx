import notes from '@generated/figures/default/notes.json';
import methods from '@generated/figures/default/table-payment-methods.json';
import limits from '@generated/figures/default/table-site-deposits.json';
import texts from '@generated/texts/default/page-how-it-works.json';
import {
  ArrowLeftRight,
  Coins,
  Gauge,
  Landmark,
  ListOrdered,
  LockKeyhole,
  Smartphone,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import {cards} from '@site/src/components/CardGrid/cards';
import ClosingCall from '@site/src/components/ClosingCall';
import Facts from '@site/src/components/Facts';
import FigureConflicts from '@site/src/components/FigureConflicts';
import FigureTable from '@site/src/components/FigureTable';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Steps from '@site/src/components/Steps';
import Tabs from '@site/src/components/Tabs';

const STEPS = cards(texts.steps.cards);
const ACCOUNT = cards(texts.details.account.cards, {
  basic: {icon: UserRound},
  full: {icon: UserRoundCheck, to: '/knowledge-base/verification-guide'},
  protect: {icon: Smartphone, to: '/knowledge-base/security/enable-2fa'},
});
const TRADING = cards(texts.details.trading.cards, {
  buy: {icon: ArrowLeftRight},
  orders: {icon: ListOrdered, to: '/knowledge-base/trading/order-types'},
  coins: {icon: Coins},
});
const SAFETY = cards(texts.safety.cards, {
  limits: {icon: Gauge, to: '/knowledge-base/payments/deposit-funds'},
  '2fa': {icon: LockKeyhole},
  supervision: {icon: Landmark, to: '/legal'},
});

export default function HowItWorks(): ReactNode {
  const {steps, details, safety, closing} = texts;
  return (
    <Page
      marketing
      title={texts.title}
      description={texts.description}
      lead={texts.lead}
      actions={
        <>
          <AppButton to="sign-up">{texts.signUp}</AppButton>
          <ButtonLink to="#payment">{texts.fees}</ButtonLink>
        </>
      }>
      <Section title={steps.title}>
        <Steps steps={STEPS} />
      </Section>
      <Section tone="tinted" title={details.title}>
        <Tabs
          label={details.tabs}
          defaultTab="payment"
          tabs={[
            {
              id: 'account',
              label: details.account.title,
              content: <Facts items={ACCOUNT} columns={3} />,
            },
            {
              id: 'payment',
              label: details.payment.title,
              content: <PaymentMethods />,
            },
            {
              id: 'trading',
              label: details.trading.title,
              content: (
                <>
                  <Facts items={TRADING} columns={3} />
                  <FigureConflicts conflicts={notes['service.coins.beyond-listed']} />
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title={safety.title}>
        <Facts items={SAFETY} columns={3} />
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <AppButton to="sign-up">{closing.signUp}</AppButton>
        <ButtonLink to="/contact" tone="inverse">
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}

/** Payment methods with fees and times, and the limits that apply to all of them. */
function PaymentMethods(): ReactNode {
  return (
    <>
      <FigureTable table={methods.table} />
      <p>{texts.details.payment.status}</p>
      <FigureTable table={limits.table} />
      <FigureConflicts conflicts={[...methods.notes, ...limits.notes]} />
    </>
  );
}
