import {expect, test} from 'vitest';

import {matcherOf} from '@site/src/features/glossary/model/match';
import {letterOf} from '@site/src/features/glossary/model/names';
import type {Term} from '@site/src/features/glossary/model/schema';
import {slugOf} from '@site/src/lib/slug';
import {termOf, termsOf} from '../../support/terms';

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
