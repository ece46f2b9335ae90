import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/tax.json';
import {type ReactNode, useState} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import {parseAmount, type ParsedAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import {useTool} from '@site/src/components/Tool/use-tool';
import type {Writer} from '@site/src/components/Tool/writer';
import Case from './Case';
import {faultOfDays, type GermanResult, germanTax} from './model';

/** The taxable part of the guide's worked example, at its assumed tax rate. */
const START = {
  bought: '2026-01-15',
  sold: '2026-05-20',
  cost: '3913.65',
  proceeds: '6078.65',
  others: '',
  rate: '35',
};

/** One sale in Germany: the holding period decides first, then the annual limit. */
export default function Germany(): ReactNode {
  const {figures, write} = useTool();
  const [typed, setTyped] = useState(START);
  const {bought, sold} = typed;
  const cost = parseAmount(typed.cost, {decimals: 2});
  const proceeds = parseAmount(typed.proceeds, {decimals: 2});
  const others = parseAmount(typed.others, {decimals: 2, zero: true});
  const rate = readRate(typed.rate);
  const days = faultOfDays(bought, sold);
  const result =
    !days && cost.value && proceeds.value && others.value && rate.value
      ? germanTax(
          {
            ...{bought, sold, cost: cost.value, proceeds: proceeds.value, others: others.value},
            rate: typed.rate.trim() === '' ? undefined : rate.value,
          },
          figures,
        )
      : undefined;
  const isTaxed = result?.kind === 'taxable' || result?.kind === 'earlier-limit';
  const faultOf = ({fault}: ParsedAmount): string | undefined =>
    fault && faultText(fault, write.locale);
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
    cost: faultOf(cost),
    proceeds: faultOf(proceeds),
    others: faultOf(others),
    rate:
      rate.fault &&
      translate({
        id: 'tax.germany.rate.fault',
        message: 'A rate is a number from 0 to 100, such as 35.',
      }),
  };
  return (
    <Case
      {...{start: START, typed, onTyped: setTyped, words: texts.germany, faults}}
      kinds={{bought: 'day', sold: 'day'}}
      result={result ? germanText(result, write) : ''}
      tone={isTaxed ? 'warning' : 'good'}
    />
  );
}

/** The tax treatment of a sale, in a few sentences. */
function germanText({kind, gain, exemptFrom, year, tax}: GermanResult, write: Writer): string {
  return interpolate(texts.results[kind === 'taxable' && tax ? 'taxable-at-rate' : kind], {
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
