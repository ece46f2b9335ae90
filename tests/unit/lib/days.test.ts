import {expect, it, onTestFinished} from 'vitest';

import {dayOf} from '@site/src/lib/days';

it('takes the day from the time zone of the visitor', () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    process.env.TZ = zone;
  });
  process.env.TZ = 'Pacific/Auckland';
  expect(dayOf(new Date('2026-11-24T12:00:00Z'))).toBe('2026-11-25');
});
