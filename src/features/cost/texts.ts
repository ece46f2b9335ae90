import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';

import type {Tool, Writer} from '@site/src/components/Tool/use-tool';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {Broken} from '@site/src/features/cost/model/limits';
import {type CostInput, OTHER} from '@site/src/features/cost/model/question';
import type {Step, StepKind} from '@site/src/features/cost/model/steps';

export function nameOfCoin(coin: string): string {
  return coin === OTHER ? translate({id: 'cost.coin.other', message: 'Another coin'}) : coin;
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
export function costText({euro, coins}: Step, write: Writer): string {
  if (euro) return write.euro(euro);
  if (coins) return write.coins(coins.amount, coins.unit);
  return translate({id: 'cost.step.variable', message: 'varies'});
}

/** How long something takes, such as "1–2 business days". */
export function timeText(figure: string | undefined, write: Writer): string {
  return figure ? write.figure(figure) : translate({id: 'cost.time.atOnce', message: 'at once'});
}

/** The parts of the total: euro, and the fees whose euro value is unknown. */
export function sumOf(
  {total, uncounted}: Pick<Calculation, 'total' | 'uncounted'>,
  write: Writer,
): string[] {
  const others = uncounted.map(({coins}) =>
    coins
      ? write.coins(coins.amount, coins.unit)
      : translate({id: 'cost.total.variable', message: 'a network fee that varies'}),
  );
  return [write.euro(total), ...others];
}

/** The message for a violated limit and what can be done about it, in a sentence or two. */
export function brokenText({kind, figure, limit, parts = 0}: Broken, tool: Tool): string {
  const {figures, write} = tool;
  const unit = figure ? figureIn(figures, figure).unit : 'EUR';
  const limitText =
    limit && (unit === 'EUR' ? write.plainEuro(limit) : write.coins(limit, unit ?? ''));
  return interpolate(texts.broken[kind], {limit: limitText ?? '', parts});
}
