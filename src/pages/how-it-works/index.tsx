import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import ClosingCall from '@site/src/components/ClosingCall';
import Facts from '@site/src/components/Facts';
import Figure, {CurrentConflicts, CurrentFigureTable} from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Steps from '@site/src/components/Steps';
import Tabs from '@site/src/components/Tabs';
import {account, safety, steps, trading} from './_content';

export default function HowItWorks(): ReactNode {
  return (
    <Page
      marketing
      title={translate({id: 'how.title', message: 'How it works'})}
      description={translate({
        id: 'how.description',
        message:
          'Open an account, verify it, pay in and buy your first coin: the three steps, the payment methods with fee and time, and what protects you.',
      })}
      lead={
        <Translate id="how.lead">
          Three steps from an e-mail address to a coin of your own.
        </Translate>
      }
      actions={
        <>
          <AppButton to="sign-up">
            <Translate id="how.signUp">Create an account</Translate>
          </AppButton>
          <ButtonLink to="#payment">
            <Translate id="how.fees">See fees and times</Translate>
          </ButtonLink>
        </>
      }>
      <Section title={<Translate id="how.steps.title">Three steps</Translate>}>
        <Steps steps={steps()} />
      </Section>
      <Section tone="tinted" title={<Translate id="how.details.title">In detail</Translate>}>
        <Tabs
          label={translate({id: 'how.tabs', message: 'Details'})}
          defaultTab="payment"
          tabs={[
            {
              id: 'account',
              label: translate({id: 'how.tab.account', message: 'Account Setup'}),
              content: <Facts items={account()} columns={3} />,
            },
            {
              id: 'payment',
              label: translate({id: 'how.tab.payment', message: 'Payment Methods'}),
              content: <PaymentMethods />,
            },
            {
              id: 'trading',
              label: translate({id: 'how.tab.trading', message: 'Trading Options'}),
              content: (
                <>
                  <Facts items={trading()} columns={3} />
                  <CurrentConflicts
                    page="/how-it-works"
                    figures={['service.coins.beyond-listed']}
                  />
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title={<Translate id="how.safety.title">Security and compliance</Translate>}>
        <Facts items={safety()} columns={3} />
      </Section>
      <ClosingCall
        title={<Translate id="how.closing.title">Ready when you are</Translate>}
        text={
          <Translate id="how.closing.text">
            An account costs nothing. Ask us first if anything is unclear.
          </Translate>
        }>
        <AppButton to="sign-up">
          <Translate id="how.closing.signUp">Create an account</Translate>
        </AppButton>
        <ButtonLink to="/contact" tone="inverse">
          <Translate id="how.closing.contact">Ask us first</Translate>
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}

/** Ways to pay in with fee and time, and the limits that hold for all of them. */
function PaymentMethods(): ReactNode {
  return (
    <>
      <CurrentFigureTable name="payment-methods" />
      <p>
        <Translate id="how.payment.status" values={{status: <Figure id="deposits.card.status" />}}>
          {'Card and mobile payments are {status}.'}
        </Translate>
      </p>
      <CurrentFigureTable name="site-deposits" />
      <CurrentConflicts page="/how-it-works" tables={['payment-methods', 'site-deposits']} />
    </>
  );
}
