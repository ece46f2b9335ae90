import Big from 'big.js';

import {numberOf, type ToolFigures} from '../../content/figures/tool-figures';

/** Figures that the limits tool works with. */
export const LIMIT_FIGURES: readonly RegExp[] = [
  /^deposits\.tier\.\w+\.(daily|monthly)$/,
  /^deposits\.site\.(daily|monthly)-maximum$/,
  /^compliance\.kyc\.review$/,
];

export type Period = 'day' | 'month';

const DAILY = /^deposits\.tier\.(\w+)\.daily$/;

export interface TierAnswer {
  /** As in the ids: basic, verified, pro. */
  tier: string;
  /** Figures of its limits. */
  daily: string;
  monthly: string;
  /** Whether the amount fits into the period. */
  fits: boolean;
  /** Days on which one has to pay in, where it fits into a month but not into a day. */
  days: number;
  /** What is left of the month afterwards, in euro; undefined where it does not fit into one. */
  left: Big | undefined;
}

/** What each tier can do with an amount in a day or in a month, the lowest tier first. */
export function limitsFor(amount: Big, period: Period, figures: ToolFigures): TierAnswer[] {
  return Object.keys(figures)
    .flatMap((daily): TierAnswer[] => {
      const tier = DAILY.exec(daily)?.[1];
      if (tier === undefined) return [];
      const monthly = `deposits.tier.${tier}.monthly`;
      const perDay = numberOf(figures, daily);
      const perMonth = numberOf(figures, monthly);
      const inMonth = amount.lte(perMonth);
      return [
        {
          tier,
          daily,
          monthly,
          fits: inMonth && (period === 'month' || amount.lte(perDay)),
          days: Number(amount.div(perDay).round(0, Big.roundUp)),
          left: inMonth ? perMonth.minus(amount) : undefined,
        },
      ];
    })
    .sort((a, b) => numberOf(figures, a.daily).cmp(numberOf(figures, b.daily)));
}

/** The lowest tier that will do; undefined where none does. */
export function leastTier(answers: readonly TierAnswer[]): TierAnswer | undefined {
  return answers.find(({fits}) => fits);
}
