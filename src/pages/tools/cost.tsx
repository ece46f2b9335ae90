import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import titles from '@generated/content-files/default/page-titles.json';
import type {ReactNode} from 'react';

import {CurrentFigureTable} from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import StartNow from '@site/src/components/StartNow';
import form from '@site/src/components/Tool/styles.module.css';
import {allFigures} from '@site/src/content/figures';
import {pickFigures, toolData} from '@site/src/content/figures/tool-figures';
import CostCalculator from '@site/src/features/cost';
import {COST_FIGURES} from '@site/src/features/cost/figures';

const TABLES = [
  'trading-tiers',
  'deposit-schedule',
  'card-fees',
  'fiat-withdrawals',
  'crypto-withdrawals',
] as const;

/** /tools/cost: from one's money to a coin, with every fee on the way. A calculation can be shared by its address. */
export default function Cost(): ReactNode {
  const data = toolData(pickFigures(allFigures(), COST_FIGURES), (route) => ({
    route,
    title: titles[route] ?? route,
  }));
  return (
    <Page
      title={translate({id: 'costPage.title', message: 'Cost calculator'})}
      description={translate({
        id: 'costPage.description',
        message:
          'What it costs, how long it takes and whether you may: from a card or bank account to a coin in your own wallet, every fee with its source.',
      })}
      lead={
        <Translate id="costPage.lead">
          Every fee between your payment and the coin in your wallet, in one sum.
        </Translate>
      }>
      <StartNow />
      <div className={`container ${form.page}`}>
        <CostCalculator {...data} />
      </div>
      <Section
        tone="tinted"
        title={<Translate id="costPage.fees.title">The fees behind it</Translate>}
        lead={
          <Translate
            id="costPage.fees.lead"
            values={{
              schedule: (
                <Link to="/resources/fee-schedule">
                  <Translate id="costPage.schedule">fee schedule</Translate>
                </Link>
              ),
            }}>
            {'The {schedule} explains them, and applies wherever two pages differ.'}
          </Translate>
        }>
        <div className={form.columns}>
          {TABLES.map((name) => (
            <CurrentFigureTable key={name} name={name} />
          ))}
        </div>
      </Section>
    </Page>
  );
}
