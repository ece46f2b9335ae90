import {afterAll, describe, expect, onTestFinished, test} from 'vitest';

import {calendarDate, relativeAge} from '@site/src/components/Age/relative-age';

const before = process.env.TZ;
// Clocks go forward on 31 March 2024 and back on 27 October 2024.
process.env.TZ = 'Europe/Warsaw';

afterAll(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

/** The age as shown to a visitor whose clock has this local time. */
const age = (date: string, now: string): string | undefined =>
  relativeAge(date, new Date(now), 'en-GB');

const NOON = '2024-11-28T12:00:00';

test.each([
  ['2024-11-28', 'today'],
  ['2024-11-27', 'yesterday'],
  ['2024-11-26', '2 days ago'],
  ['2024-11-21', '1 week ago'],
  ['2024-10-25', '4 weeks ago'],
  ['2024-10-24', '1 month ago'],
  ['2023-11-30', '11 months ago'],
  ['2023-11-29', '1 year ago'],
  // In the future, or not a date.
  ...['2024-11-29', '2099-12-31', '', 'soon'].map((date) => [date, undefined]),
  ...['2024-13-01', '2024-02-30', '2024-11', '2024-1-5'].map((date) => [date, undefined]),
])('the age of "%s" on 28 November 2024 is %s', (date = '', text) => {
  expect(age(date, NOON)).toBe(text);
});

describe('the day changes at midnight for the visitor', () => {
  test.each([
    ['2024-11-28', '2024-11-28T00:00:00', 'today'],
    ['2024-11-28', '2024-11-28T23:59:59', 'today'],
    ['2024-11-28', '2024-11-29T00:00:00', 'yesterday'],
    ['2024-11-28', '2024-11-27T23:59:59', undefined],
    // Days of 23 and 25 hours.
    ['2024-03-30', '2024-03-31T00:00:00', 'yesterday'],
    ['2024-03-30', '2024-04-01T00:30:00', '2 days ago'],
    ['2024-10-27', '2024-10-27T23:59:59', 'today'],
    ['2024-10-26', '2024-10-28T23:30:00', '2 days ago'],
  ])('%s seen at %s: %s', (date, now, text) => expect(age(date, now)).toBe(text));

  test('also west of Greenwich', () => {
    process.env.TZ = 'America/Los_Angeles';
    onTestFinished(() => void (process.env.TZ = 'Europe/Warsaw'));
    expect(age('2024-11-28', '2024-11-28T23:59:59')).toBe('today');
    expect(age('2024-11-28', '2024-11-29T00:00:00')).toBe('yesterday');
  });
});

test('the date itself is written out in full', () => {
  expect(calendarDate('2024-11-26', 'en-GB')).toBe('26 November 2024');
});
