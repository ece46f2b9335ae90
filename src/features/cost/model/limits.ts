import Big from 'big.js';

import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {coinsWithFee, type CostQuestion} from './question';
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
  /** The figure that says the limit; undefined where the fees themselves are the reason. */
  figure: string | undefined;
  limit: Big | undefined;
  /** Whether another way in may avoid it. */
  ofWay: boolean;
  /** Payments, days or months that it would take. */
  parts: number | undefined;
}

/** What the question breaks, and the limits in coins that cannot be compared without a price. */
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

/** Limits of one payment by this way. */
export function limitsOfWay(
  {in: way, amount, currency}: CostQuestion,
  figures: ToolFigures,
): Broken[] {
  const {limits, minimum, daily} = figuresOfWay(way, figures);
  const broken: Broken[] = [];
  const add = (kind: BrokenKind, figure: string, limit: Big): void => {
    broken.push({
      kind,
      figure,
      limit,
      ofWay: true,
      parts: partsOf(kind, amount, limit),
    });
  };
  const least = limits ? numberOf(figures, limits, 'min') : minimum && numberOf(figures, minimum);
  if (least && amount.lt(least)) add('below-minimum', limits ?? minimum ?? '', least);
  if (limits) {
    const most = numberOf(figures, limits, 'max');
    if (amount.gt(most)) add('above-maximum', limits, most);
  }
  if (daily && amount.gt(numberOf(figures, daily)))
    add('above-day', daily, numberOf(figures, daily));
  if (way === 'sepa' && currency !== 'EUR') {
    const figure = 'deposits.article.sepa.currencies';
    broken.push({
      kind: 'euro-only',
      figure,
      limit: undefined,
      ofWay: true,
      parts: undefined,
    });
  }
  return broken;
}

/** Limits of the account, whichever way is taken. */
function limitsOfAccount(
  {amount, account}: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): Broken[] {
  const tier = account === 'pro' ? 'pro' : 'verified';
  const traded = steps
    .filter(({kind}) => kind === 'purchase' || kind === 'sale')
    .reduce((all, {base}) => all.plus(base), new Big(0));
  const limits: [BrokenKind, string, Big][] = [
    ['above-day', `deposits.tier.${tier}.daily`, amount],
    ['above-month', `deposits.tier.${tier}.monthly`, amount],
  ];
  // Trading limits have another name for the third tier, so only the second can be compared.
  if (tier === 'verified') {
    limits.push(['above-trading-day', 'trading.tier-limit.verified.daily', traded]);
  }
  return limits.flatMap(([kind, figure, value]) => {
    const limit = numberOf(figures, figure);
    return value.gt(limit)
      ? [{kind, figure, limit, ofWay: false, parts: partsOf(kind, value, limit)}]
      : [];
  });
}

function nothingLeft({amount}: CostQuestion, steps: readonly Step[]): Broken[] {
  const fees = steps.reduce((all, {euro}) => all.plus(euro ?? 0), new Big(0));
  if (fees.lt(amount)) return [];
  return [
    {
      kind: 'nothing-left',
      figure: undefined,
      limit: amount,
      ofWay: restOf(amount, steps.slice(0, 1)).eq(0),
      parts: undefined,
    },
  ];
}

function partsOf(kind: BrokenKind, value: Big, limit: Big): number | undefined {
  if (!kind.startsWith('above-')) return undefined;
  return Number(value.div(limit).round(0, Big.roundUp));
}

/** Smallest order and smallest withdrawal: in coins for some, in euro for the others. */
function limitsInCoins(
  {coin, price, out}: CostQuestion,
  steps: readonly Step[],
  figures: ToolFigures,
): {broken: Broken[]; unchecked: string[]} {
  const own = coin.toLowerCase();
  const trade = steps.find(({kind}) => kind === 'purchase' || kind === 'sale');
  const withdrawal = steps.find(({kind}) => kind === 'withdrawal');
  const wanted: {kind: BrokenKind; figure: string; euro: Big}[] = [
    ...(trade
      ? [
          {
            kind: 'order-too-small' as const,
            figure: figures[`trading.minimum-order.${own}`]
              ? `trading.minimum-order.${own}`
              : 'trading.minimum-order.other',
            euro: trade.base,
          },
        ]
      : []),
    ...(withdrawal && out === 'wallet' && coinsWithFee(figures).includes(coin)
      ? [
          {
            kind: 'withdrawal-too-small' as const,
            figure: `withdrawals.${own}.minimum`,
            euro: withdrawal.base,
          },
        ]
      : []),
  ];
  const unchecked: string[] = [];
  const broken = wanted.flatMap(({kind, figure, euro}): Broken[] => {
    const inEuro = figureIn(figures, figure).unit === 'EUR';
    if (!inEuro && !price) {
      unchecked.push(figure);
      return [];
    }
    const value = inEuro || !price ? euro : euro.div(price);
    const limit = numberOf(figures, figure);
    return value.lt(limit) ? [{kind, figure, limit, ofWay: false, parts: undefined}] : [];
  });
  return {broken, unchecked};
}
