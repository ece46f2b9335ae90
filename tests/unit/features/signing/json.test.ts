import fc from 'fast-check';
import {expect, it, test} from 'vitest';

import * as json from '@site/src/features/signing/model/json';

it('writes as JSON.stringify does, in every layout', () => {
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

test.each(['', '{', 'a=1', '{"a":1,}', '['.repeat(100_000)])('%.20s is no JSON', (text) => {
  expect(json.compacted(text)).toEqual([]);
});

it('reads nothing that is nested deeper than its stack', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(json.keysSorted(deep)).toEqual([]);
});

it('takes one member out and keeps the layout', () => {
  expect(json.withoutMember('{"a": 1, "s": 2}', 's')).toEqual(['{"a": 1}']);
  expect(json.withoutMember('{"a":1,"s":2}', 's')).toEqual(['{"a":1}']);
  expect(json.withoutMember('{"a":1}', 's')).toEqual([]);
});
