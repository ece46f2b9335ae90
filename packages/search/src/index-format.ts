import type MiniSearch from 'minisearch';
import type {Options} from 'minisearch';

import type {Direction} from './direction';
import type {SearchDocument} from './document';
import type {PackedIndex} from './packed-index';
import type {Figure} from './result';

/** The searched fields of a document; phrases are word pairs, whole titles and whole keywords. */
const FIELDS = ['title', 'keywords', 'text', 'phrases', 'asked'] as const;

/** What a result needs from its document. */
export interface Stored extends Pick<SearchDocument, 'kind' | 'url' | 'path'> {
  name: string;
  /** Of a document without sections, and so without a file of them. */
  description?: string;
}

export type Indexed = Partial<Record<(typeof FIELDS)[number], string[]>> & {
  id: number | string;
  stored?: Stored;
};
export type SearchIndex = MiniSearch<Indexed>;

export interface IndexFile {
  index: PackedIndex;
  /** Every word of names and of the synonyms, joined by spaces, except those that are a synonym by themselves. */
  words: string;
  /** A meaning, as stems joined by spaces, and what visitors type, as keys. */
  synonyms: [means: string, ...typed: string[]][];
  figures: Figure[];
  /** The ids of documents and sections that are about one direction. */
  directions: Record<Direction, (number | string)[]>;
}

export const OPTIONS: Options<Indexed> = {
  fields: [...FIELDS],
  storeFields: ['stored'],
  // Documents are tokenised by `words.ts`; queries already consist of terms.
  stringifyField: (terms) => (Array.isArray(terms) ? terms.join('\n') : String(terms)),
  tokenize: (text) => text.split('\n').filter(Boolean),
  processTerm: (term) => term,
};
