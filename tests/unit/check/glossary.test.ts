import {expect, test} from 'vitest';

import {glossary} from '@site/scripts/check/glossary';
import {expectFound} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {findingsOf, TERM} from '../support/repository';
import {lineOf} from '../support/text';

const FILE = 'docs/_glossary/terms.json';
const words = (count: number): string => `${Array<string>(count).fill('word').join(' ')}.`;
const glossaryWith = (fields: object): string =>
  JSON.stringify({'card-payment': {...TERM, ...fields}}, null, 2);

test.each([
  [{see: ['card']}, 'unknown term "card"'],
  [{definition: words(46)}, 'the definition has 46 words'],
  [{definition: `${words(20)} :figure[deposits.card.fees].`}, 'unknown figure'],
  [{definition: `${words(20)} It costs 3.5%.`}, 'the percentage "3.5%" is hard-coded'],
  [{definition: `${words(20)} A :literal[51%].`}, 'the literal has no reason'],
  [{definition: `${words(20)} :app[sign up]{to=sign-up}.`}, 'the directive "app"'],
  [{article: 'knowledge-base/payments/pay-inn.md'}, 'unknown article'],
  [{article: 'knowledge-base/payments/index.md'}, 'unknown article'],
])('%j is reported at its line', async (fields, message) => {
  const text = glossaryWith(fields);
  const line = lineOf(text, `"${Object.keys(fields)[0]}"`);
  await expectFound(glossary, {[FILE]: text}, {file: FILE, line, message});
});

test.each([
  {definition: words(45)},
  {article: 'legal/terms.md'},
  {article: 'knowledge-base/payments/pay-in.md'},
])('%j passes', async (fields) => {
  const legal = page(FRONT_MATTER.legal);
  const files = {'docs/legal/terms.md': legal, [FILE]: glossaryWith(fields)};
  expect(await findingsOf(glossary, files)).toEqual([]);
});
