import {translate} from '@docusaurus/Translate';
import type Big from 'big.js';

import type {Writer} from '@site/src/components/Tool/use-tool';
import type {TierAnswer} from '@site/src/features/limits/limits';

/** What a deposit requires, in a sentence or two. */
export function advice(amount: Big, least: TierAnswer | undefined, write: Writer): string {
  if (!least) {
    return translate(
      {
        id: 'limits.advice.none',
        message:
          'No personal account allows {amount} in this period. Spread it over a longer one, or ask us about a business account.',
      },
      {amount: write.plainEuro(amount)},
    );
  }
  const values = {
    amount: write.plainEuro(amount),
    review: write.figure('compliance.kyc.review'),
    daily: write.figure(least.daily, 'bare'),
    days: String(least.days),
    left: least.left ? write.plainEuro(least.left) : '',
  };
  if (least.tier === 'pro') {
    return translate(
      {
        id: 'limits.advice.pro',
        message:
          'For {amount} you need the Pro limits, up to {daily} a day, so at least {days} days. The requirements for Pro are not published: contact us.',
      },
      values,
    );
  }
  if (least.tier === 'basic') {
    return translate(
      {
        id: 'limits.advice.basic',
        message:
          '{amount} is within the Basic limits. You still need a verified account, because no payment method works without one; the review typically takes {review}.',
      },
      values,
    );
  }
  return least.days > 1
    ? translate(
        {
          id: 'limits.advice.days',
          message:
            'For {amount} you need a Verified account and {days} days: the limit is {daily} a day. {left} of the monthly limit remains. The review typically takes {review}.',
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
