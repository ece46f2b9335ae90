import {expect, test} from 'vitest';

import {median, medians} from '@site/bench/median';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('No value');
});

test('each figure has its own median', () => {
  expect(
    medians([
      {a: 1, b: 30},
      {a: 2, b: 10},
      {a: 9, b: 20},
    ]),
  ).toEqual({a: 2, b: 20});
});
