import type {Direction} from './direction';
import type {IndexFile, SearchIndex} from './index-format';
import {Spelling} from './spelling';
import {STOP_WORDS} from './stop-words';

/** What the search knows about words. */
export interface Lexicon {
  spelling: Spelling;
  /** The meanings of a word or phrase by its key, each a list of stems. */
  synonyms: ReadonlyMap<string, string[][]>;
  /** Number of documents and sections that contain a term. */
  frequency: (term: string) => number;
  /** The direction of a document or section by its id. */
  directions: ReadonlyMap<number | string, Direction>;
}

/** A synonym that a word can be corrected to: a single word of three letters or more. */
const CORRECTABLE = /^\D\S\S+$/;

export function meaningsOf(synonyms: IndexFile['synonyms']): Map<string, string[][]> {
  const meanings = new Map<string, string[][]>();
  for (const [means, ...typed] of synonyms)
    for (const key of typed) meanings.set(key, [...(meanings.get(key) ?? []), means.split(' ')]);
  return meanings;
}

export function lexiconOf({words, synonyms, directions}: IndexFile, index: SearchIndex): Lexicon {
  const meanings = meaningsOf(synonyms);
  const typed = [...meanings.keys()].filter((key) => CORRECTABLE.test(key));
  const frequencies = new Map<string, number>();
  return {
    synonyms: meanings,
    directions: new Map([
      ...directions.in.map((id) => [id, 'in'] as const),
      ...directions.out.map((id) => [id, 'out'] as const),
    ]),
    spelling: new Spelling([...words.split(' '), ...typed, ...STOP_WORDS]),
    frequency: (term) => {
      const frequency = frequencies.get(term) ?? index.search(term).length;
      frequencies.set(term, frequency);
      return frequency;
    },
  };
}
