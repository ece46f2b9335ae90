import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import CardGrid from '@site/src/components/CardGrid';
import ClosingCall from '@site/src/components/ClosingCall';
import Figure, {CurrentFigureTable, CurrentReadings} from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Steps from '@site/src/components/Steps';

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
          <ButtonLink to="#details">
            <Translate id="how.fees">See fees and times</Translate>
          </ButtonLink>
        </>
      }>
      <Section title={<Translate id="how.steps.title">Three steps</Translate>}>
        <Steps steps={steps()} />
      </Section>
      <Section
        id="details"
        tone="tinted"
        title={<Translate id="how.details.title">In detail</Translate>}>
        <Tabs defaultValue="payment">
          <TabItem
            value="account"
            label={translate({id: 'how.tab.account', message: 'Account Setup'})}>
            <CardGrid items={account()} columns={3} />
          </TabItem>
          <TabItem
            value="payment"
            label={translate({id: 'how.tab.payment', message: 'Payment Methods'})}>
            <CurrentFigureTable name="payment-methods" />
            <CurrentReadings page="/how-it-works" table="payment-methods" />
            <p>
              <Translate
                id="how.payment.status"
                values={{status: <Figure id="deposits.card.status" />}}>
                {'Card and mobile payments are {status}. These limits hold for every method:'}
              </Translate>
            </p>
            <CurrentFigureTable name="site-deposits" />
            <CurrentReadings page="/how-it-works" table="site-deposits" />
          </TabItem>
          <TabItem
            value="trading"
            label={translate({id: 'how.tab.trading', message: 'Trading Options'})}>
            <CardGrid items={trading()} columns={3} />
            <CurrentReadings page="/how-it-works" figures={['service.coins.beyond-listed']} />
          </TabItem>
        </Tabs>
      </Section>
      <Section title={<Translate id="how.safety.title">Security and compliance</Translate>}>
        <CardGrid items={safety()} columns={3} />
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
