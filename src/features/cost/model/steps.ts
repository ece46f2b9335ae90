import Big from 'big.js';

import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {coinsWithFee, type CostQuestion, type WayIn} from './question';

/** The figures of each way to pay in. Apple Pay is a card payment with a fee of its own. */
export const FIGURES_OF_WAY: Readonly<Record<WayIn, {fee: string; limits: string; time: string}>> =
  {
    sepa: waySchedule('sepa'),
    card: waySchedule('card'),
    'card-other': {...waySchedule('card'), fee: 'deposits.card.non-european.fee'},
    'apple-pay': {...waySchedule('card'), fee: 'deposits.schedule.apple-pay.fee'},
    swift: waySchedule('swift'),
  };

function waySchedule(way: string): {fee: string; limits: string; time: string} {
  const figure = (name: string): string => `deposits.schedule.${way}.${name}`;
  return {fee: figure('fee'), limits: figure('limits'), time: figure('time')};
}

export type StepKind = 'deposit' | 'purchase' | 'sale' | 'withdrawal';

export interface Step {
  kind: StepKind;
  /** The figure that states the fee. */
  figure: string;
  /** The amount in euro that the fee is charged on. */
  base: Big;
  /** Euro, rounded half up to the cent; missing if it varies, or if there is no price. */
  euro?: Big;
  /** The fee in coins, if it is set in coins. */
  coins?: {amount: Big; unit: string};
  /** The figure that states how long the step takes; missing if it is immediate. */
  time?: string;
}

/**
 * The steps from the first to the last, each with its fee. Every fee is deducted from what the
 * previous step left, so that nothing is spent beyond the amount.
 */
export function stepsOf(question: CostQuestion, figures: ToolFigures): Step[] {
  const {action, amount, in: way, out, volume} = question;
  const steps: Step[] = [];
  const add = (kind: StepKind, figure: string, time?: string): void => {
    const base = restOf(amount, steps);
    steps.push({kind, figure, base, euro: feeOn(base, figure, figures), ...(time && {time})});
  };
  if (action === 'buy') add('deposit', FIGURES_OF_WAY[way].fee, FIGURES_OF_WAY[way].time);
  if (action !== 'withdraw') {
    const tier = tierOf(figures, volume);
    add(action === 'buy' ? 'purchase' : 'sale', `trading.tier.${tier}.taker`);
  }
  if (out === 'wallet') steps.push(networkStep(question, restOf(amount, steps), figures));
  else if (out !== 'stay') add('withdrawal', `withdrawals.${out}.fee`, `withdrawals.${out}.time`);
  return steps;
}

/** What remains of the amount after the known fees, never less than zero. */
export function restOf(amount: Big, steps: readonly Step[]): Big {
  const rest = steps.reduce((all, {euro}) => all.minus(euro ?? 0), amount);
  return rest.lt(0) ? new Big(0) : rest;
}

function networkStep({coin, price}: CostQuestion, base: Big, figures: ToolFigures): Step {
  const common = {kind: 'withdrawal', base, time: 'withdrawals.article.crypto.time'} as const;
  if (!coinsWithFee(figures).includes(coin)) return {...common, figure: 'withdrawals.other.fee'};
  const figure = `withdrawals.${coin.toLowerCase()}.fee`;
  const amount = numberOf(figures, figure);
  const euro = price && amount.times(price).round(2, Big.roundHalfUp);
  return {...common, figure, coins: {amount, unit: coin}, ...(euro && {euro})};
}

/**
 * The fee on an amount in euro: a percentage, a fixed sum, or both.
 *
 * @throws Error for a figure that is not a fee
 */
function feeOn(base: Big, id: string, figures: ToolFigures): Big {
  const {value, unit, plus} = figureIn(figures, id);
  return [{value, unit}, ...(plus ? [plus] : [])]
    .map((part) => {
      if (typeof part.value !== 'number' || (part.unit !== 'percent' && part.unit !== 'EUR')) {
        throw new Error(`The figure "${id}" is not a fee in per cent or euros`);
      }
      return part.unit === 'EUR' ? new Big(part.value) : base.times(part.value).div(100);
    })
    .reduce((all, part) => all.plus(part), new Big(0))
    .round(2, Big.roundHalfUp);
}

const VOLUME = /^trading\.tier\.([a-z]+)\.volume$/;

/**
 * The tier for a 30-day volume: the highest that the volume has reached. The pages give ranges in
 * whole euro (to 10,000, from 10,001), so a volume between two ranges belongs to the lower one.
 */
export function tierOf(figures: ToolFigures, volume: Big): string {
  const reached = Object.keys(figures).flatMap((id) => {
    const name = VOLUME.exec(id)?.[1];
    if (name === undefined) return [];
    const isOver = figureIn(figures, id).bound === 'over';
    const start = numberOf(figures, id, isOver ? 'value' : 'min');
    return (isOver ? volume.gt(start) : volume.gte(start)) ? [{name, start}] : [];
  });
  const last = reached.sort((a, b) => a.start.cmp(b.start)).at(-1);
  if (!last) throw new Error('No tier begins at a volume of zero');
  return last.name;
}
