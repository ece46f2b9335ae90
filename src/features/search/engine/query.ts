import {fold} from '../../../lib/fold';
import type {Spelling} from './spelling';
import {pairsOf, synonymKeyOf, wholeOf, type Word, wordOf, wordsOf} from './words';

/** What the search knows about words. */
export interface Lexicon {
  spelling: Spelling;
  /** The meanings of a word or phrase by its key, each a list of stems. */
  synonyms: ReadonlyMap<string, readonly string[][]>;
  /** Number of documents that contain a term. */
  frequency: (term: string) => number;
}

/** A unit of the query: a word, or the longest phrase that has synonyms. */
export interface Slot {
  /** What was typed, or corrected. */
  words: readonly Word[];
  /** Stems of its own words, any of which may match. */
  terms: string[];
  /** Other meanings, each a list of stems that must all match. */
  readings: readonly (readonly string[])[];
}

export interface Query {
  words: readonly Word[];
  slots: Slot[];
  /** Stems of the words and of their meanings. */
  stems: readonly string[];
  /** Stem of the word that is still being typed. */
  unfinished: string | undefined;
  /** Word pairs, and the whole query, as stored in the index. */
  phrases: string[];
  /** Typed words that do not occur anywhere, and what was searched for instead. */
  corrections: {typed: string; meant: string}[];
}

/** In characters; the rest of a longer query is ignored. */
const MAX_LENGTH = 200;
const MAX_PHRASE_WORDS = 5;

/** Parses a query. Never throws, whatever is typed. */
export function parseQuery(text: string, lexicon: Lexicon): Query {
  const typed = wordsOf(text.slice(0, MAX_LENGTH));
  const last = typed.at(-1);
  const open = !last?.stop && /[\p{L}\p{N}]$/u.test(fold(text)) ? last : undefined;
  const corrections: Query['corrections'] = [];
  // The words of a known phrase need no correction.
  const phrased = slotsOf(typed, open, lexicon).filter(({readings}) => readings.length > 0);
  const fine = new Set(phrased.flatMap(({terms}) => terms));
  const words = typed.map((word) => {
    if (word.stop || fine.has(word.stem) || lexicon.frequency(word.stem) > 0) return word;
    const meant = lexicon.spelling.correction(word.surface);
    if (!meant) return word;
    const corrected = wordOf(meant);
    if (!corrected.stop) corrections.push({typed: word.surface, meant});
    return corrected;
  });
  const slots = slotsOf(words, open, lexicon);
  const readings = slots.flatMap((slot) => slot.readings);
  const terms = slots.flatMap((slot) => slot.terms);
  const phrases = [
    ...pairsOf(words),
    ...wholeOf(words),
    ...(slots.length === 1 ? readings.map((stems) => `=${stems.join(' ')}`) : []),
  ];
  return {
    words,
    slots,
    stems: [...terms, ...readings.flat()],
    unfinished: open && open.surface.length > 1 ? open.stem : undefined,
    phrases: [...new Set(phrases)],
    corrections,
  };
}

/** Groups the words into slots: the longest phrases that have synonyms, otherwise single words. */
function slotsOf(words: readonly Word[], open: Word | undefined, lexicon: Lexicon): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - at) + 1;
    let readings: Slot['readings'] = [];
    while (readings.length === 0 && length > 1) {
      length -= 1;
      readings = readingsOf(words.slice(at, at + length), open, lexicon);
    }
    const own = words.slice(at, at + length);
    const terms = own.flatMap(({stem, stop}) => (stop ? [] : stem));
    if (terms.length > 0 || readings.length > 0) slots.push({words: own, terms, readings});
    at += length;
  }
  return slots;
}

/** Other meanings of some words: from the synonyms, or as completions of the word being typed. */
function readingsOf(
  words: readonly Word[],
  open: Word | undefined,
  {synonyms, spelling, frequency}: Lexicon,
): Slot['readings'] {
  const means = synonyms.get(synonymKeyOf(words));
  const [only] = words;
  if (means || words.length > 1 || !only || only !== open || only.surface.length < 2)
    return means ?? [];
  if (frequency(only.stem) > 0) return [];
  return spelling.completions(only.surface).flatMap((word) => {
    const completed = wordOf(word);
    return [[completed.stem], ...(synonyms.get(synonymKeyOf([completed])) ?? [])];
  });
}
