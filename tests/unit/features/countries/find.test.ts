import {expect, it, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {pickFigures} from '@site/src/content/figures/tool-figures';
import {
  answerFor,
  COUNTRY_FIGURES,
  folded,
  GROUPS,
  listedCountries,
  nameIn,
} from '@site/src/features/countries/find';
import {worldNames} from '@site/src/features/countries/world';
import {ROOT} from '../../support/root';

const world = worldNames();
const figures = pickFigures(readFigures(`${ROOT}/docs`, ROOT).figures, COUNTRY_FIGURES);
const listed = listedCountries(figures, world);

function answer(typed: string): string {
  const found = answerFor(typed, listed, world);
  return found ? `${found.kind}: ${found.name}` : 'none';
}

it('every country on the lists has a code, and no two have the same', () => {
  expect(listed.filter(({code}) => code === '')).toEqual([]);
  expect(new Set(listed.map(({code}) => code)).size).toBe(listed.length);
  expect(new Set(listed.map(({group}) => group))).toEqual(new Set(GROUPS));
});

test.each([
  ['Poland', 'full: Poland'],
  ['Ελλάδα', 'full: Greece'],
  ['The Netherlands', 'full: Netherlands'],
  ['UK', 'limited: United Kingdom'],
  ['DR Congo', 'restricted: Democratic Republic of Congo'],
  ['Sudan', 'restricted: Sudan'],
  ['Japan', 'unlisted: Japan'],
  ['Republic of the Congo', 'unlisted: Congo - Brazzaville'],
  ['Saint Martin', 'full: Saint Martin'],
  ['Jersey', 'unlisted: Jersey'],
  // Not guessed.
  ['', 'none'],
  ['Atlantis', 'none'],
  ['EU', 'none'],
  ['Congo', 'none'],
  ['constructor', 'none'],
])('a typed country %s: %s', (typed, expected) => expect(answer(typed)).toBe(expected));

test.each([
  ['Maroc', 'Morocco'],
  ['z Maroka', 'Morocco'],
  ["l'Algérie", 'Algeria'],
  ['en Côte d’Ivoire', 'Côte d’Ivoire'],
  ['in the US', 'United States'],
  // Not guessed.
  ['tax in Poland', ''],
  ['in', ''],
  ['canal', ''],
])('the country that a question asks about: %s is %s', (text, name) => {
  expect(nameIn(text, ['z', 'w', 'en', 'in', 'the', 'of'], world)).toBe(name);
});

it('names are compared without diacritics', () => {
  expect(folded('Łódź & Ærø, ß')).toBe('lodz and aero ss');
});
