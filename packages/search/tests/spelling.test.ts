import {expect, test} from 'vitest';

import {wordsOf} from '../src';
import {Spelling} from '../src/spelling';

const words =
  'password crypto received e-mail email address phrase tax withdrawal case least wrong pesel card wealth which'.split(
    ' ',
  );
const spelling = new Spelling(words);

test.each([
  ['pasword', 'password'],
  ['kripto', 'crypto'],
  ['recieved', 'received'],
  ['emial', 'email'],
  ['adress', 'address'],
  ['frase', 'phrase'],
  ['taks', 'tax'],
  ['witdrawal', 'withdrawal'],
  ['crad', 'card'],
  ['wrng', 'wrong'],
  ['wich', 'which'],
])('%s is corrected to %s', (typed, meant) => expect(spelling.correction(typed)).toBe(meant));

test.each(['xqzvwk', 'fee', 'qqqqqqqq', '__proto__', 'cake', 'tesla', 'plese', 'health'])(
  '%s has no correction',
  (typed) => {
    expect(spelling.correction(typed)).toBeUndefined();
  },
);

const surfaces = (text: string): string[] => wordsOf(text).map(({surface}) => surface);

test.each([
  ["hasn't arrived", ['has', 'not', 'arrived']],
  ["can't, cannot, won’t, DIDNT", ['can', 'not', 'can', 'not', 'wo', 'not', 'did', 'not']],
  ["Anna's e-mail", ['anna', 'email']],
  ["l'argent d’Alice n'est", ['argent', 'alice', 'est']],
  ["all'indirizzo, un’ora, qu'elle", ['indirizzo', 'ora', 'elle']],
  ['Łódź createOrder 0.25', ['lodz', 'createorder', '0.25']],
])('words of the text: %s', (text, found) => expect(surfaces(text)).toEqual(found));
