import {translate} from '@docusaurus/Translate';

import type {Money} from '@site/src/components/Tool/use-money';
import {type ToolFigures, numberOf} from '@site/src/content/figures/tool-figures';
import type {GermanResult} from './model';

/** What becomes of a sale, in a few sentences. */
export function germanText(result: GermanResult, figures: ToolFigures, money: Money): string {
  const {kind, gain, exemptFrom, year, tax} = result;
  const values = {
    gain: money.euro(gain),
    year: money.euro(year),
    limit: money.plainEuro(numberOf(figures, 'tax.germany.limit')),
    day: new Intl.DateTimeFormat(money.locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
      new Date(`${exemptFrom}T00:00Z`),
    ),
    tax: tax ? money.euro(tax) : '',
  };
  switch (kind) {
    case 'exempt':
      return translate(
        {
          id: 'tax.germany.exempt',
          message:
            'Exempt: the holding period was over from {day}. The result of {gain}, gain or loss, does not count.',
        },
        values,
      );
    case 'below-limit':
      return translate(
        {
          id: 'tax.germany.below',
          message:
            'Within the period, with a result of {gain}. The year’s gain of {year} is below {limit}, so it is free. A sale is exempt from {day}.',
        },
        values,
      );
    case 'loss':
      return translate(
        {
          id: 'tax.germany.loss',
          message:
            'Within the period, with a result of {gain}. The year’s private sales come to {year}: no tax, and a loss that you can declare. A sale is exempt from {day}.',
        },
        values,
      );
    case 'earlier-limit':
      return translate(
        {
          id: 'tax.germany.earlier',
          message:
            'Within the period, with a result of {gain} and {year} in the year. Before 2024 another limit held, which is not used here.',
        },
        values,
      );
    case 'taxable':
      return tax
        ? translate(
            {
              id: 'tax.germany.taxable.rate',
              message:
                'Taxable: sold within the period, with a result of {gain}. The year’s gain of {year} reaches {limit}, so all of it counts: {tax} at your rate, surcharges left aside. A sale is exempt from {day}.',
            },
            values,
          )
        : translate(
            {
              id: 'tax.germany.taxable',
              message:
                'Taxable: sold within the period, with a result of {gain}. The year’s gain of {year} reaches {limit}, so all of it counts at your personal rate. A sale is exempt from {day}.',
            },
            values,
          );
  }
}
