import {describe, expect, it, test} from 'vitest';

import {matcherOf} from '@site/src/features/glossary/model/match';
import {compareNames, letterOf} from '@site/src/features/glossary/model/names';
import type {Term} from '@site/src/features/glossary/model/schema';
import {slugOf} from '@site/src/lib/fold';
import {termOf, termsOf} from '../../support/terms';

/** The terms found in a text, as "key: the words as written". */
function found(text: string, ...terms: (Term | string)[]): string[] {
  return matcherOf(termsOf(...terms))(text).map(
    ({key, start, end}) => `${key}: ${text.slice(start, end)}`,
  );
}

describe('a term is found', () => {
  test.each([
    ['as it is', 'the maker pays', 'Maker', 'maker: maker'],
    ['at the start of a sentence', 'Maker fees are low', 'Maker', 'maker: Maker'],
    ['in the plural', 'all wallets here', 'Wallet', 'wallet: wallets'],
    ['in the plural with es', 'two hashes of it', 'Hash', 'hash: hashes'],
    ['with its last word in the plural', 'big parties', 'Big party', 'big-party: big parties'],
    ['with a hyphen for a space', 'proof-of-x', 'Proof of x', 'proof-of-x: proof-of-x'],
    ['with a space for a hyphen', 'a stop loss', 'Stop-loss', 'stop-loss: stop loss'],
    ['across a line break', 'the order\nbook', 'Order book', 'order-book: order\nbook'],
    ['before a possessive', 'the maker’s fee', 'Maker', 'maker: maker'],
    ['as a separate word beside letters with accents', 'złoty maker łódź', 'Maker', 'maker: maker'],
  ])('%s', (_, text, name, expected) => expect(found(text, name)).toEqual([expected]));

  it('by its long form, its other names and its inflections', () => {
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
});

test.each([
  ['inside a word', 'a filmmaker and makers-mark2', 'Maker'],
  ['before a digit', 'the maker2', 'Maker'],
  ['after a hyphen', 'a multi-chain wallet', 'Chain'],
  ['before a hyphen', 'chain-free', 'Chain'],
  ['in a host name', 'ask api.halyard.example', 'Halyard'],
  ['in a path', '/maker', 'Maker'],
  ['beside a letter with an accent', 'makerł', 'Maker'],
  ['in capitals, unless it is an abbreviation', 'MAKER', 'Maker'],
  ['in small letters, if it is an abbreviation', 'a work of art, kyc', 'ART'],
  ['in another case, if it has capitals inside', 'mica is a mineral, Mica', 'MiCA'],
])('a term is not found %s', (_, text, name) => expect(found(text, name)).toEqual([]));

test('characters with a meaning in regular expressions are matched literally', () => {
  expect(found('a (b) and c+d and cd', 'c+d')).toEqual(['c-d: c+d']);
});

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

test.each([
  ['Proof of stake', 'proof-of-stake'],
  ['HMAC-SHA256', 'hmac-sha256'],
  ['Złoty', 'zloty'],
])('the anchor of %s is %s', (name, key) => expect(slugOf(name)).toBe(key));

test.each([
  ['maker', 'M'],
  ['Éther', 'E'],
  ['2FA', '0–9'],
])('%s is listed under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

test('alphabetical order ignores case, hyphens and accents', () => {
  const names = ['Stop-loss', 'stop-limit order', 'AML', 'Address', 'Éther', 'Ethereum'];
  expect(names.sort(compareNames).join()).toBe(
    'Address,AML,Éther,Ethereum,stop-limit order,Stop-loss',
  );
});
