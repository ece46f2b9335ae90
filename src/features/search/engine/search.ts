import {memoized} from '../../../lib/memoized';
import type {ResultKind, Section} from '../document';
import {type IndexFile, loadIndex} from './index-format';
import {excerptOf, mark, type Marked, type Worth} from './passage';
import {type Lexicon, parseQuery, type Query} from './query';
import {rank, type Ranked, WORD_FIELDS} from './rank';

export interface Question {
  text: string;
  /** Most results. */
  limit: number;
}

export interface Result {
  kind: ResultKind;
  /** Path, with the anchor of the section that answers. */
  url: string;
  title: Marked;
  /** Pages above, and the section. */
  path: string[];
  excerpt: Marked;
}

export interface Answer {
  results: Result[];
  /** Results, shown or not. */
  total: number;
  corrections: Query['corrections'];
}

/** A draft comes before the texts of its pages, which it shows by their summary. */
export type Search = (question: Question, onDraft?: (draft: Answer) => void) => Promise<Answer>;

/** Milliseconds that an answer waits for the texts of its pages before a draft is given. */
const WAIT = 50;

/**
 * Opens an index.
 *
 * @param load gives the sections of a document by its id
 */
export function openSearch(
  {index: plain, words, synonyms}: IndexFile,
  load: (id: number) => Promise<Section[]>,
): Search {
  const index = loadIndex(plain);
  const frequency = memoized((term: string) => index.search(term, {fields: WORD_FIELDS}).length);
  const typed = new Set(synonyms.flatMap(([phrase]) => phrase.split(' ')));
  const lexicon: Lexicon = {
    words: words.split(' '),
    synonyms: new Map(synonyms.map(([phrase, ...means]) => [phrase, means])),
    frequency,
    knows: (stem) => frequency(stem) > 0 || typed.has(stem),
  };
  const textOf = memoized((id: number) => load(id).catch((): Section[] => []));
  return async ({text, limit}, onDraft) => {
    const query = parseQuery(text, lexicon);
    const ranked = rank(query, index);
    const stems = new Set(
      query.slots.flatMap(({terms, readings}) => [...terms, ...readings].join(' ').split(' ')),
    );
    const worth: Worth = (stem) =>
      stems.has(stem) ? Math.log(2 + index.documentCount / (1 + frequency(stem))) : 0;
    const top = ranked.slice(0, limit);
    const answerWith = (texts: readonly Section[][]): Answer => ({
      results: top.map(({stored}, at) => resultOf(stored, texts[at] ?? [], worth)),
      total: ranked.length,
      corrections: query.corrections,
    });
    const draft = setTimeout(() => onDraft?.(answerWith([])), WAIT);
    const texts = await Promise.all(top.map(({id, stored}) => (stored.hasText ? textOf(id) : [])));
    clearTimeout(draft);
    return answerWith(texts);
  };
}

function resultOf(
  {kind, url, name, path, description}: Ranked['stored'],
  sections: readonly Section[],
  worth: Worth,
): Result {
  const {section, excerpt} = excerptOf(sections, description, worth);
  return {
    kind,
    url: section?.anchor ? `${url}#${section.anchor}` : url,
    title: mark(name, worth),
    path: section?.heading ? [...path, section.heading] : [...path],
    excerpt: mark(excerpt, worth),
  };
}
