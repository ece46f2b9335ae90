import path from 'node:path';

import {expect, test} from 'vitest';

import {keptValue} from '@site/src/lib/kept-value';

import {temporaryFolder} from '../support/temporary';

const make = (value: unknown) => () => Promise.resolve(value);
const mustNotBeMade = () => Promise.reject(new Error('made'));

test('a value is made once of the same, and again of something else', async () => {
  const file = path.join(temporaryFolder(), 'below/value.json');
  expect(await keptValue(file, 'a', make({n: 1}))).toEqual({n: 1});
  expect(await keptValue(file, 'a', mustNotBeMade)).toEqual({n: 1});
  expect(await keptValue(file, 'b', make({n: 2}))).toEqual({n: 2});
  expect(await keptValue(file, 'b', mustNotBeMade)).toEqual({n: 2});
});

test('the build that makes a value gets what the next one reads', async () => {
  const file = path.join(temporaryFolder(), 'same.json');
  const made = await keptValue(file, 'a', make({n: 1, none: undefined}));
  expect(Object.keys(made as object)).toEqual(['n']);
});

test('a failure is passed on, and the value before stays until one is made', async () => {
  const file = path.join(temporaryFolder(), 'failed.json');
  await keptValue(file, 'a', make(1));
  await expect(keptValue(file, 'b', mustNotBeMade)).rejects.toThrow('made');
  expect(await keptValue(file, 'a', mustNotBeMade)).toBe(1);
});
