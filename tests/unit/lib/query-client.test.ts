import {expect, test} from 'vitest';

import {retryDelay} from '@site/src/features/forms/delivery/deliver';

test('each retry waits twice as long as the one before, and never over 30 seconds', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([1000, 2000, 4000, 8000]);
  expect(retryDelay(20)).toBe(30_000);
});
