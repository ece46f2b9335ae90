import {stemmer} from 'stemmer';

import {fold} from './fold';
import {STOP_WORDS} from './stop-words';

export interface Word {
  /** Lower case, without diacritics, otherwise as written. */
  readonly surface: string;
  /** The form stored in the index. */
  readonly stem: string;
  readonly stop: boolean;
}

/** Numbers keep their decimal point, so that 0.25 is one word; compounds are split. */
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;
/** Amounts such as `58,593.75`, parts of telephone numbers, hashes and keys: nobody looks for those of our examples. */
const EXAMPLE = /^0\d|^\d+(?:[.,]|k$)|^\d{5,}$|^(?=.*\d)\w{9,}$/;
const NEGATED =
  /\b(?:(can)(?:['’]?t|not)|(are|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['’]?t)\b/gi;

export function wordOf(surface: string): Word {
  // The stem of "APY" would be "api".
  const isPlain = !/\d/.test(surface) && surface.length > 2 && surface !== 'apy';
  return {
    surface,
    stem: isPlain ? stemmer(surface) : surface,
    stop: STOP_WORDS.has(surface) || EXAMPLE.test(surface),
  };
}

function surfacesOf(text: string): string[] {
  const apart = text
    .replace(NEGATED, '$1$2 not')
    .replace(/\b(?:[cdjlmnst]|qu|un|\w{1,2}ll)['’]|['’](?:s\b)?/giu, '')
    .replace(/\be[-‐‑ ]?mail/giu, 'email');
  return fold(apart).match(WORD) ?? [];
}

/** The words of a text, in order. "Hasn't" becomes "has not", "cannot" "can not", "Anna's" "Anna". */
export function wordsOf(text: string): Word[] {
  return surfacesOf(text).map(wordOf);
}

/** The distinct stems of a text, without stop words. */
export function stemsOf(text: string): string[] {
  const words = [...new Set(surfacesOf(text))].map(wordOf);
  return [...new Set(words.flatMap(({stem, stop}) => (stop ? [] : stem)))];
}

/** The key of a word or phrase that has synonyms. */
export function synonymKeyOf(words: readonly Word[]): string {
  return words.map(({surface, stem}) => (words.length === 1 ? surface : stem)).join(' ');
}

/** Pairs of adjacent words, such as `+sign in`: no word is the beginning of one. */
export function pairsOf(words: readonly Word[]): string[] {
  return words.slice(1).map(({stem}, index) => `+${words[index]?.stem ?? ''} ${stem}`);
}

/** A whole title or keyword. Empty if there are only stop words. */
export function wholeOf(words: readonly Word[]): string[] {
  const telling = words.filter(({stop}) => !stop);
  return telling.length > 0 ? [`=${telling.map(({stem}) => stem).join(' ')}`] : [];
}
