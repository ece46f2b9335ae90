import {expect, it, onTestFinished} from 'vitest';

import {addDays, dayOf, daysBetween} from '@site/src/lib/days';

it('handles leap years and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

it('takes the day from the time zone of the visitor', () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    process.env.TZ = zone;
  });
  process.env.TZ = 'Pacific/Auckland';
  expect(dayOf(new Date('2026-11-24T12:00:00Z'))).toBe('2026-11-25');
});
