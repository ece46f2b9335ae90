import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import titles from '@generated/content-files/default/page-titles.json';
import texts from '@generated/texts/default/page-tools.json';
import type {ReactNode} from 'react';

import {CurrentFigureTable} from '@site/src/components/CurrentFigures';
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
  const {title, description, lead, fees} = texts.cost;
  const data = toolData(pickFigures(allFigures(), COST_FIGURES), (route) => ({
    route,
    title: titles[route] ?? route,
  }));
  return (
    <Page title={title} description={description} lead={lead}>
      <StartNow />
      <div className={`container ${form.page}`}>
        <CostCalculator {...data} />
      </div>
      <Section
        tone="tinted"
        title={fees.title}
        lead={
          <Interpolate
            values={{
              schedule: <Link to="/resources/fee-schedule">{fees.schedule}</Link>,
            }}>
            {fees.lead}
          </Interpolate>
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
