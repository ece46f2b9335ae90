import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import type Big from 'big.js';

import type {Tool, Writer} from '@site/src/components/Tool/use-tool';
import {formatFigure} from '@site/src/content/figures/format';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {Broken} from '@site/src/features/cost/model/limits';
import {type CostInput, OTHER} from '@site/src/features/cost/model/question';
import type {Step, StepKind} from '@site/src/features/cost/model/steps';
import type {StepTime, TotalTime} from '@site/src/features/cost/model/times';

export function nameOfCoin(coin: string): string {
  return coin === OTHER ? translate({id: 'cost.coin.other', message: 'Another coin'}) : coin;
}

export function nameOfCurrency(currency: string): string {
  return currency === OTHER
    ? translate({id: 'cost.currency.other', message: 'Another currency'})
    : currency;
}

export function nameOfStep(
  kind: StepKind,
  {in: way, out, coin}: Pick<CostInput, 'in' | 'out' | 'coin'>,
): string {
  if (kind === 'deposit') return texts.in[way];
  if (kind === 'withdrawal' && out === 'wallet') return texts.step.network;
  return interpolate(texts.step[kind], {coin: nameOfCoin(coin)});
}

/** The cost of a step: in euro if known, otherwise in coins or words. */
export function costText({euro, coins, unknown}: Step, write: Writer): string {
  if (euro) return write.euro(euro);
  if (coins) return write.coins(coins.amount, coins.unit);
  return unknown === 'variable'
    ? translate({id: 'cost.step.variable', message: 'varies'})
    : translate({id: 'cost.step.notStated', message: 'not included'});
}

export function stepTimeText(time: StepTime, write: Writer): string {
  return time.kind === 'figure' ? write.figure(time.id) : texts.time[time.kind];
}

/** The total time, such as "1–2 business days and 10–60 minutes". */
export function totalTimeText({spans, open}: TotalTime, locale: string): string {
  const known = spans.map(({unit, min, max}) =>
    formatFigure({unit, ...(min === max ? {value: max} : {min, max})}, {locale}),
  );
  const parts = [...known, ...open.map((kind) => texts.alsoTime[kind])];
  return parts.length === 0
    ? texts.time['at-once']
    : new Intl.ListFormat(locale, {type: 'conjunction'}).format(parts);
}

/** The parts of the total: euro, and the fees whose euro value is unknown. */
export function sumOf(
  {total, uncounted}: Pick<Calculation, 'total' | 'uncounted'>,
  write: Writer,
): string[] {
  const others = uncounted.map(({unknown, coins}) =>
    coins
      ? write.coins(coins.amount, coins.unit)
      : texts.uncounted[unknown === 'variable' ? 'variable' : 'not-stated'],
  );
  return [write.euro(total), ...others];
}

/** The message for a violated limit and what can be done about it, in a sentence or two. */
export function brokenText(broken: Broken, {figures, write}: Tool): string {
  const {kind, figure, limit, parts = 0, ofWay} = broken;
  const unit = figure ? figureIn(figures, figure).unit : 'EUR';
  const limitText = (amount: Big): string =>
    unit === 'EUR' || unit === undefined ? write.plainEuro(amount) : write.coins(amount, unit);
  const message = texts.broken[kind === 'above-day' && ofWay ? 'above-way-day' : kind];
  return interpolate(message, {limit: limit ? limitText(limit) : '', parts});
}
