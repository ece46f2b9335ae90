import Big from 'big.js';

import {numberOf, type ToolFigures} from '../../content/figures/tool-figures';

/** The figures that the limits tool uses. */
export const LIMIT_FIGURES: readonly RegExp[] = [
  /^deposits\.tier\.\w+\.(daily|monthly)$/,
  /^deposits\.site\.(daily|monthly)-maximum$/,
  /^compliance\.kyc\.review$/,
];

export type Period = 'day' | 'month';

const DAILY = /^deposits\.tier\.(\w+)\.daily$/;

export interface TierAnswer {
  /** As in the figure ids: basic, verified, pro. */
  tier: string;
  /** Ids of the figures of its limits. */
  daily: string;
  monthly: string;
  /** Whether the amount is allowed in the period. */
  fits: boolean;
  /** On how many days deposits are needed to stay within the daily limit. */
  days: number;
  /** What remains of the monthly limit afterwards, in euro; undefined if the amount exceeds it. */
  left: Big | undefined;
}

/** What each tier allows for an amount in a day or a month, the lowest tier first. */
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

/** The lowest tier that allows the amount; undefined if none does. */
export function leastTier(answers: readonly TierAnswer[]): TierAnswer | undefined {
  return answers.find(({fits}) => fits);
}
