import Big from 'big.js';

import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {coinsWithFee, type CostQuestion} from './question';
import type {StepTime} from './times';
import {figuresOfWay} from './ways';

/** Why the cost of a step is not known in euro. */
type Unknown =
  /** A fee in coins, without a price to convert it. */
  | 'no-price'
  /** A network fee that is shown before the visitor confirms. */
  | 'variable'
  /** Not stated on any page. */
  | 'not-stated';

export type StepKind = 'deposit' | 'conversion' | 'purchase' | 'sale' | 'withdrawal';

export interface Step {
  kind: StepKind;
  /** The figure that states the fee; missing if no page states it. */
  figure?: string;
  /** The amount in euro that the fee is charged on. */
  base: Big;
  /** Euro, rounded half up to the cent; missing if unknown. */
  euro?: Big;
  unknown?: Unknown;
  /** The fee in coins, if it is set in coins. */
  coins?: {amount: Big; unit: string};
  time: StepTime;
}

function toCents(euro: Big): Big {
  return euro.round(2, Big.roundHalfUp);
}

/**
 * The steps from the first payment to the last, each with its fee. Every fee is deducted from what
 * the previous step left, so that nothing is spent beyond the amount.
 */
export function stepsOf(question: CostQuestion, figures: ToolFigures): Step[] {
  const steps: Step[] = [];
  const left = (): Big => restOf(question.amount, steps);
  steps.push(...depositSteps(question, figures));
  for (const kind of tradesOf(question)) {
    const tier = tierOf(figures, question.volume);
    const figure = `trading.tier.${tier}.${question.role}`;
    const time: StepTime = {kind: question.role === 'taker' ? 'at-once' : 'order-waits'};
    steps.push(known(kind, figure, left(), figures, time));
  }
  if (question.out === 'wallet') steps.push(networkStep(question, left(), figures));
  else if (question.out !== 'stay') {
    const time: StepTime = {
      kind: 'figure',
      id: `withdrawals.${question.out}.time`,
    };
    steps.push(known('withdrawal', `withdrawals.${question.out}.fee`, left(), figures, time));
  }
  return steps;
}

/** What remains of the amount after the known fees, never less than zero. */
export function restOf(amount: Big, steps: readonly Step[]): Big {
  const rest = steps.reduce((all, {euro}) => all.minus(euro ?? 0), amount);
  return rest.lt(0) ? new Big(0) : rest;
}

function depositSteps(question: CostQuestion, figures: ToolFigures): Step[] {
  const {in: way, amount, currency} = question;
  const {fee, time} = figuresOfWay(way);
  const deposit = known('deposit', fee, amount, figures, time);
  if (currency === 'EUR' || way === 'crypto' || way === 'sepa') return [deposit];
  const isCard = way === 'card' || way === 'card-other';
  const atOnce: StepTime = {kind: 'at-once'};
  return [
    deposit,
    isCard
      ? known('conversion', 'deposits.card.conversion.fee', amount, figures, atOnce)
      : {kind: 'conversion', base: amount, unknown: 'not-stated', time: atOnce},
  ];
}

/** Money is turned into coins, or coins into money; from bank to bank, both. */
function tradesOf({in: way, out}: CostQuestion): ('purchase' | 'sale')[] {
  const toBank = out === 'sepa' || out === 'swift';
  if (way === 'crypto') return toBank ? ['sale'] : [];
  return toBank ? ['purchase', 'sale'] : ['purchase'];
}

function networkStep({coin, price}: CostQuestion, base: Big, figures: ToolFigures): Step {
  const common = {
    kind: 'withdrawal',
    base,
    time: {kind: 'figure', id: 'withdrawals.article.crypto.time'},
  } as const;
  if (!coinsWithFee(figures).includes(coin)) {
    return {...common, figure: 'withdrawals.other.fee', unknown: 'variable'};
  }
  const figure = `withdrawals.${coin.toLowerCase()}.fee`;
  const amount = new Big(Number(figureIn(figures, figure).value));
  return {
    ...{...common, figure, coins: {amount, unit: coin}},
    ...(price ? {euro: toCents(amount.times(price))} : {unknown: 'no-price' as const}),
  };
}

function known(
  kind: StepKind,
  figure: string,
  base: Big,
  figures: ToolFigures,
  time: StepTime,
): Step {
  return {kind, figure, base, euro: toCents(feeOn(base, figure, figures)), time};
}

/**
 * The fee on an amount in euro: a percentage, a fixed sum, or both.
 *
 * @throws Error for a figure that is not a fee
 */
function feeOn(base: Big, id: string, figures: ToolFigures): Big {
  const {value, unit, plus} = figureIn(figures, id);
  if (typeof value !== 'number' || (unit !== 'percent' && unit !== 'EUR')) {
    throw new Error(`The figure "${id}" is not a fee in per cent or euros`);
  }
  const fee = partOf(base, value, unit);
  return plus && (plus.unit === 'percent' || plus.unit === 'EUR')
    ? fee.plus(partOf(base, plus.value, plus.unit))
    : fee;
}

function partOf(base: Big, value: number, unit: 'percent' | 'EUR'): Big {
  return unit === 'percent' ? base.times(value).div(100) : new Big(value);
}

const VOLUME = /^trading\.tier\.([a-z]+)\.volume$/;

/**
 * The tier for a 30-day volume: the highest that the volume has reached. The pages give ranges in
 * whole euro (to 10,000, from 10,001), so a volume between two ranges belongs to the lower one.
 */
export function tierOf(figures: ToolFigures, volume: Big): string {
  const tiers = Object.keys(figures).flatMap((id) => {
    const name = VOLUME.exec(id)?.[1];
    return name === undefined ? [] : [{name, id}];
  });
  const reached = tiers.filter(({id}) =>
    figureIn(figures, id).bound === 'over'
      ? volume.gt(numberOf(figures, id))
      : volume.gte(numberOf(figures, id, 'min')),
  );
  const last = reached.sort((a, b) => startOf(figures, a.id).cmp(startOf(figures, b.id))).at(-1);
  if (!last) throw new Error('No tier begins at a volume of zero');
  return last.name;
}

function startOf(figures: ToolFigures, id: string): Big {
  return numberOf(figures, id, figureIn(figures, id).bound === 'over' ? 'value' : 'min');
}
