import {expect, test} from 'vitest';

import {relativeAge} from '@site/src/components/Age/relative-age';

test.each([
  ['2024-11-28', 'today'],
  ['2024-11-27', 'yesterday'],
  ['2024-11-21', '1 week ago'],
  ['2024-10-25', '4 weeks ago'],
  ['2024-10-24', '1 month ago'],
  ['2023-11-30', '11 months ago'],
  ['2023-11-29', undefined],
  // In the future, or not a date.
  ...['2024-11-29', '2099-12-31', '', 'soon'].map((date) => [date, undefined]),
  ...['2024-13-01', '2024-02-30', '2024-11', '2024-1-5'].map((date) => [date, undefined]),
])('the age of "%s" on 28 November 2024 is %s', (date = '', text) => {
  expect(relativeAge(date, '2024-11-28', 'en-GB')).toBe(text);
});
