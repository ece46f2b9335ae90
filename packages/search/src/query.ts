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
export function parseQuery(text: string, {spelling, synonyms, frequency}: Lexicon): Query {
  const typed = wordsOf(text.slice(0, MAX_LENGTH));
  const last = typed.at(-1);
  const isOpen = last && !last.stop && last.surface.length > 1 && /[\p{L}\p{N}]$/u.test(fold(text));
  const unfinished = isOpen ? last.stem : undefined;
  const meaningsOf = (words: readonly Word[]): string[][] => {
    const means = synonyms.get(synonymKeyOf(words)) ?? [];
    if (means.length > 0 || !isOpen || words[0] !== last || frequency(last.stem) > 0) return means;
    return spelling
      .completions(last.surface)
      .flatMap((word) => [[wordOf(word).stem], ...(synonyms.get(word) ?? [])]);
  };
  // The words of a known phrase need no correction.
  const fine = slotsOf(typed, meaningsOf).flatMap((slot) => (slot.meanings[0] ? slot.words : []));
  const corrections: Query['corrections'] = [];
  const words = typed.map((word) => {
    if (word.stop || fine.includes(word) || frequency(word.stem) > 0) return word;
    const meant = spelling.correction(word.surface);
    if (!meant) return word;
    const corrected = wordOf(meant);
    if (!corrected.stop) corrections.push({typed: word.surface, meant});
    return corrected;
  });
  const slots = slotsOf(words, meaningsOf).map((slot): Slot => {
    const [word, more] = slot.words;
    if (!word || more || slot.meanings.length > 0) return slot;
    return {
      ...slot,
      isAside: isAside(word, words[words.indexOf(word) - 1], frequency(word.stem) > 0),
    };
  });
  const stems = slots.flatMap(({readings}) => readings.flat());
  const whole = slots.length === 1 ? slots.flatMap(({meanings}) => meanings) : [];
  const names = whole.map((stems) => `=${stems.join(' ')}`);
  return {
    ...{words, slots, unfinished, corrections, stems},
    direction: directionOf(words, stems),
    phrases: [...new Set([...pairsOf(words), ...wholeOf(words), ...names])],
  };
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
