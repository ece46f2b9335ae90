import {meantBy} from './spelling';
import {
  callTermsOf,
  codeNameOf,
  pairsOf,
  stemsOf,
  wholeOf,
  type Word,
  wordOf,
  wordsOf,
} from './words';

/** What the site knows about words. */
export interface Lexicon {
  /** All words of the site and of the synonyms. */
  words: readonly string[];
  /** What typed stems stand for, as stems joined by spaces. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Number of documents that have a term. */
  frequency: (term: string) => number;
  /** Whether a page or what visitors type instead has a stem. */
  knows: (stem: string) => boolean;
}

/** One thing asked for: a word, or the longest phrase that stands for something. */
export interface Slot {
  /** Stems of its own words; any of them counts. */
  terms: string[];
  /** What else it may mean: stems joined by spaces, all of which have to be there. */
  readings: readonly string[];
}

export interface Query {
  slots: Slot[];
  /** Stem of the word that is still being typed. */
  unfinished: string | undefined;
  /** Neighbouring words, and all words together, as the index has them. */
  phrases: string[];
  /** Whether somebody says in the first person that something went wrong. */
  tellsOfProblem: boolean;
  /** What was searched for where nothing has the word as typed. */
  corrections: {typed: string; meant: string}[];
}

/** Characters; the rest of a longer query is ignored. */
const LONGEST = 200;
/** Lengths of phrases that may stand for something, in words. */
const LENGTHS = [5, 4, 3, 2];
const FIRST_PERSON = /\b(i|i['’]?m|i['’]?ve|my|me|we|our)\b/i;
const WRONG =
  /n['’]?t\b|\b(not?|never|nothing|without|stuck|missing|lost|failed|fails|refused|declined|rejected|wrong|late|still|cannot|locked)\b/i;

/** Takes a query apart. Never throws, whatever is typed. */
export function parseQuery(text: string, lexicon: Lexicon): Query {
  const exact = [codeNameOf(text) ?? callTermsOf(text)].flat().find(lexicon.frequency);
  const typed = exact
    ? [{surface: exact, stem: exact, stop: false}]
    : wordsOf(text.slice(0, LONGEST));
  const last = typed.at(-1);
  const open =
    last && last.surface.length > 1 && /[\p{L}\p{M}\p{N}]$/u.test(text) ? last : undefined;
  const corrections: Query['corrections'] = [];
  const words = typed.map((word) => {
    const meant = meantBy(word, word === open, lexicon);
    if (!meant.startsWith(word.surface)) corrections.push({typed: word.surface, meant});
    return meant === word.surface ? word : wordOf(meant);
  });
  const slots = slotsOf(words, lexicon.synonyms);
  const readings = slots.length === 1 ? slots.flatMap((slot) => slot.readings) : [];
  return {
    slots,
    unfinished: open?.stem,
    phrases: [...pairsOf(words), wholeOf(words), ...readings.map((reading) => `${reading}$`)],
    tellsOfProblem: FIRST_PERSON.test(text) && WRONG.test(text),
    corrections,
  };
}

/** Cuts the words into slots: the longest phrases that stand for something, else single words. */
function slotsOf(words: readonly Word[], synonyms: Lexicon['synonyms']): Slot[] {
  const keyOf = (length: number): string => stemsOf(words.slice(0, length)).join(' ');
  if (words.length === 0) return [];
  const length = LENGTHS.find((some) => synonyms.has(keyOf(some))) ?? 1;
  const terms = stemsOf(words.slice(0, length).filter(({stop}) => !stop));
  const readings = synonyms.get(keyOf(length)) ?? [];
  const rest = slotsOf(words.slice(length), synonyms);
  return terms.length + readings.length > 0 ? [{terms, readings}, ...rest] : rest;
}
