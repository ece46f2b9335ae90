import fc from 'fast-check';
import {expect, it, test} from 'vitest';

import * as json from '@site/src/features/signing/model/json';

it('keeps the value in every layout, and writes compact JSON as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text);
      expect(json.compacted(text)).toContain(JSON.stringify(value));
      for (const written of [...json.spaced(text), ...json.keysSorted(text)]) {
        expect(JSON.parse(written)).toEqual(value);
      }
      expect(JSON.parse(json.unescaped(json.escaped(text)))).toEqual(value);
    }),
  );
});

test.each(['', '{', 'a=1', '{"a":1,}', '['.repeat(100_000)])('%.20s is not JSON', (text) => {
  expect(json.compacted(text)).toEqual([]);
});

it('does not fail on JSON that is nested deeper than the call stack', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(() => json.keysSorted(deep)).not.toThrow();
});

test.each([
  ['{"b": [1, {}], "a": ", x"}', '{"a": ", x", "b": [1, {}]}'],
  ['{"b":1,"a":2}', '{"a":2,"b":1}'],
  ['{\n\t"b": 1,\n\t"a": 2\n}', '{\n\t"a": 2,\n\t"b": 1\n}'],
])('sorts keys and keeps the layout of %s', (text, sorted) => {
  expect(json.keysSorted(text)).toEqual([sorted]);
});

it('removes one member and keeps the layout', () => {
  const without = (text: string): string[] =>
    json.rewrittenMember(text, 's', (members) => ({...members, s: undefined}));
  expect(without('{"a": 1, "s": 2}')).toEqual(['{"a": 1}']);
  expect(without('{"a":1,"s":2}')).toEqual(['{"a":1}']);
  expect(without('{"a":1}')).toEqual([]);
});

it('writes numbers as strings with the same digits, and strings as numbers', () => {
  expect(json.textsForNumbers('{"a": 0.50, "b": "x 1", "c": [-2]}')).toBe(
    '{"a": "0.50", "b": "x 1", "c": ["-2"]}',
  );
  expect(json.numbersForTexts('{"a":"0.50","7":"x","b":"9"}')).toEqual([
    '{"a":0.50,"7":"x","b":9}',
    '{"a":0.5,"7":"x","b":9}',
    '{"a":0.5,"7":"x","b":9.0}',
  ]);
});
