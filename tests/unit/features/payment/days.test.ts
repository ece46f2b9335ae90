import {expect, it, onTestFinished} from 'vitest';

import {addBusinessDays, addDays, dayOf, isDay} from '@site/src/features/payment/model/days';

it.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 2, '2026-11-25'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 0, '2026-11-30'],
  ['2026-11-28', 1, '2026-12-01'],
  ['2026-11-29', 5, '2026-12-07'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i business days lead to %s', (day, days, end) => {
  expect(addBusinessDays(day, days)).toBe(end);
});

it('knows leap years and changes of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});

it.each(['', '2026-02-30', '2026-13-01', '24.11.2026', 'soon', '2026-11-24T00:00'])(
  '"%s" is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

it('takes today from the calendar of the visitor', () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    process.env.TZ = zone;
  });
  process.env.TZ = 'Pacific/Auckland';
  expect(dayOf(new Date('2026-11-24T12:00:00Z'))).toBe('2026-11-25');
});
