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
  /** What it means besides, each a list of stems. */
  meanings: readonly string[][];
  /** What may match: its own words or a meaning, all stems of it. */
  readings: readonly string[][];
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
  const fine = slotsOf(typed, open, lexicon).flatMap((slot) =>
    slot.meanings[0] ? slot.words : [],
  );
  const words = typed.map((word) => {
    if (word.stop || fine.includes(word) || lexicon.frequency(word.stem) > 0) return word;
    const meant = lexicon.spelling.correction(word.surface);
    if (!meant) return word;
    const corrected = wordOf(meant);
    if (!corrected.stop) corrections.push({typed: word.surface, meant});
    return corrected;
  });
  const slots = slotsOf(words, open, lexicon);
  const phrases = [
    ...pairsOf(words),
    ...wholeOf(words),
    ...(slots.length === 1 ? slots.flatMap(({meanings}) => meanings) : []).map(
      (stems) => `=${stems.join(' ')}`,
    ),
  ];
  return {
    words,
    slots,
    stems: slots.flatMap(({readings}) => readings.flat()),
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
    let meanings: Slot['meanings'] = [];
    while (meanings.length === 0 && length > 1) {
      length -= 1;
      meanings = meaningsOf(words.slice(at, at + length), open, lexicon);
    }
    const own = words.slice(at, at + length);
    const terms = own.flatMap(({stem, stop}) => (stop ? [] : stem));
    const readings = terms.length > 0 ? [terms, ...meanings] : meanings;
    if (readings.length > 0) slots.push({words: own, meanings, readings});
    at += length;
  }
  return slots;
}

/** Other meanings of some words: from the synonyms, or as completions of the word being typed. */
function meaningsOf(
  words: readonly Word[],
  open: Word | undefined,
  {synonyms, spelling, frequency}: Lexicon,
): Slot['meanings'] {
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
