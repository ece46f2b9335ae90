import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {inspectGlossary, readGlossary} from '@site/src/features/glossary/model/read';
import type {Finding} from '@site/src/lib/finding';
import {temporaryFolder} from '../../support/temporary';
import {termOf} from '../../support/terms';
import {lineOf} from '../../support/text';

const FILE = 'docs/_glossary/terms.json';
const json = (data: object): string => JSON.stringify(data, null, 2);

/** The findings in a glossary file. */
function inspect(text: string): Finding[] {
  const root = temporaryFolder({[FILE]: text});
  return inspectGlossary(path.join(root, 'docs'), root).findings;
}

test('a valid glossary gives its terms and no findings', () => {
  const text = json({
    maker: termOf('Maker', {see: ['taker']}),
    'order-book': termOf('Order book', {aliases: ['book of orders']}),
    taker: termOf('Taker'),
  });
  expect(inspect(text)).toEqual([]);
  const root = temporaryFolder({[FILE]: text});
  const terms = readGlossary(path.join(root, 'docs'), root);
  expect([...terms.keys()]).toEqual(['maker', 'order-book', 'taker']);
});

test('a tree without a glossary, as in older versions, has no terms', () => {
  expect(readGlossary(temporaryFolder({'docs/x.md': ''})).size).toBe(0);
});

test('readGlossary stops with the findings', () => {
  const root = temporaryFolder({[FILE]: json({taker: termOf('Taker'), maker: termOf('Maker')})});
  expect(() => readGlossary(path.join(root, 'docs'), root)).toThrow(
    /^docs\/_glossary\/terms\.json:\d+:\d+ {2}"Maker" comes after "Taker"/,
  );
});

describe('a fault is reported at its line', () => {
  const maker = termOf('Maker');
  const taker = termOf('Taker');

  test.each<[string, string, string, Partial<Finding>]>([
    [
      'an unknown term in see',
      json({maker: {...maker, see: ['takre']}, taker}),
      '"see"',
      {message: 'unknown term "takre"', fix: 'write "taker"'},
    ],
    [
      'a term that refers to itself',
      json({maker: {...maker, see: ['maker']}}),
      '"see"',
      {message: '"maker" refers to itself'},
    ],
    [
      'an alias that another term also has',
      json({
        maker: {...maker, aliases: ['liquidity giver']},
        taker: {...taker, aliases: ['Liquidity-giver']},
      }),
      '"taker"',
      {message: '"Liquidity-giver" is also a name of "maker"', fix: 'keep it in one place only'},
    ],
    [
      'an alias that is the name of another term',
      json({maker, taker: {...taker, aliases: ['maker']}}),
      '"taker"',
      {message: '"maker" is also a name of "maker"'},
    ],
    [
      'a duplicate name',
      json({maker: {...maker, forms: ['maker']}}),
      '"maker"',
      {message: '"maker" is listed twice'},
    ],
    [
      'the wrong order',
      json({taker, maker}),
      '"maker"',
      {message: '"Maker" comes after "Taker"', fix: 'keep the terms in alphabetical order'},
    ],
    [
      'a key that is not the anchor of the name',
      json({makr: maker}),
      '"makr"',
      {message: 'the key of "Maker" does not match its anchor', fix: 'write "maker"'},
    ],
    [
      'an unknown field',
      json({maker: {...maker, alias: ['x']}}),
      '"alias"',
      {message: 'unknown key "alias"', fix: 'write "aliases"'},
    ],
    [
      'an unknown topic',
      json({maker: {...maker, topic: 'trade'}}),
      '"topic"',
      {message: '"maker.topic" is not a topic', fix: expect.stringContaining('trading') as string},
    ],
    [
      'an article that is not a path in the tree',
      json({maker: {...maker, article: '/resources/fees'}}),
      '"article"',
      {message: '"maker.article" is not the path of a page'},
    ],
  ])('%s', (_, text, needle, finding) => {
    expect(inspect(text)).toEqual([
      expect.objectContaining({file: FILE, line: lineOf(text, needle), ...finding}),
    ]);
  });

  it('a missing definition', () => {
    expect(inspect(json({maker: {...maker, definition: undefined}}))).toMatchObject([
      {line: 2, message: '"maker.definition" is missing'},
    ]);
  });

  it('broken JSON', () => {
    expect(inspect('{\n  "maker": {\n    "name": "Maker",\n  }\n}\n')).toMatchObject([
      {file: FILE, line: 4},
    ]);
  });
});
