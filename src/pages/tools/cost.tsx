import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import data from '@generated/figures/default/cost.json';
import cardFees from '@generated/figures/default/table-card-fees.json';
import cryptoWithdrawals from '@generated/figures/default/table-crypto-withdrawals.json';
import deposits from '@generated/figures/default/table-deposit-schedule.json';
import fiatWithdrawals from '@generated/figures/default/table-fiat-withdrawals.json';
import tiers from '@generated/figures/default/table-trading-tiers.json';
import texts from '@generated/texts/default/page-tools.json';
import type {ReactNode} from 'react';

import FigureTable from '@site/src/components/FigureTable';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import StartNow from '@site/src/components/StartNow';
import form from '@site/src/components/Tool/styles.module.css';
import CostCalculator from '@site/src/features/cost';

const TABLES = [tiers, deposits, cardFees, fiatWithdrawals, cryptoWithdrawals];

/** /tools/cost: every fee on the way from a payment to a coin. A calculation can be shared by its URL. */
export default function Cost(): ReactNode {
  const {title, description, lead, fees} = texts.cost;
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
          {TABLES.map(({table}) => (
            <FigureTable key={table.caption} table={table} />
          ))}
        </div>
      </Section>
    </Page>
  );
}
