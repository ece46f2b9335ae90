import {expect, test} from 'vitest';

import {addBusinessDays, closingDaysBetween} from '@site/src/lib/business-days';

/** Closing days of T2 on weekdays, as the European Central Bank publishes them. */
const CLOSING_DAYS = {
  2024: ['01-01', '03-29', '04-01', '05-01', '12-25', '12-26'],
  2025: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-01', '12-25'],
  2027: ['01-01', '03-26', '03-29'],
  2028: ['04-14', '04-17', '05-01', '12-25', '12-26'],
  2029: ['01-01', '03-30', '04-02', '05-01', '12-25', '12-26'],
  2030: ['01-01', '04-19', '04-22', '05-01', '12-25', '12-26'],
};

test.each(Object.entries(CLOSING_DAYS))('no payment is settled in %s on %j', (year, days) => {
  expect(closingDaysBetween(`${year}-01-01`, `${year}-12-31`)).toEqual(
    days.map((day) => `${year}-${day}`),
  );
});

test.each([
  ['2026-12-23', 2, '2026-12-28'],
  ['2026-12-31', 2, '2027-01-05'],
  ['2027-03-25', 2, '2027-03-31'],
  ['2026-12-25', 1, '2026-12-29'],
  ['2026-11-28', 0, '2026-11-30'],
])('%s and %i business days is %s', (day, days, then) => {
  expect(addBusinessDays(day, days)).toBe(then);
});
