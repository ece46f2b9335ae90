import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';

import type {SearchDocument} from '../document';
import type {Synonym} from '../sources/writers-files';
import type {FigureEntry} from './cards';
import {joinedWordsOf, pairsOf, stemsOf, synonymKeyOf, wholeOf, wordsOf} from './words';

/** The searched fields of a document; phrases are word pairs, whole titles and whole keywords. */
const FIELDS = ['title', 'keywords', 'description', 'text', 'phrases', 'asked'] as const;

/** What a result needs from its document. */
export interface Stored extends Pick<SearchDocument, 'kind' | 'url' | 'path'> {
  name: string;
  /** Of a document without sections, and so without a file of them. */
  description?: string;
}

type Indexed = Partial<Record<(typeof FIELDS)[number], string[]>> & {
  id: number | string;
  stored?: Stored;
};
export type SearchIndex = MiniSearch<Indexed>;

/** What the search knows besides the documents. */
export interface Knowledge {
  /** Common words of five languages, joined by spaces, that are no misspellings. */
  foreign: string;
  figures: FigureEntry[];
}

export interface IndexFile extends Knowledge {
  index: AsPlainObject;
  /** Every word of names and of the synonyms, joined by spaces, except those that are a synonym by themselves. */
  words: string;
  /** A meaning, as stems joined by spaces, and what visitors type, as keys. */
  synonyms: [means: string, ...typed: string[]][];
}

const OPTIONS: Options<Indexed> = {
  fields: [...FIELDS],
  storeFields: ['stored'],
  // Documents are tokenised by `words.ts`; queries already consist of terms.
  stringifyField: (terms) => (Array.isArray(terms) ? terms.join('\n') : String(terms)),
  tokenize: (text) => text.split('\n').filter(Boolean),
  processTerm: (term) => term,
};

export function loadIndex(plain: AsPlainObject): SearchIndex {
  return MiniSearch.loadJS(plain, OPTIONS);
}

/**
 * Builds the index file. The id of a document is its position.
 *
 * @param knowledgeOf computes the rest from the words of names and of the synonyms
 */
export function indexFileOf(
  documents: readonly SearchDocument[],
  synonyms: readonly Synonym[],
  knowledgeOf: (words: readonly string[]) => Knowledge,
): IndexFile {
  const index: SearchIndex = new MiniSearch(OPTIONS);
  index.addAll(documents.map(indexedOf));
  index.addAll(documents.flatMap(sectionsOf));
  const typed = synonyms.flatMap(({words}) => words.filter((phrase) => !phrase.includes(' ')));
  const named = [...documents.flatMap(namesOf), ...typed].flatMap(wordsOf);
  const telling = named.filter(({surface, stop}) => !stop && /^\D../.test(surface));
  const words = [...new Set(telling.map(({surface}) => surface))].sort();
  const grouped = synonyms.map(({words: all, means}): [string, ...string[]] => [
    stemsOf(wordsOf(means).filter(({stop}) => !stop)).join(' '),
    ...all.map((phrase) => synonymKeyOf(wordsOf(phrase))),
  ]);
  const keys = new Set(grouped.flatMap(([, ...typed]) => typed));
  return {
    ...knowledgeOf(words),
    index: index.toJSON(),
    words: words.filter((word) => !keys.has(word)).join(' '),
    synonyms: grouped,
  };
}

function indexedOf(document: SearchDocument, id: number): Indexed {
  const {kind, url, title, path, description, keywords, sections} = document;
  const names = [title, ...keywords];
  // Terms, questions and updates only lead to an answer, so matching their whole name earns no boost.
  const isLead = kind === 'glossary' || kind === 'faq' || kind === 'update';
  return {
    id,
    title: termsOf(title),
    keywords: keywords.flatMap(termsOf),
    description: termsOf(description),
    text: termsOf(sections.map(({text}) => text).join('\n')),
    phrases: [
      ...names.flatMap((name) => pairsOf(wordsOf(name))),
      ...(isLead ? [] : new Set(names.flatMap((name) => wholeOf(wordsOf(name))))),
    ],
    stored: {
      ...{kind, url, path, name: title},
      ...(sections.length === 0 && {description}),
    },
  };
}

/** Each section that has an anchor of its own, found by its heading and what visitors ask. */
function sectionsOf({sections}: SearchDocument, id: number): Indexed[] {
  return sections.flatMap(({anchor, heading, keywords = []}, at) =>
    anchor && heading ? {id: `${id}.${at}`, asked: [heading, ...keywords].flatMap(termsOf)} : [],
  );
}

/** What a document and its sections are called. */
function namesOf({title, keywords, sections}: SearchDocument): string[] {
  return [
    title,
    ...keywords,
    ...sections.flatMap(({heading, keywords: more = []}) => [heading, ...more]),
  ];
}

/** The distinct terms of a text. */
function termsOf(text: string): string[] {
  const words = wordsOf(text).filter(({stop}) => !stop);
  return [...new Set(stemsOf([...words, ...joinedWordsOf(text)]))];
}
