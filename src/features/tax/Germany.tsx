import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/tax.json';
import {type ReactNode, useState} from 'react';

import {parseAmount, type ParsedAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import {DayField, TextField} from '@site/src/components/Tool/fields';
import styles from '@site/src/components/Tool/styles.module.css';
import {type Money, useMoney} from '@site/src/components/Tool/use-money';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {numberOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import {faultOfDays, type GermanResult, germanTax} from './model';

/** The taxable part of the guide's worked case, at the rate that it assumes. */
const CASE = {
  bought: '2026-01-15',
  sold: '2026-05-20',
  cost: '3913.65',
  proceeds: '6078.65',
  others: '',
  rate: '35',
};
type Typed = typeof CASE;

/** One sale in Germany: the calendar decides, then the limit of the year. */
export default function Germany({figures}: {figures: ToolFigures}): ReactNode {
  const money = useMoney(figures);
  const [typed, setTyped] = useState(CASE);
  const set = (change: Partial<Typed>): void => setTyped({...typed, ...change});
  const cost = parseAmount(typed.cost, {decimals: 2});
  const proceeds = parseAmount(typed.proceeds, {decimals: 2});
  const others = parseAmount(typed.others, {decimals: 2, zero: true});
  const rate = readRate(typed.rate);
  const days = faultOfDays(typed.bought, typed.sold);
  const result =
    !days && 'value' in cost && 'value' in proceeds && 'value' in others && 'value' in rate
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
  const text = result ? germanText(result, figures, money) : '';
  const fault = (amount: ParsedAmount): string | undefined =>
    'fault' in amount ? faultText(amount.fault, money.locale) : undefined;
  const faults = {
    bought: days === 'missing' ? missingText() : undefined,
    sold: days === 'order' ? orderText() : undefined,
    cost: fault(cost),
    proceeds: fault(proceeds),
    others: fault(others),
    rate: 'fault' in rate ? rateText() : undefined,
  };
  const trouble = Object.values(faults).filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.fields}>
        <DayField
          label={<Translate id="tax.germany.bought">Bought on</Translate>}
          value={typed.bought}
          onChange={(bought) => set({bought})}
          fault={faults.bought}
        />
        <DayField
          label={<Translate id="tax.germany.sold">Sold on</Translate>}
          value={typed.sold}
          onChange={(sold) => set({sold})}
          fault={faults.sold}
        />
        <TextField
          label={<Translate id="tax.germany.cost">Cost with fee, in euro</Translate>}
          value={typed.cost}
          onChange={(value) => set({cost: value})}
          decimal
          fault={faults.cost}
        />
        <TextField
          label={<Translate id="tax.germany.proceeds">Proceeds less fee, in euro</Translate>}
          value={typed.proceeds}
          onChange={(value) => set({proceeds: value})}
          decimal
          fault={faults.proceeds}
        />
        <TextField
          label={
            <Translate id="tax.germany.others">Other taxable gains of the year, in euro</Translate>
          }
          value={typed.others}
          onChange={(value) => set({others: value})}
          decimal
          fault={faults.others}
          hint={
            <Translate id="tax.germany.others.hint">
              From private sales within the period, losses taken off.
            </Translate>
          }
        />
        <TextField
          label={<Translate id="tax.germany.rate">Your personal rate in per cent</Translate>}
          value={typed.rate}
          onChange={(value) => set({rate: value})}
          decimal
          fault={faults.rate}
          hint={
            <Translate id="tax.germany.rate.hint">
              An assumption; leave it empty if unknown.
            </Translate>
          }
        />
      </div>
      <Announcement text={typed === CASE ? '' : text || trouble} />
      {result && (
        <Verdict
          tone={result.kind === 'taxable' || result.kind === 'earlier-limit' ? 'warning' : 'good'}>
          <p>{text}</p>
        </Verdict>
      )}
    </>
  );
}

/** What becomes of a sale, in a few sentences. */
function germanText(result: GermanResult, figures: ToolFigures, money: Money): string {
  const {kind, gain, exemptFrom, year, tax} = result;
  return interpolate(texts.germany[kind === 'taxable' && tax ? 'taxable-at-rate' : kind], {
    gain: money.euro(gain),
    year: money.euro(year),
    limit: money.plainEuro(numberOf(figures, 'tax.germany.limit')),
    day: new Intl.DateTimeFormat(money.locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
      new Date(`${exemptFrom}T00:00Z`),
    ),
    tax: tax ? money.euro(tax) : '',
  });
}

function readRate(typed: string): ParsedAmount {
  const rate = parseAmount(typed.replace(/\s*%\s*$/, ''), {decimals: 2, zero: true});
  return 'value' in rate && rate.value.gt(100) ? {fault: 'too-large'} : rate;
}

function rateText(): string {
  return translate({
    id: 'tax.germany.rate.fault',
    message: 'A rate is a number from 0 to 100, such as 35.',
  });
}

function missingText(): string {
  return translate({id: 'tax.germany.missing', message: 'Give both days in full.'});
}

function orderText(): string {
  return translate({
    id: 'tax.germany.order',
    message: 'Sold before it was bought? Look at both days again.',
  });
}
