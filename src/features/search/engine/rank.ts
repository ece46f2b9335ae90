import type {Query as Tree, SearchResult} from 'minisearch';

import type {ResultKind} from '../document';
import type {SearchIndex, Stored} from './index-format';
import type {Lexicon, Query, Slot} from './query';

/** How much a word counts by where it stands, and how much a phrase. */
const BOOST = {title: 5, keywords: 7, headings: 3, description: 0.6, text: 1};
const PHRASES = {pairs: 1.2, wholes: 6};
export const WORD_FIELDS = Object.keys(BOOST);
/** How far a page is about a word that stands there; it is about nothing that only a phrase has. */
const ABOUT: Partial<Record<string, number>> = {
  title: 1,
  keywords: 1,
  headings: 0.45,
  description: 0.7,
  text: 0.25,
};
/** How far a synonym is trusted, and a word of which only the beginning was typed. */
const SYNONYM = 0.85;
const BEGINNING = 0.2;
/** Share of the score that is kept however little of the query a page covers. */
const FLOOR = 0.1;
/** A page below this share of the best coverage is no result. */
const LEAST = 0.2;
/** An article on problems, where somebody tells of one. */
const SYMPTOM = 1.4;
/** An article answers; a term, a short answer or an update that names the same words leads to it. */
const KIND: Record<ResultKind, number> = {
  article: 1,
  faq: 0.62,
  glossary: 0.6,
  operation: 0.5,
  webhook: 0.4,
  error: 0.7,
  legal: 0.95,
  update: 0.45,
  page: 0.7,
};

export type Ranked = Stored & {id: number; score: number};

/** All documents that answer, best first: as MiniSearch scores them, less what they leave uncovered. */
export function rank(query: Query, lexicon: Lexicon, index: SearchIndex): Ranked[] {
  const found = index.search(
    {combineWith: 'OR', queries: [...query.slots.map(treeOf), ...phrasesOf(query)]},
    {
      fields: WORD_FIELDS,
      boost: BOOST,
      bm25: {k: 1.2, b: 0.5, d: 0.5},
      prefix: (term) => term === query.unfinished,
      weights: {prefix: BEGINNING, fuzzy: 0},
      boostDocument: (_id, _term, stored) => {
        const {kind, weight = 1, isOnProblems} = stored as unknown as Stored;
        return KIND[kind] * weight * (query.tellsOfProblem && isOnProblems ? SYMPTOM : 1);
      },
    },
  );
  const worth = query.slots.map((slot) => worthOf(slot, lexicon, index.documentCount));
  const total = worth.reduce((sum, one) => sum + one, 0);
  const rated = found.map((result) => {
    const share = query.slots.reduce(
      (sum, slot, at) => sum + ((worth[at] ?? 0) / total) * coverage(result, slot, query),
      0,
    );
    return {result, share};
  });
  const most = Math.max(0, ...rated.map(({share}) => share));
  return rated
    .filter(({share}) => share > 0 && share >= most * LEAST)
    .map(({result, share}) => ({
      ...(result as unknown as Ranked),
      score: result.score * (FLOOR + (1 - FLOOR) * share),
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Any of the words, or all words of a reading. */
function treeOf({terms, literal, readings}: Slot): Tree {
  return {
    combineWith: 'OR',
    queries: [
      {queries: terms, combineWith: 'OR', boostTerm: () => literal},
      ...readings.map((all): Tree => ({
        queries: [...all],
        combineWith: 'AND',
        boostTerm: () => SYNONYM,
        prefix: false,
      })),
    ],
  };
}

function phrasesOf({pairs, wholes}: Query): Tree[] {
  return [
    {queries: pairs, fields: ['pairs'], boost: PHRASES, prefix: false},
    {queries: wholes, fields: ['wholes'], boost: PHRASES, prefix: false},
  ];
}

/** What a slot weighs in the query: its words by their rarity; nothing where no page has it. */
export function worthOf({terms, readings}: Slot, {frequency}: Lexicon, documents: number): number {
  const all = [...terms.map((term) => [term]), ...readings];
  const count = Math.max(0, ...all.map((some) => Math.min(...some.map(frequency))));
  return count === 0 ? 0 : Math.max(1, terms.length) * Math.log(1 + documents / (1 + count));
}

/** How far a page is about a slot, 0 to 1. */
function coverage(
  {match}: SearchResult,
  {terms, literal, readings}: Slot,
  {unfinished}: Query,
): number {
  const begun = Object.keys(match).find((term) => unfinished && term.startsWith(unfinished));
  const about = (term: string): number => {
    const own = Object.hasOwn(match, term) ? term : term === unfinished && begun;
    const fields = (own && match[own]) || [];
    return Math.max(0, ...fields.map((field) => ABOUT[field] ?? 0));
  };
  const own = terms.reduce((sum, term) => sum + about(term), 0) / Math.max(1, terms.length);
  return Math.max(own * literal, ...readings.map((all) => Math.min(...all.map(about))));
}
