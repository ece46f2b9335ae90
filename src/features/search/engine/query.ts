import type {Spelling} from './spelling';
import {callTermsOf, codeNameOf, fold, pairsOf, wholeOf, wordOf, wordsOf, type Word} from './words';

/** What the site knows about words. */
export interface Lexicon {
  spelling: Spelling;
  /** By what is typed, as stems joined by spaces, what it stands for, each a row of stems. */
  synonyms: ReadonlyMap<string, readonly string[][]>;
  /** Number of documents that have a term. */
  frequency: (term: string) => number;
  isPair: (pair: string) => boolean;
}

/** One thing asked for: a word, or the longest phrase that stands for something. */
export interface Slot {
  /** Stems of its own words; any of them counts. */
  terms: string[];
  /** How far its own words say what is meant, 0 to 1: in "got into my account" few of them do. */
  literal: number;
  /** What else it may mean: each a row of stems, all of which have to be there. */
  readings: readonly (readonly string[])[];
}

export interface Query {
  slots: Slot[];
  /** Stem of the word that is still typed. */
  unfinished: string | undefined;
  /** Neighbouring words, and all words together, as titles and keywords are filed. */
  pairs: string[];
  wholes: string[];
  /** Whether somebody says in the first person that something went wrong. */
  tellsOfProblem: boolean;
  /** What was searched for where nothing has the word as typed. */
  corrections: {typed: string; meant: string}[];
}

/** Longer input is no question; the rest is not looked at. */
const LONGEST = 200;
const MOST_WORDS = 16;
const LONGEST_PHRASE = 5;
const FIRST_PERSON = new Set(['i', 'im', 'ive', 'my', 'me', 'we', 'our']);
const WRONG = new Set(
  'not no never nothing without stuck missing lost failed fails refused declined rejected wrong late still cannot'.split(
    ' ',
  ),
);

/** Takes a query apart. Never throws, whatever is typed. */
export function parseQuery(text: string, lexicon: Lexicon): Query {
  const typed = wordsOf(text.slice(0, LONGEST)).slice(0, MOST_WORDS);
  const last = typed.at(-1);
  const open = last && !last.stop && /[\p{L}\p{N}]$/u.test(fold(text)) ? last : undefined;
  const exact = [codeNameOf(text) ?? callTermsOf(text)].flat().find(lexicon.frequency);
  if (exact !== undefined) {
    return {
      slots: [{terms: [exact], literal: 1, readings: []}],
      unfinished: undefined,
      pairs: pairsOf(typed),
      wholes: wholeOf(typed),
      tellsOfProblem: false,
      corrections: [],
    };
  }
  const corrections: Query['corrections'] = [];
  // Words of a phrase that stands for something are as they should be.
  const phrases = slotsOf(typed, open, lexicon).filter(({readings}) => readings.length > 0);
  const fine = new Set(phrases.flatMap(({terms}) => terms));
  const words = typed.flatMap((word, at): Word[] => {
    if (word.stop || fine.has(word.stem) || lexicon.frequency(word.stem) > 0) return [word];
    // "two facter" is "two factor" and not "two faster".
    const fits = (other: string): boolean =>
      pairsOf([...typed.slice(0, at), wordOf(other), ...typed.slice(at + 1)]).some(
        (pair) => pair.split(' ').includes(wordOf(other).stem) && lexicon.isPair(pair),
      );
    const [meant, ...more] = meaningOf(word.surface, lexicon, fits);
    if (!meant) return [word];
    if (more.length === 0) corrections.push({typed: word.surface, meant});
    return [meant, ...more].map(wordOf);
  });
  const slots = slotsOf(words, open, lexicon);
  const readings = slots.flatMap((slot) => slot.readings);
  return {
    slots,
    unfinished: open && open.surface.length > 1 ? open.stem : undefined,
    pairs: [...new Set([...pairsOf(words), ...readings.flatMap(neighbours)])],
    wholes: [
      ...wholeOf(words),
      ...(slots.length === 1 ? readings.map((terms) => `${terms.join(' ')}$`) : []),
    ],
    tellsOfProblem: has(typed, FIRST_PERSON) && has(typed, WRONG),
    corrections,
  };
}

function has(words: readonly Word[], some: ReadonlySet<string>): boolean {
  return words.some(({surface}) => some.has(surface));
}

function neighbours(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index] ?? ''} ${term}`);
}

/** A word as the site writes it, or the two that it is made of, as German does; else nothing. */
function meaningOf(
  typed: string,
  {spelling, synonyms, frequency}: Lexicon,
  fits: (word: string) => boolean,
): string[] {
  const best = spelling.correction(typed, fits);
  if (best && (best.isSlip || best.letters < 2)) return [best.word];
  const isPart = (part: string): boolean =>
    part.length > 2 &&
    ((spelling.has(part) && frequency(wordOf(part).stem) > 3) ||
      (part.length > 3 && synonyms.has(wordOf(part).stem)));
  for (let at = typed.length - 3; at >= 3; at -= 1) {
    const start = typed.slice(0, at);
    // `Kreditkarte|n|limit`
    const left = [start, start.replace(/[sn]$/, '')].find(isPart);
    if (left && isPart(typed.slice(at))) return [left, typed.slice(at)];
  }
  return best ? [best.word] : [];
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
      const terms = content.map(({stem}) => stem);
      slots.push({terms, literal: content.length / length, readings});
    }
    at += length;
  }
  return slots;
}

/** What words stand for: by the synonyms, as one word ("pass word"), as the beginning of one. */
function readingsOf(
  words: readonly Word[],
  open: Word | undefined,
  {synonyms, spelling, frequency}: Lexicon,
): Slot['readings'] {
  const content = words.filter(({stop}) => !stop);
  // A stop word at the edge belongs to no phrase, unless the phrase has it.
  const isInner = !words[0]?.stop && !words.at(-1)?.stop;
  const means = [words, isInner ? content : []]
    .map((some) => synonyms.get(some.map(({stem}) => stem).join(' ')))
    .find((some) => some !== undefined);
  if (means) return means;
  const one = content.map(({surface}) => surface).join('');
  if (words.length === 2 && content.length === 2) {
    return spelling.has(one) ? [[wordOf(one).stem]] : [];
  }
  const [only] = words;
  if (words.length > 1 || !only || only !== open || one.length < 2) return [];
  // "adress" is "address" with a letter left out, before it is the beginning of a German word.
  if (frequency(only.stem) > 0 || spelling.correction(one)?.isSlip) return [];
  return spelling.completions(one).flatMap((word) => {
    const {stem} = wordOf(word);
    return [[stem], ...(synonyms.get(stem) ?? [])];
  });
}
