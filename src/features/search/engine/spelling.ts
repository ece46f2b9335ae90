import {distance} from 'fastest-levenshtein';

import {memoized} from '../../../lib/memoized';
import type {Lexicon} from './query';
import {type Word, wordOf} from './words';

/** How a word sounds: letters that languages use for one another become one. */
const soundOf = memoized((word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/[ksz]/g, 'c')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1/g, '$1'),
);

const sortedLetters = memoized((word: string) => [...word].sort().join(''));

/** How far a word is from what was typed; swapped letters and ones that sound alike count half a letter. */
function apart(typed: string, word: string): number {
  if (Math.abs(word.length - typed.length) > 2) return Infinity;
  if (soundOf(typed) === soundOf(word) || sortedLetters(typed) === sortedLetters(word)) return 0.5;
  return distance(typed, word);
}

/** The word itself if the site knows it, else the most common word that it begins, or the nearest. */
export function meantBy({surface, stem, stop}: Word, isOpen: boolean, lexicon: Lexicon): string {
  if (stop || lexicon.knows(stem)) return surface;
  const most = surface.length < 4 ? 0 : surface.length < 6 ? 1 : 2;
  const candidates = lexicon.words.flatMap((word) => {
    const far = isOpen && word.startsWith(surface) ? 0 : apart(surface, word);
    if (far > most) return [];
    return {word, cost: far - 0.1 * Math.log(1 + lexicon.frequency(wordOf(word).stem))};
  });
  return candidates.sort((a, b) => a.cost - b.cost)[0]?.word ?? surface;
}
