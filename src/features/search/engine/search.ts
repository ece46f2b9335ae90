import type {ResultKind, Section} from '../document';
import {type IndexFile, loadIndex} from './index-format';
import {excerptOf, mark, type Marked, type Worth} from './passage';
import {type Lexicon, parseQuery, type Query} from './query';
import {rank, type Ranked, WORD_FIELDS} from './rank';
import {Spelling} from './spelling';
import {wordOf} from './words';

export interface Question {
  text: string;
  /** Only results of this kind. */
  kind?: ResultKind | undefined;
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
  /** Results of every kind, shown or not. */
  counts: Partial<Record<ResultKind, number>>;
  corrections: Query['corrections'];
}

export type Search = (question: Question) => Promise<Answer>;

/**
 * Opens an index.
 *
 * @param textOf gives the sections of a document by its id
 */
export function openSearch(
  {index: plain, words, synonyms}: IndexFile,
  textOf: (id: number) => Promise<Section[]>,
): Search {
  const index = loadIndex(plain);
  const frequency = memoized((term) => index.search(term, {fields: WORD_FIELDS}).length);
  const lexicon: Lexicon = {
    frequency,
    synonyms: readSynonyms(synonyms),
    spelling: new Spelling(words.split(' '), (word) => frequency(wordOf(word).stem)),
    isPair: (pair) => index.search(pair, {fields: ['pairs']}).length > 0,
  };
  const texts = new Map<number, Promise<Section[]>>();
  const sectionsOf = ({id, hasText}: Ranked): Promise<Section[]> => {
    const sections = texts.get(id) ?? (hasText ? textOf(id).catch(() => []) : Promise.resolve([]));
    texts.set(id, sections);
    return sections;
  };
  return async ({text, kind, limit}) => {
    const query = parseQuery(text, lexicon);
    const ranked = rank(query, lexicon, index);
    const counts: Answer['counts'] = {};
    for (const one of ranked) counts[one.kind] = (counts[one.kind] ?? 0) + 1;
    const chosen = ranked.filter((one) => !kind || one.kind === kind).slice(0, limit);
    const worth = worthIn(query, frequency, index.documentCount);
    const results = chosen.map(async (one): Promise<Result> => {
      const {section, excerpt} = excerptOf(await sectionsOf(one), one.summary, worth);
      return {
        kind: one.kind,
        url: section?.anchor ? `${one.url}#${section.anchor}` : one.url,
        title: mark(one.name, worth),
        path: [...one.path, ...(section?.heading ? [section.heading] : [])],
        excerpt,
      };
    });
    return {results: await Promise.all(results), counts, corrections: query.corrections};
  };
}

function worthIn({slots}: Query, frequency: Lexicon['frequency'], documents: number): Worth {
  const stems = new Set(slots.flatMap(({terms, readings}) => [...terms, ...readings.flat()]));
  return (stem) => (stems.has(stem) ? Math.log(2 + documents / (1 + frequency(stem))) : 0);
}

function readSynonyms(byMeaning: IndexFile['synonyms']): Map<string, string[][]> {
  const table = new Map<string, string[][]>();
  for (const [meaning, typed] of Object.entries(byMeaning)) {
    for (const key of typed.split(',')) {
      table.set(key, [...(table.get(key) ?? []), meaning.split(' ')]);
    }
  }
  return table;
}

function memoized(compute: (key: string) => number): (key: string) => number {
  const known = new Map<string, number>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
