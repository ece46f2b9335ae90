import {translate} from '@docusaurus/Translate';

import type {Money} from '@site/src/components/Tool/use-money';
import {formatFigure} from '@site/src/content/figures/format';
import {figureIn, textOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {Broken} from '@site/src/features/cost/model/limits';
import type {StepTime, TotalTime} from '@site/src/features/cost/model/times';

/** How long one step takes. */
export function stepTimeText(time: StepTime, figures: ToolFigures, locale: string): string {
  switch (time.kind) {
    case 'figure':
      return textOf(figures, time.id, {locale});
    case 'at-once':
      return translate({id: 'cost.time.atOnce', message: 'at once'});
    case 'order-waits':
      return translate({id: 'cost.time.waits', message: 'when somebody takes your order'});
    case 'network':
      return translate({id: 'cost.time.network', message: 'when the network has confirmed'});
  }
}

/** All times together, such as "1–2 business days and 10–60 minutes". */
export function totalTimeText({spans, open}: TotalTime, locale: string): string {
  const known = spans.map(({unit, min, max}) =>
    formatFigure({unit, ...(min === max ? {value: max} : {min, max})}, {locale}),
  );
  const parts = [
    ...known,
    ...open.map((kind) =>
      kind === 'order-waits'
        ? translate({
            id: 'cost.time.plusWaits',
            message: 'the wait until somebody takes your order',
          })
        : translate({id: 'cost.time.plusNetwork', message: 'the time the sending network needs'}),
    ),
  ];
  return parts.length === 0
    ? translate({id: 'cost.time.allAtOnce', message: 'at once'})
    : new Intl.ListFormat(locale, {type: 'conjunction'}).format(parts);
}

/** What comes on top of the total, since nobody knows it in euro; empty where nothing does. */
export function uncountedText({uncounted}: Pick<Calculation, 'uncounted'>, money: Money): string {
  return uncounted
    .map(({unknown, coins}) => {
      if (coins) {
        return translate(
          {id: 'cost.uncounted.coins', message: 'plus {fee} network fee'},
          {fee: money.coins(coins.amount, coins.unit)},
        );
      }
      return unknown === 'variable'
        ? translate({id: 'cost.uncounted.variable', message: 'plus a network fee that varies'})
        : translate({
            id: 'cost.uncounted.notStated',
            message: 'plus the conversion of your currency',
          });
    })
    .join(', ');
}

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
