import {expect, test} from 'vitest';

import {glossary} from '@site/scripts/check/glossary';
import {expectFound} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {findingsOf, TERM} from '../support/repository';
import {lineOf} from '../support/text';

const FILE = 'docs/_glossary/terms.json';
const words = (count: number): string => `${Array<string>(count).fill('word').join(' ')}.`;
const glossaryWith = (fields: object, more: object = {}): string =>
  JSON.stringify({'card-payment': {...TERM, ...fields}, ...more}, null, 2);

const refers = {cash: {name: 'Cash', definition: 'Coins.', see: ['card-payment']}};
test.each<[fields: object, message: string, more?: object]>([
  // Nothing else is said of a term that only cannot be read.
  [{definitoin: 'A card.'}, 'unknown key "definitoin"', refers],
  [{see: ['card']}, 'unknown term "card"'],
  [{definition: words(46)}, 'the definition has 46 words'],
  [{definition: `${words(20)} :figure[deposits.card.fees].`}, 'unknown figure'],
  [{definition: `${words(20)} It costs 3.5%.`}, 'the percentage "3.5%" is hard-coded'],
  [{definition: `${words(20)} A :literal[51%].`}, 'the literal has no reason'],
  [{definition: `${words(20)} :app[sign up]{to=sign-up}.`}, 'the directive "app"'],
  [{article: 'knowledge-base/payments/pay-inn.md'}, 'unknown article'],
  [{article: 'knowledge-base/payments/index.md'}, 'unknown article'],
  [{article: '/fees'}, 'is not the path of a page'],
  [{see: ['card-payment']}, '"card-payment" refers to itself'],
])('%j is reported at its line', async (fields, message, more = {}) => {
  const text = glossaryWith(fields, more);
  const line = lineOf(text, `"${Object.keys(fields)[0]}"`);
  await expectFound(glossary, {[FILE]: text}, {file: FILE, line, message});
});

const clash = {card: {name: 'Card', definition: 'A card.', aliases: ['card payment']}};
test.each<[fields: object, message: string, more?: object]>([
  [{definition: undefined}, '"card-payment.definition" is missing'],
  [{name: 'Payment by card'}, 'does not follow from the name "Payment by card"'],
  [{forms: ['card payment']}, '"card payment" is listed twice'],
  [{}, '"Card payment" is also a name of "card"', clash],
])('a term with %j is reported at its line: %s', async (fields, message, more = {}) => {
  const text = glossaryWith(fields, more);
  await expectFound(glossary, {[FILE]: text}, {file: FILE, line: 2, message});
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
