import {translate} from '@docusaurus/Translate';

import type {Broken} from '@site/src/features/cost/model/limits';
import {type ToolFigures, figureIn} from '@site/src/content/figures/tool-figures';

import type {Money} from '@site/src/components/Tool/use-money';

/** A limit that is broken, and what can be done, in a sentence or two. */
export function brokenText(broken: Broken, figures: ToolFigures, money: Money): string {
  const {kind, figure, limit, value, parts = 0} = broken;
  const unit = figure ? figureIn(figures, figure).unit : 'EUR';
  const write = (amount: typeof value): string =>
    unit === 'EUR' || unit === undefined ? money.plainEuro(amount) : money.coins(amount, unit);
  const values = {limit: limit ? write(limit) : '', value: write(value), parts: String(parts)};
  switch (kind) {
    case 'below-minimum':
      return translate(
        {
          id: 'cost.broken.minimum',
          message: 'Too little: the smallest payment by this way is {limit}.',
        },
        values,
      );
    case 'above-maximum':
      return translate(
        {
          id: 'cost.broken.maximum',
          message:
            'Too much at once: one payment by this way is {limit} at most. It takes {parts} payments.',
        },
        values,
      );
    case 'above-day':
      return broken.ofWay
        ? translate(
            {
              id: 'cost.broken.wayDay',
              message:
                'Too much for a day by this way: {limit} at most. Spread it over {parts} days.',
            },
            values,
          )
        : translate(
            {
              id: 'cost.broken.day',
              message:
                'Too much for a day by all ways together: {limit} at most. Spread it over {parts} days.',
            },
            values,
          );
    case 'above-month':
      return translate(
        {
          id: 'cost.broken.month',
          message: 'Too much for a month: {limit} at most. Spread it over {parts} months.',
        },
        values,
      );
    case 'above-trading-day':
      return translate(
        {
          id: 'cost.broken.tradingDay',
          message: 'Too much to trade in a day: {limit} at most. Spread it over {parts} days.',
        },
        values,
      );
    case 'euro-only':
      return translate({
        id: 'cost.broken.euroOnly',
        message:
          'SEPA carries euro alone. Your bank would convert first, at its own rate, or you take another way.',
      });
    case 'order-too-small':
      return translate(
        {id: 'cost.broken.order', message: 'Too little to order: the smallest order is {limit}.'},
        values,
      );
    case 'withdrawal-too-small':
      return translate(
        {
          id: 'cost.broken.withdrawal',
          message: 'Too little to withdraw: the smallest withdrawal is {limit}.',
        },
        values,
      );
    case 'nothing-left':
      return translate({
        id: 'cost.broken.nothing',
        message: 'The fees are as large as the amount: nothing would be left of it.',
      });
  }
}
