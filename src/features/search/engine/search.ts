import MiniSearch from 'minisearch';

import {memoized} from '../../../lib/memoized';
import type {ResultKind, Section} from '../document';
import {figuresFor, idleIn, isAsked} from './cards';
import {type IndexFile, OPTIONS} from './index-format';
import {unpack} from './packed-index';
import {excerptOf, mark, type Marked, type Share, type Worth} from './passage';
import {type Lexicon, parseQuery, type Query} from './query';
import {rank, type Ranked, shareOf, worthOf} from './rank';
import {Spelling} from './spelling';
import {STOP_WORDS} from './stop-words';

export interface Question {
  text: string;
  /** Maximum number of results. */
  limit: number;
}

export interface Result {
  kind: ResultKind;
  /** Root-relative URL, with the anchor of the section that answers the query. */
  url: string;
  title: Marked;
  /** Titles of the parent pages, and the heading of the section. */
  path: string[];
  excerpt: Marked;
  /** Of a figure: its value as pages show it, and the date of its page as `YYYY-MM-DD`. */
  figure?: {value: string; updated?: string};
}

export interface Answer {
  /** What answers the query by itself, at most five: figures, an error code, a question of the FAQ. */
  cards: Result[];
  /** Whether a result covers enough of the query to count as an answer. */
  isAnswered: boolean;
  results: Result[];
  /** Number of all results, shown or not. */
  total: number;
  corrections: Query['corrections'];
  /** Words of the query that do not name a country. */
  idle: string[];
}

export type Search = (question: Question, onDraft?: (draft: Answer) => void) => Promise<Answer>;

/** Share of a query that an answer has to cover, and how much less for each word: small talk makes a question long. */
const LEAST_SHARE = 0.72;
const LESS_PER_WORD = 0.05;
/** How many milliseconds an answer waits for page texts before a draft is sent. */
const WAIT = 50;

/** @param textOf loads the sections of a document by its id */
export function openSearch(
  {index: packed, words, synonyms, figures}: IndexFile,
  textOf: (id: number) => Promise<Section[]>,
): Search {
  const index = MiniSearch.loadJS(unpack(packed), OPTIONS);
  const frequency = memoized((term: string) => index.search(term).length);
  const table = new Map<string, string[][]>();
  for (const [means, ...all] of synonyms)
    for (const typed of all) table.set(typed, [...(table.get(typed) ?? []), means.split(' ')]);
  const typed = [...table.keys()].filter((key) => /^\D\S\S+$/.test(key));
  const lexicon: Lexicon = {
    frequency,
    synonyms: table,
    spelling: new Spelling([...words.split(' '), ...typed, ...STOP_WORDS]),
  };
  const texts = new Map<number, readonly Section[]>();
  const loadText = async ({id, stored}: Ranked): Promise<void> => {
    if (stored.description === undefined && !texts.has(id))
      texts.set(id, await textOf(id).catch(() => []));
  };
  return async ({text, limit}, onDraft) => {
    const query = parseQuery(text, lexicon);
    const worths = worthOf(query, lexicon, index);
    const ranked = rank(query, worths, index);
    const share: Share = (known) => {
      const found = query.slots.map(({readings}) =>
        readings.some((stems) => stems.every((stem) => known.has(stem))),
      );
      return shareOf(found.map(Number), worths);
    };
    const worth: Worth = (stem) =>
      query.stems.includes(stem) ? Math.log(2 + index.documentCount / (1 + frequency(stem))) : 0;
    const resultOf = ({id, stored}: Ranked): Result => {
      const {kind, url, name, path} = stored;
      const {section, excerpt} = excerptOf(texts.get(id) ?? [], stored, worth, share);
      return {
        kind,
        url: section?.anchor ? `${url}#${section.anchor}` : url,
        title: mark(name, worth),
        path: section?.heading ? [...path, section.heading] : [...path],
        excerpt,
      };
    };
    const top = ranked.slice(0, limit);
    const code = ranked.find(
      ({stored: {kind, name}}) => kind === 'error' && text.toUpperCase().includes(name),
    );
    const question = ranked.find((one) => isAsked(one, query));
    const answer = (): Answer => ({
      cards: [
        ...figuresFor(query, figures),
        ...[code, question].flatMap((one) => (one ? resultOf(one) : [])),
      ],
      isAnswered: (ranked[0]?.share ?? -1) >= LEAST_SHARE - LESS_PER_WORD * query.slots.length,
      results: top.map(resultOf),
      total: ranked.length,
      corrections: query.corrections,
      idle: idleIn(query),
    });
    const draft = setTimeout(() => onDraft?.(answer()), WAIT);
    await Promise.all(top.map(loadText));
    clearTimeout(draft);
    return answer();
  };
}
