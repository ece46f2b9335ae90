import {translate} from '@docusaurus/Translate';
import type Big from 'big.js';

import type {Money} from '@site/src/components/Tool/use-money';
import {numberOf, textOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import type {TierAnswer} from '@site/src/features/limits/limits';

/** What one needs for a deposit, in a sentence or two. */
export function advice(
  amount: Big,
  least: TierAnswer | undefined,
  figures: ToolFigures,
  money: Money,
): string {
  if (!least) {
    return translate(
      {
        id: 'limits.advice.none',
        message:
          'No account of a person takes {amount} in this time. Spread it over more time, or ask us about a business account.',
      },
      {amount: money.plainEuro(amount)},
    );
  }
  const values = {
    amount: money.plainEuro(amount),
    review: textOf(figures, 'compliance.kyc.review', {locale: money.locale}),
    daily: money.plainEuro(numberOf(figures, least.daily)),
    days: String(least.days),
    left: least.left ? money.plainEuro(least.left) : '',
  };
  if (least.tier === 'pro') {
    return translate(
      {
        id: 'limits.advice.pro',
        message:
          'For {amount} you need the Pro limits, up to {daily} a day, so at least {days} days. What Pro asks for is not published: contact us.',
      },
      values,
    );
  }
  if (least.tier === 'basic') {
    return translate(
      {
        id: 'limits.advice.basic',
        message:
          '{amount} is within the Basic limits. Even so you need a verified account, since no way to pay works without one; the review typically takes {review}.',
      },
      values,
    );
  }
  return least.days > 1
    ? translate(
        {
          id: 'limits.advice.days',
          message:
            'For {amount} you need a Verified account, and {days} days: {daily} a day is the most. {left} of the month stays free. The review typically takes {review}.',
        },
        values,
      )
    : translate(
        {
          id: 'limits.advice.verified',
          message: 'For {amount} you need a Verified account. The review typically takes {review}.',
        },
        values,
      );
}
