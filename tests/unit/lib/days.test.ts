import {expect, it, onTestFinished} from 'vitest';

import {addBusinessDays} from '@site/src/lib/business-days';
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

it.each([
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 0, '2026-11-30'],
  ['2026-11-28', 1, '2026-12-01'],
  ['2026-11-29', 5, '2026-12-07'],
])('%s plus %i business days is %s', (day, days, end) => {
  expect(addBusinessDays(day, days)).toBe(end);
});
