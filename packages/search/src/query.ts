import {isAside} from './asides';
import {type Direction, directionOf} from './direction';
import {fold} from './fold';
import type {Lexicon} from './lexicon';
import {pairsOf, synonymKeyOf, wholeOf, type Word, wordOf, wordsOf} from './words';

/** A unit of the query: a word, or the longest phrase that has synonyms. */
export interface Slot {
  /** What was typed, or corrected. */
  words: readonly Word[];
  /** What it means besides, each a list of stems. */
  meanings: readonly string[][];
  /** What may match: its own words or a meaning, all stems of it. */
  readings: readonly string[][];
  /** Whether it only tells when, where, how often or how much. */
  isAside?: boolean;
}

export interface Query {
  words: readonly Word[];
  slots: Slot[];
  /** Stems of the words and of their meanings. */
  stems: readonly string[];
  /** Whether it is about something sent to us or from us, if it says so. */
  direction: Direction | undefined;
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
  const unfinished = unfinishedOf(typed, text);
  const meaningsOf = (words: readonly Word[]): string[][] => meaningsIn(lexicon, words, unfinished);
  // The words of a known phrase need no correction.
  const known = slotsOf(typed, meaningsOf).flatMap(({words, meanings}) =>
    meanings[0] ? words : [],
  );
  const {words, corrections} = corrected(typed, known, lexicon);
  const slots = slotsOf(words, meaningsOf).map((slot) => withAside(slot, words, lexicon));
  const stems = slots.flatMap(({readings}) => readings.flat());
  const whole = slots.length === 1 ? slots.flatMap(({meanings}) => meanings) : [];
  const names = whole.map((stems) => `=${stems.join(' ')}`);
  return {
    ...{words, slots, corrections, stems},
    unfinished: unfinished?.stem,
    direction: directionOf(words, stems),
    phrases: [...new Set([...pairsOf(words), ...wholeOf(words), ...names])],
  };
}

/** The word that is still being typed: the last one, unless something follows it. */
function unfinishedOf(words: readonly Word[], text: string): Word | undefined {
  const last = words.at(-1);
  const isOpen = last && !last.stop && last.surface.length > 1 && /[\p{L}\p{N}]$/u.test(fold(text));
  return isOpen ? last : undefined;
}

/** The other meanings of a phrase; of an unknown word that is still being typed, the words that it can become. */
function meaningsIn(
  {spelling, synonyms, frequency}: Lexicon,
  words: readonly Word[],
  unfinished: Word | undefined,
): string[][] {
  const means = synonyms.get(synonymKeyOf(words)) ?? [];
  if (means.length > 0 || !unfinished || words[0] !== unfinished) return means;
  if (frequency(unfinished.stem) > 0) return [];
  return spelling
    .completions(unfinished.surface)
    .flatMap((word) => [[wordOf(word).stem], ...(synonyms.get(word) ?? [])]);
}

/** The words that were typed, and the nearest known one in place of each that occurs nowhere. */
function corrected(
  typed: readonly Word[],
  known: readonly Word[],
  {spelling, frequency}: Lexicon,
): Pick<Query, 'words' | 'corrections'> {
  const corrections: Query['corrections'] = [];
  const words = typed.map((word) => {
    if (word.stop || known.includes(word) || frequency(word.stem) > 0) return word;
    const meant = spelling.correction(word.surface);
    if (!meant) return word;
    const nearest = wordOf(meant);
    if (!nearest.stop) corrections.push({typed: word.surface, meant});
    return nearest;
  });
  return {words, corrections};
}

/** A slot of one word without other meanings can be an aside. */
function withAside(slot: Slot, words: readonly Word[], {frequency}: Lexicon): Slot {
  const [word, more] = slot.words;
  if (!word || more || slot.meanings.length > 0) return slot;
  const before = words[words.indexOf(word) - 1];
  return {...slot, isAside: isAside(word, before, frequency(word.stem) > 0)};
}

/** Whether some stems contain a reading of a slot. */
export function matches({readings}: Pick<Slot, 'readings'>, stems: readonly string[]): boolean {
  return readings.some((reading) => reading.every((stem) => stems.includes(stem)));
}

/** Groups the words into slots: the longest phrases that have other meanings, otherwise single words. */
export function slotsOf(
  words: readonly Word[],
  meaningsOf: (words: readonly Word[]) => string[][],
): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    let own = words.slice(at, at + MAX_PHRASE_WORDS);
    while (own.length > 1 && meaningsOf(own).length === 0) own = own.slice(0, -1);
    const meanings = meaningsOf(own);
    const terms = own.flatMap(({stem, stop}) => (stop ? [] : stem));
    const readings = terms.length > 0 ? [terms, ...meanings] : meanings;
    if (readings.length > 0) slots.push({words: own, meanings, readings});
    at += own.length;
  }
  return slots;
}
