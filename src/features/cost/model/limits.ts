import Big from 'big.js';

import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import type {CostQuestion} from './question';
import {FIGURES_OF_WAY, restOf, type Step} from './steps';

type BrokenKind =
  | 'below-minimum'
  | 'above-maximum'
  | 'above-day'
  | 'above-month'
  | 'above-trading-day'
  | 'order-too-small'
  | 'withdrawal-too-small'
  | 'nothing-left';

/** A minimum or maximum that the question breaks. */
export interface Broken {
  kind: BrokenKind;
  /** The figure that states the limit; missing if the fees themselves are the reason. */
  figure?: string;
  limit: Big;
  unit: string;
  /** Whether another way to pay in may avoid it. */
  ofWay: boolean;
  /** How many payments, days or months it would take instead. */
  parts?: number;
}

/** A limit and the value in euros that it applies to. */
type Limit = [kind: BrokenKind, figure: string, value: Big, end?: 'min' | 'max'];

/** The limits of a verified account that the question breaks. */
export function brokenLimits(
  question: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): Broken[] {
  const {amount, price} = question;
  const broken = limitsOf(question, steps, figures).flatMap(([kind, figure, euro, end]) => {
    const limit = numberOf(figures, figure, end);
    const {unit = ''} = figureIn(figures, figure);
    const value = unit === 'EUR' ? euro : price && euro.div(price);
    // Without a price, a limit in coins cannot be checked.
    if (!value) return [];
    const isMaximum = kind.startsWith('above-');
    if (isMaximum ? value.lte(limit) : value.gte(limit)) return [];
    const parts = isMaximum ? {parts: value.div(limit).round(0, Big.roundUp).toNumber()} : {};
    return [{kind, figure, limit, unit, ofWay: end !== undefined, ...parts}];
  });
  const left = restOf(amount, steps);
  return left.gt(0)
    ? broken
    : [...broken, {kind: 'nothing-left', limit: left, unit: 'EUR', ofWay: false}];
}

function limitsOf(
  {action, in: way, amount, coin}: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): Limit[] {
  const {limits} = FIGURES_OF_WAY[way];
  const own = coin.toLowerCase();
  const order = `trading.minimum-order.${own}`;
  const trade = steps.find(({kind}) => kind === 'purchase' || kind === 'sale');
  const network = steps.find((step) => step.coins);
  const all: Limit[] = [];
  if (action === 'buy')
    all.push(
      ['below-minimum', limits, amount, 'min'],
      ['above-maximum', limits, amount, 'max'],
      ['above-day', 'deposits.tier.verified.daily', amount],
      ['above-month', 'deposits.tier.verified.monthly', amount],
    );
  if (trade)
    all.push(
      ['above-trading-day', 'trading.tier-limit.verified.daily', trade.base],
      ['order-too-small', figures[order] ? order : 'trading.minimum-order.other', trade.base],
    );
  if (network) all.push(['withdrawal-too-small', `withdrawals.${own}.minimum`, network.base]);
  return all;
}
