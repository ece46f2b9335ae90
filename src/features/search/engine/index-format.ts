import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';

import type {ResultKind, SearchDocument} from '../document';
import {callTermsOf, joinedWordsOf, pairsOf, wholeOf, wordsOf} from './words';

/** What is searched of a document. */
const FIELDS = ['title', 'keywords', 'headings', 'description', 'text', 'pairs', 'wholes'] as const;
type Field = (typeof FIELDS)[number];

/** What a result needs of its document. */
export interface Stored {
  kind: ResultKind;
  url: string;
  name: string;
  path: readonly string[];
  summary: string;
  weight: number | undefined;
  /** Whether it has a file of its text. */
  hasText: boolean;
  isOnProblems: boolean;
}

type Indexed = Record<Field, string> & Stored & {id: number};

/** The file of an index. */
export interface IndexFile {
  index: AsPlainObject;
  /** Every word of the site and of the synonyms, joined by spaces. */
  words: string;
  /** What we call something, and all that visitors type for it, joined by commas; as stems. */
  synonyms: Record<string, string>;
}

/** Terms are made by `words.ts` and may have spaces: a line each. */
const OPTIONS: Options<Indexed> = {
  fields: [...FIELDS],
  storeFields: ['kind', 'url', 'name', 'path', 'summary', 'weight', 'hasText', 'isOnProblems'],
  tokenize: (text) => text.split('\n').filter(Boolean),
  processTerm: (term) => term,
};

export type SearchIndex = MiniSearch<Indexed>;

export function loadIndex(plain: AsPlainObject): SearchIndex {
  return MiniSearch.loadJS(plain, OPTIONS);
}

/** Makes the file of an index; its documents have the places of these as ids. */
export function indexFileOf(
  documents: readonly SearchDocument[],
  synonyms: readonly {words: readonly string[]; means: string}[],
): IndexFile {
  const index: SearchIndex = new MiniSearch(OPTIONS);
  index.addAll(documents.map(indexedOf));
  const texts = documents.flatMap(({title, description, sections, ...document}) => [
    title,
    description,
    ...keywordsOf({...document, sections}),
    ...sections.flatMap(({heading, text}) => [heading, text]),
  ]);
  const alone = synonyms.flatMap(({words}) =>
    words.filter((phrase) => wordsOf(phrase).length === 1),
  );
  const words = [...texts, ...alone]
    .flatMap(wordsOf)
    .filter(({surface, stop}) => !stop && surface.length > 2 && !/^\d/.test(surface))
    .map(({surface}) => surface);
  return {
    index: index.toJSON(),
    words: [...new Set(words)].sort().join(' '),
    synonyms: byMeaning(synonyms),
  };
}

function indexedOf(document: SearchDocument, id: number): Indexed {
  const {title, description, sections, kind, url, path, weight} = document;
  const keywords = keywordsOf(document);
  const headings = sections.map(({heading}) => heading);
  const names = [title, ...keywords];
  // A term of the glossary, a question or an update leads to an answer: its name is not the answer.
  const isLead = kind === 'glossary' || kind === 'faq' || kind === 'update';
  const lines = (terms: readonly string[]): string => terms.join('\n');
  return {
    id,
    title: lines(termsOf(title)),
    keywords: lines(
      names.slice(1).flatMap((name) => [...termsOf(name), ...callTermsOf(name).slice(0, 1)]),
    ),
    headings: lines(headings.flatMap(termsOf)),
    description: lines(termsOf(description)),
    // How often a word is mentioned says little, and takes a tenth of the bytes.
    text: lines([...new Set(sections.flatMap(({text}) => termsOf(text)))]),
    pairs: lines([...names, ...headings].flatMap((name) => pairsOf(wordsOf(name)))),
    wholes: isLead ? '' : lines([...new Set(names.flatMap((name) => wholeOf(wordsOf(name))))]),
    kind,
    url,
    name: title,
    path,
    summary: description,
    weight,
    hasText: sections.length > 0,
    isOnProblems: kind === 'article' && /\bproblems?\b|\bwhat to do\b/i.test(title),
  };
}

function keywordsOf({keywords, sections}: Pick<SearchDocument, 'keywords' | 'sections'>): string[] {
  return [...keywords, ...sections.flatMap((section) => section.keywords ?? [])];
}

function termsOf(text: string): string[] {
  const words = wordsOf(text).filter(({stop}) => !stop);
  return [...words, ...joinedWordsOf(text)].map(({stem}) => stem);
}

function byMeaning(
  synonyms: readonly {words: readonly string[]; means: string}[],
): Record<string, string> {
  const table = new Map<string, Set<string>>();
  for (const {words, means} of synonyms) {
    const meaning = wholeOf(wordsOf(means)).join().slice(0, -1);
    const typed = words.map((phrase) =>
      wordsOf(phrase)
        .map(({stem}) => stem)
        .join(' '),
    );
    table.set(meaning, new Set([...(table.get(meaning) ?? []), ...typed]));
  }
  return Object.fromEntries([...table].map(([meaning, typed]) => [meaning, [...typed].join(',')]));
}
