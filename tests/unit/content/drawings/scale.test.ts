import {expect, test} from 'vitest';

import {extentOf, linearScale, timeScale} from '@site/src/content/drawings/scale';

test.each([
  ['0.35%', 0.35, 0.35],
  ['free', 0, 0],
  ['€1,000', 1000, 1000],
  ['10–60 minutes', 10, 60],
  ['1 to 2 business days', 1440, 2880],
  ['under a minute', 0, 1],
  ['up to 2 hours', 0, 120],
])('"%s" reaches from %d to %d', (text, from, to) => expect(extentOf(text)).toEqual({from, to}));

test('a linear axis begins at nought and ends at the largest value', () => {
  const {at} = linearScale(['0.35%', '0.07%'].map(extentOf));
  expect([0, 0.07, 0.35].map(at)).toEqual([0, 20, 100]);
});

test('an axis of times begins and ends at a unit around its values', () => {
  const {at, ticks} = timeScale(['10–60 minutes', '1–2 days'].map(extentOf));
  expect(ticks.map(({unit}) => unit)).toEqual(['minute', 'hour', 'day', 'week']);
  expect([0, 1, 60, 10_080].map(at)).toEqual([0, 0, 44.4, 100]);
});
