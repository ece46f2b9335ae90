import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/tax.json';

import type {Money} from '@site/src/components/Tool/use-money';
import {numberOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import type {GermanResult} from './model';

/** What becomes of a sale, in a few sentences. */
export function germanText(result: GermanResult, figures: ToolFigures, money: Money): string {
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
