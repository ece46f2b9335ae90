import Big from 'big.js';
import {expect, it} from 'vitest';

import {leastTier, limitsFor, type Period} from '@site/src/features/limits/limits';
import {figures} from './cost/figures';

function least(amount: string, period: Period): string | undefined {
  return leastTier(limitsFor(new Big(amount), period, figures))?.tier;
}

it.each([
  ['5000', 'month', 'basic'],
  ['5000.01', 'month', 'verified'],
  ['20000', 'month', 'verified'],
  ['50000', 'month', 'verified'],
  ['50000.01', 'month', 'pro'],
  ['500000.01', 'month', undefined],
  ['1000', 'day', 'basic'],
  ['1000.01', 'day', 'verified'],
  ['10000', 'day', 'verified'],
  ['10000.01', 'day', 'pro'],
  ['50000.01', 'day', undefined],
] as const)('%s in a %s needs the tier %s', (amount, period, tier) => {
  expect(least(amount, period)).toBe(tier);
});

it('20,000 in a month take two days as Verified, and leave 30,000 of the monthly limit', () => {
  const verified = leastTier(limitsFor(new Big(20_000), 'month', figures));
  expect(verified).toMatchObject({days: 2});
  expect(verified?.left?.toFixed()).toBe('30000');
});
