import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {CEILING, marksOf, matcherOf} from '@site/src/features/glossary/model/match';
import {letterOf} from '@site/src/features/glossary/model/names';
import {passagesOf} from '@site/src/features/glossary/model/prose';
import type {Term, TermSet} from '@site/src/features/glossary/model/schema';
import {slugOf} from '@site/src/lib/slug';

/** A term with defaults for everything that the test does not state. */
function termOf(name: string, fields: Partial<Term> = {}): Term {
  return {name, definition: `What ${name} means.`, ...fields};
}

function termsOf(...terms: (Term | string)[]): TermSet {
  return new Map(
    terms
      .map((term) => (typeof term === 'string' ? termOf(term) : term))
      .map((term) => [slugOf(term.name), term]),
  );
}

/** The terms found in a text, as "key: the words as written". */
function found(text: string, ...terms: (Term | string)[]): string[] {
  return matcherOf(termsOf(...terms))(text).map(
    ({key, start, end}) => `${key}: ${text.slice(start, end)}`,
  );
}

test.each([
  // At the start of a sentence, before a possessive and beside words with accents.
  ['Maker fees, the maker’s. złoty maker łódź', 'Maker', 'Maker', 'maker', 'maker'],
  ['all wallets here', 'Wallet', 'wallets'],
  ['two hashes of it', 'Hash', 'hashes'],
  ['big parties', 'Big party', 'big parties'],
  ['proof-of-x, the proof\nof x', 'Proof of x', 'proof-of-x', 'proof\nof x'],
  ['a stop loss', 'Stop-loss', 'stop loss'],
])('%j: %s', (text, name, ...uses) => {
  const key = slugOf(name);
  expect(found(text, name)).toEqual(uses.map((use) => `${key}: ${use}`));
});

test('by its long form, its other names and its inflections', () => {
  const term = termOf('PEP', {
    stands_for: 'politically exposed person',
    aliases: ['public figure'],
    forms: ['politically exposed'],
  });
  expect(found('PEPs, a politically exposed person, public figures, exposed', term)).toEqual([
    'pep: PEPs',
    'pep: politically exposed person',
    'pep: public figures',
  ]);
});

test.each([
  // Inside a word, beside a digit, a hyphen or a letter with an accent, in capitals, a host name and a path.
  ['filmmaker maker2 multi-maker maker-free makerł MAKER a.maker maker.b /maker', 'Maker'],
  // An abbreviation in another case.
  ['a work of art, kyc', 'ART'],
  ['mica is a mineral, Mica', 'MiCA'],
])('no term is found in "%s"', (text, name) => expect(found(text, name)).toEqual([]));

test('of several names the longest is found, so that "order" is not found inside "order book"', () => {
  expect(found('an order in the order book', 'Order', 'Order book')).toEqual([
    'order: order',
    'order-book: order book',
  ]);
});

test('a name that is an everyday word is found only by its other forms', () => {
  const ask = termOf('Ask', {ambiguous: true, forms: ['best ask']});
  expect(found('ask us for the best ask', ask)).toEqual(['ask: best ask']);
});

test('a phrase in which the word means something else is skipped', () => {
  const node = termOf('Node', {except: ['Node', 'node of ivy']});
  expect(found('With Node 20, a node of ivy and a node', node)).toEqual(['node: node']);
});

test('the anchor of a name, and the letter under which it is listed', () => {
  const names = ['Proof of stake', 'HMAC-SHA256', 'Złoty', 'Éther', '2FA'];
  expect(names.map(slugOf)).toEqual(['proof-of-stake', 'hmac-sha256', 'zloty', 'ether', '2fa']);
  expect(names.map(letterOf)).toEqual(['P', 'H', 'Z', 'E', '0–9']);
});

const PAGE = 'knowledge-base/trading/order-types.md';
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The keys of the terms that a page marks, each with the text that follows it. */
function marked(markdown: string, ...terms: (Term | string)[]): string[] {
  const set = termsOf(...terms);
  const passages = passagesOf(parser.parse(markdown), 'en-GB');
  return marksOf(passages, PAGE, set, matcherOf(set)).map(
    ({key, end, passage}) => `${key}:${passage.text.slice(end, end + 6)}`,
  );
}

test('the first use is marked, once', () => {
  expect(marked('A maker waits. A maker pays.\n\nThe maker.', 'Maker')).toEqual(['maker: waits']);
});

const NOWHERE =
  '## The maker\n\nRead [about the maker](x.md).\n\nWrite `maker` there.\n\n```text\nmaker\n```\n\n' +
  ':::note[The maker]\n\nNothing.\n\n:::\n\n| maker |\n|---|\n| maker |\n\nA **maker** waits.';
test('nothing is marked in headings, links, code, titles, tables and bold words', () => {
  expect(marked(NOWHERE, 'Maker')).toEqual([]);
});

test.each([
  ...['- the maker waits', '> the maker waits', ':::note[Title]\n\nthe maker waits\n\n:::'],
  ...['It is *the maker waits* here.', '`x` is what the maker waits for'],
])('a word is marked in %j', (markdown) => {
  expect(marked(markdown, 'Maker')).toEqual(['maker: waits']);
});

test('a sentence has one mark, and none with a link: a term is marked at its next use', () => {
  const text = 'A maker meets a taker, see [fees](x.md). A maker meets a taker. The taker pays.';
  expect(marked(text, 'Maker', 'Taker')).toEqual(['maker: meets', 'taker: pays.']);
});

test('the page that explains a term does not mark it', () => {
  const maker = termOf('Maker', {article: PAGE});
  expect(marked('A maker waits.', maker)).toEqual([]);
  expect(marked('A maker waits.', {...maker, article: 'resources/fees.md'})).toHaveLength(1);
});

test('a page has no more marks than the ceiling, from top to bottom', () => {
  const names = Array.from('ABCDEFGHIJKLMN', (letter) => `Tree${letter}`);
  const marks = marked(names.map((name) => `A ${name} here.`).join('\n\n'), ...names);
  expect(names.length).toBeGreaterThan(CEILING);
  expect(marks).toEqual(names.slice(0, CEILING).map((name) => `${name.toLowerCase()}: here.`));
});
