import {fold} from '../../../lib/fold';
import type {Spelling} from './spelling';
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
  spelling: Spelling;
  /** What typed stems stand for, each a row of stems. */
  synonyms: ReadonlyMap<string, readonly string[][]>;
  /** Number of documents that have a term. */
  frequency: (term: string) => number;
}

/** One thing asked for: a word, or the longest phrase that stands for something. */
export interface Slot {
  /** Stems of its own words; any of them counts. */
  terms: string[];
  /** What else it may mean, each a row of stems that all have to be there. */
  readings: readonly (readonly string[])[];
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
const LONGEST_PHRASE = 5;
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
  const open = !exact && !last?.stop && /[\p{L}\p{N}]$/u.test(fold(text)) ? last : undefined;
  const {words, corrections} = corrected(typed, open, lexicon);
  const slots = slotsOf(words, open, lexicon);
  const readings = slots.flatMap((slot) => slot.readings);
  const phrases = [
    ...pairsOf(words),
    ...wholeOf(words),
    ...(slots.length === 1 ? readings.map((terms) => `${terms.join(' ')}$`) : []),
  ];
  return {
    slots,
    unfinished: open && open.surface.length > 1 ? open.stem : undefined,
    phrases: [...new Set(phrases)],
    tellsOfProblem: FIRST_PERSON.test(text) && WRONG.test(text),
    corrections,
  };
}

/** The words, with those that nothing has replaced by the nearest that the site has. */
function corrected(
  typed: readonly Word[],
  open: Word | undefined,
  lexicon: Lexicon,
): {words: Word[]; corrections: Query['corrections']} {
  const corrections: Query['corrections'] = [];
  // The words of a phrase that stands for something are as they should be.
  const phrases = slotsOf(typed, open, lexicon).filter(({readings}) => readings.length > 0);
  const fine = new Set(phrases.flatMap(({terms}) => terms));
  const words = typed.map((word) => {
    if (word.stop || fine.has(word.stem) || lexicon.frequency(word.stem) > 0) return word;
    const meant = lexicon.spelling.correction(word.surface);
    if (!meant) return word;
    corrections.push({typed: word.surface, meant});
    return wordOf(meant);
  });
  return {words, corrections};
}

/** Cuts the words into slots: the longest phrases that stand for something, else single words. */
function slotsOf(words: readonly Word[], open: Word | undefined, lexicon: Lexicon): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - at) + 1;
    let readings: Slot['readings'] = [];
    while (readings.length === 0 && length > 1) {
      length -= 1;
      readings = readingsOf(words.slice(at, at + length), open, lexicon);
    }
    const content = words.slice(at, at + length).filter(({stop}) => !stop);
    if (content.length > 0 || readings.length > 0) {
      slots.push({terms: stemsOf(content), readings});
    }
    at += length;
  }
  return slots;
}

/** What words stand for: by the synonyms, or as the beginning of a word. */
function readingsOf(
  words: readonly Word[],
  open: Word | undefined,
  {synonyms, spelling, frequency}: Lexicon,
): Slot['readings'] {
  const means = synonyms.get(stemsOf(words).join(' '));
  const [only] = words;
  if (means || words.length > 1 || !only || only !== open || only.surface.length < 2)
    return means ?? [];
  if (frequency(only.stem) > 0) return [];
  return spelling.completions(only.surface).flatMap((word) => {
    const {stem} = wordOf(word);
    return [[stem], ...(synonyms.get(stem) ?? [])];
  });
}
