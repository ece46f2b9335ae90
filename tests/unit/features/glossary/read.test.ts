import path from 'node:path';

import {expect, test} from 'vitest';

import {inspectGlossary, readGlossary} from '@site/src/features/glossary/model/read';
import type {Finding} from '@site/src/lib/finding';
import {expectOne} from '../../support/findings';
import {temporaryFolder} from '../../support/temporary';
import {termOf} from '../../support/terms';
import {lineOf} from '../../support/text';

const FILE = 'docs/_glossary/terms.json';
const json = (data: object): string => JSON.stringify(data, null, 2);

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

const maker = termOf('Maker');
const taker = termOf('Taker');

const clash = {maker, taker: {...taker, aliases: ['maker']}};
test.each<[glossary: object, needle: string, message: string]>([
  [{maker: {...maker, see: ['takre']}, taker}, '"see"', 'unknown term "takre"'],
  [{maker: {...maker, see: ['maker']}}, '"see"', '"maker" refers to itself'],
  [clash, '"taker"', '"maker" is also a name of "maker"'],
  [{mker: maker}, '"mker"', 'does not follow from the name "Maker"'],
  [{maker: {...maker, forms: ['maker']}}, '"maker"', '"maker" is listed twice'],
  [{maker: {...maker, alias: ['x']}}, '"alias"', 'unknown key "alias"'],
  [{maker: {...maker, definition: undefined}}, '"maker"', '"maker.definition" is missing'],
  [{maker: {...maker, article: '/fees'}}, '"article"', 'is not the path of a page'],
])('a fault is reported at its line: %j', (glossary, needle, message) => {
  const text = json(glossary);
  expectOne(inspect(text), {line: lineOf(text, needle), message});
});
