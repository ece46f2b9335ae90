import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/tax.json';
import {type ReactNode, useState} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import Field from '@site/src/components/Field';
import {parseAmount, type ParsedAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import styles from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import type {Writer} from '@site/src/components/Tool/writer';
import {faultOfDays, type GermanResult, germanTax} from './model';

/** The taxable part of the guide's worked example, at its assumed tax rate. */
const CASE = {
  bought: '2026-01-15',
  sold: '2026-05-20',
  cost: '3913.65',
  proceeds: '6078.65',
  others: '',
  rate: '35',
};
type Typed = typeof CASE;
const AMOUNTS = ['cost', 'proceeds', 'others', 'rate'] as const;
type Amount = (typeof AMOUNTS)[number];

/** One sale in Germany: the holding period decides first, then the annual limit. */
export default function Germany(): ReactNode {
  const {figures, write} = useTool();
  const [typed, setTyped] = useState(CASE);
  const set = (change: Partial<Typed>): void => setTyped({...typed, ...change});
  const cost = parseAmount(typed.cost, {decimals: 2});
  const proceeds = parseAmount(typed.proceeds, {decimals: 2});
  const others = parseAmount(typed.others, {decimals: 2, zero: true});
  const rate = readRate(typed.rate);
  const days = faultOfDays(typed.bought, typed.sold);
  const result =
    !days && cost.value && proceeds.value && others.value && rate.value
      ? germanTax(
          {
            bought: typed.bought,
            sold: typed.sold,
            cost: cost.value,
            proceeds: proceeds.value,
            others: others.value,
            rate: typed.rate.trim() === '' ? undefined : rate.value,
          },
          figures,
        )
      : undefined;
  const text = result ? germanText(result, write) : '';
  const fault = (amount: ParsedAmount): string | undefined =>
    amount.fault && faultText(amount.fault, write.locale);
  const faults = {
    bought:
      days === 'missing'
        ? translate({id: 'tax.germany.missing', message: 'Enter both dates in full.'})
        : undefined,
    sold:
      days === 'order'
        ? translate({
            id: 'tax.germany.order',
            message: 'The sale is before the purchase. Check both dates.',
          })
        : undefined,
    cost: fault(cost),
    proceeds: fault(proceeds),
    others: fault(others),
    rate:
      rate.fault &&
      translate({
        id: 'tax.germany.rate.fault',
        message: 'A rate is a number from 0 to 100, such as 35.',
      }),
  };
  const trouble = Object.values(faults).filter(Boolean).join(' ');
  const labels: Record<Amount, string> = {
    cost: translate({id: 'tax.germany.cost', message: 'Cost with fee, in euros'}),
    proceeds: translate({id: 'tax.germany.proceeds', message: 'Proceeds less fee, in euros'}),
    others: translate({
      id: 'tax.germany.others',
      message: 'Other taxable gains of the year, in euros',
    }),
    rate: translate({id: 'tax.germany.rate', message: 'Your personal rate in per cent'}),
  };
  const hints: Partial<Record<Amount, string>> = {
    others: translate({
      id: 'tax.germany.others.hint',
      message: 'From private sales within the period, after losses.',
    }),
    rate: translate({
      id: 'tax.germany.rate.hint',
      message: 'An assumption; leave it empty if unknown.',
    }),
  };
  return (
    <>
      <div className={styles.fields}>
        <Field
          kind="day"
          label={<Translate id="tax.germany.bought">Bought on</Translate>}
          value={typed.bought}
          onValue={(bought) => set({bought})}
          fault={faults.bought}
        />
        <Field
          kind="day"
          label={<Translate id="tax.germany.sold">Sold on</Translate>}
          value={typed.sold}
          onValue={(sold) => set({sold})}
          fault={faults.sold}
        />
        {AMOUNTS.map((name) => (
          <Field
            kind="amount"
            key={name}
            label={labels[name]}
            value={typed[name]}
            onValue={(value) => set({[name]: value})}
            fault={faults[name]}
            hint={hints[name]}
          />
        ))}
      </div>
      <Announcement text={typed === CASE ? '' : text || trouble} />
      {result && (
        <Verdict
          tone={result.kind === 'taxable' || result.kind === 'earlier-limit' ? 'warning' : 'good'}>
          <p suppressHydrationWarning>{text}</p>
        </Verdict>
      )}
    </>
  );
}

/** The tax treatment of a sale, in a few sentences. */
function germanText({kind, gain, exemptFrom, year, tax}: GermanResult, write: Writer): string {
  return interpolate(texts.germany[kind === 'taxable' && tax ? 'taxable-at-rate' : kind], {
    gain: write.euro(gain),
    year: write.euro(year),
    limit: write.figure('tax.germany.limit', 'bare'),
    day: calendarDate(exemptFrom, write.locale),
    tax: tax ? write.euro(tax) : '',
  });
}

function readRate(typed: string): ParsedAmount {
  const rate = parseAmount(typed.replace(/\s*%\s*$/, ''), {decimals: 2, zero: true});
  return rate.value?.gt(100) ? {fault: 'too-large'} : rate;
}
