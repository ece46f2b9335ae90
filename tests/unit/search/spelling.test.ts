import {describe, expect, it, test} from 'vitest';

import {worldNames} from '@site/src/features/countries/world';
import {countryIn} from '@site/src/features/search/country';
import {meantBy} from '@site/src/features/search/engine/spelling';
import {callTermsOf, codeNameOf, wordOf, wordsOf} from '@site/src/features/search/engine/words';

const words = [
  'password',
  'crypto',
  'received',
  'e-mail',
  'email',
  'address',
  'phrase',
  'tax',
  'withdrawal',
];
const correction = (typed: string, isOpen = false): string =>
  meantBy(wordOf(typed), isOpen, {
    words,
    synonyms: new Map(),
    frequency: () => 1,
    knows: () => false,
  });

describe('a mistyped word', () => {
  test.each([
    ['pasword', 'password'],
    ['kripto', 'crypto'],
    ['recieved', 'received'],
    ['emial', 'email'],
    ['adress', 'address'],
    ['frase', 'phrase'],
    ['taks', 'tax'],
    ['witdrawal', 'withdrawal'],
  ])('%s is %s', (typed, meant) => {
    expect(correction(typed)).toBe(meant);
  });

  it('is completed while it is typed', () => {
    expect(correction('withdr', true)).toBe('withdrawal');
    expect(correction('withdr')).toBe('withdr');
  });

  test.each(['xqzvwk', 'fee', 'qqqqqqqq', '__proto__'])('%s stays as it is', (typed) => {
    expect(correction(typed)).toBe(typed);
  });
});

describe('words', () => {
  const surfaces = (text: string): string[] => wordsOf(text).map(({surface}) => surface);

  test.each([
    ["hasn't arrived", ['has', 'not', 'arrived']],
    ["can't, cannot, won’t, DIDNT", ['can', 'not', 'can', 'not', 'will', 'not', 'did', 'not']],
    ["Anna's e-mail", ['anna', 'email']],
    ['Łódź createOrder 0.25', ['lodz', 'createorder', '0.25']],
  ])('%s', (text, found) => {
    expect(surfaces(text)).toEqual(found);
  });

  it('knows names of code and calls of the API', () => {
    expect(codeNameOf('INSUFFICIENT_BALANCE')).toBe('insufficientbal');
    expect(codeNameOf('stop-loss')).toBeUndefined();
    expect(callTermsOf('GET /v1/account/orders?limit=100')).toEqual([
      '/account/orders get',
      '/account/orders',
      '/account get',
      '/account',
    ]);
  });
});

describe('a country that is asked about', () => {
  const world = worldNames();
  test.each([
    ['usa', 'United States'],
    ['do you support Poland?', 'Poland'],
    ['Türkiye', 'Türkiye'],
    ['Turkey', 'Türkiye'],
    ['can I use it in deutschland', 'Germany'],
  ])('%s', (query, name) => {
    expect(countryIn(query, world)).toBe(name);
  });

  test.each(['tax in Poland', 'contact us', 'cost', 'supported countries', 'can', ''])(
    'is not "%s"',
    (query) => {
      expect(countryIn(query, world)).toBeUndefined();
    },
  );
});
