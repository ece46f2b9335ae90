import Big from 'big.js';

import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import type {CostQuestion} from './question';
import {restOf, type Step} from './steps';
import {figuresOfWay} from './ways';

type BrokenKind =
  | 'below-minimum'
  | 'above-maximum'
  | 'above-day'
  | 'above-month'
  | 'above-trading-day'
  | 'euro-only'
  | 'order-too-small'
  | 'withdrawal-too-small'
  | 'nothing-left';

/** A minimum or maximum that the question breaks. */
export interface Broken {
  kind: BrokenKind;
  /** The figure that states the limit; missing if the fees themselves are the reason. */
  figure?: string;
  limit?: Big;
  /** Whether another way to pay in may avoid it. */
  ofWay: boolean;
  /** How many payments, days or months it would take instead. */
  parts?: number;
}

/** The limits that the question breaks, and those in coins that cannot be checked without a price. */
export function checkLimits(
  question: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): {broken: Broken[]; unchecked: string[]} {
  const coins = limitsInCoins(question, steps, figures);
  return {
    broken: [
      ...limitsOfWay(question, figures),
      ...limitsOfAccount(question, steps, figures),
      ...coins.broken,
      ...nothingLeft(question, steps),
    ],
    unchecked: coins.unchecked,
  };
}

/** A limit and the value that it applies to, in the unit of the limit. */
interface Limit {
  kind: BrokenKind;
  figure: string;
  end?: 'value' | 'min' | 'max';
  value: Big;
  ofWay: boolean;
}

/** Limits of a single payment made in this way. */
export function limitsOfWay(
  {in: way, amount: value, currency}: CostQuestion,
  figures: ToolFigures,
): Broken[] {
  const {minimum, maximum, daily} = figuresOfWay(way);
  const limits: Limit[] = [
    {kind: 'below-minimum', ...minimum, value, ofWay: true},
    ...(maximum ? [{kind: 'above-maximum', ...maximum, value, ofWay: true} as const] : []),
    ...(daily ? [{kind: 'above-day', figure: daily, value, ofWay: true} as const] : []),
  ];
  const broken = limits.flatMap((limit) => brokenBy(limit, figures));
  if (way !== 'sepa' || currency === 'EUR') return broken;
  const figure = 'deposits.schedule.sepa.currencies';
  return [...broken, {kind: 'euro-only', figure, ofWay: true}];
}

/** Limits of the account, whichever way to pay in is chosen. */
function limitsOfAccount(
  {amount, account}: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): Broken[] {
  const tier = account === 'pro' ? 'pro' : 'verified';
  const ofWay = false;
  const limits: Limit[] = [
    {kind: 'above-day', figure: `deposits.tier.${tier}.daily`, value: amount, ofWay},
    {kind: 'above-month', figure: `deposits.tier.${tier}.monthly`, value: amount, ofWay},
  ];
  // The trading limits call the third tier by another name, so only the second can be compared.
  if (tier === 'verified') {
    const value = steps.filter(isTrade).reduce((all, {base}) => all.plus(base), new Big(0));
    limits.push({
      kind: 'above-trading-day',
      figure: 'trading.tier-limit.verified.daily',
      value,
      ofWay,
    });
  }
  return limits.flatMap((limit) => brokenBy(limit, figures));
}

/** Minimum order and minimum withdrawal, stated in coins for some coins and in euro for others. */
function limitsInCoins(
  {coin, price}: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): {broken: Broken[]; unchecked: string[]} {
  const own = coin.toLowerCase();
  const order = `trading.minimum-order.${own}`;
  const figureOf = (step: Step): Pick<Limit, 'kind' | 'figure'> =>
    isTrade(step)
      ? {kind: 'order-too-small', figure: figures[order] ? order : 'trading.minimum-order.other'}
      : {kind: 'withdrawal-too-small', figure: `withdrawals.${own}.minimum`};
  const first = [steps.find(isTrade), steps.find(({coins}) => coins)];
  const limits = first.flatMap((step): Limit[] =>
    step ? [{...figureOf(step), value: step.base, ofWay: false}] : [],
  );
  const isInEuro = ({figure}: Limit): boolean => figureIn(figures, figure).unit === 'EUR';
  return {
    broken: limits.flatMap((limit) => {
      if (isInEuro(limit)) return brokenBy(limit, figures);
      return price ? brokenBy({...limit, value: limit.value.div(price)}, figures) : [];
    }),
    unchecked: price ? [] : limits.filter((limit) => !isInEuro(limit)).map(({figure}) => figure),
  };
}

function nothingLeft({amount}: CostQuestion, steps: readonly Step[]): Broken[] {
  if (restOf(amount, steps).gt(0)) return [];
  const ofWay = restOf(amount, steps.slice(0, 1)).eq(0);
  return [{kind: 'nothing-left', limit: amount, ofWay}];
}

function brokenBy({kind, figure, end, value, ofWay}: Limit, figures: ToolFigures): Broken[] {
  const limit = numberOf(figures, figure, end);
  if (!kind.startsWith('above-')) {
    return value.lt(limit) ? [{kind, figure, limit, ofWay}] : [];
  }
  const parts = Number(value.div(limit).round(0, Big.roundUp));
  return value.gt(limit) ? [{kind, figure, limit, ofWay, parts}] : [];
}

function isTrade({kind}: Step): boolean {
  return kind === 'purchase' || kind === 'sale';
}
