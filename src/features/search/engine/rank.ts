import type {Query as Tree, SearchResult} from 'minisearch';

import type {SearchIndex, Stored} from './index-format';
import type {Lexicon, Query, Slot} from './query';

/** How much a word counts by where it stands. */
const BOOST = {title: 5, keywords: 7, headings: 3, description: 0.6, text: 1};
export const WORD_FIELDS = Object.keys(BOOST);
/** How far a page is about a word that stands there; a phrase alone makes it about nothing. */
const ABOUT: Partial<Record<string, number>> = {
  title: 1,
  keywords: 1,
  headings: 0.45,
  description: 0.7,
  text: 0.25,
};
/** The whole query is a title or keyword. */
const WHOLE = 25;
/** How far a synonym is trusted. */
const SYNONYM = 0.85;
/** A page below this share of the best coverage is no result. */
const LEAST = 0.2;
/** An article on problems, for somebody who tells of one. */
const SYMPTOM = 1.4;
const ON_PROBLEMS = /\bproblems?\b|\bwhat to do\b/i;
/** What is no article or legal page: a term or a short answer that names the same words leads to one. */
const LEAD = 0.6;

export interface Ranked {
  id: number;
  score: number;
  stored: Stored;
}

/** All documents that answer, best first: the score of MiniSearch times the share of the query that a page is about. */
export function rank(query: Query, lexicon: Lexicon, index: SearchIndex): Ranked[] {
  const phrases: Tree = {
    queries: query.phrases,
    fields: ['phrases'],
    boost: {phrases: 1},
    boostTerm: (phrase) => (phrase.endsWith('$') ? WHOLE : 1),
    prefix: false,
  };
  const found = index.search(
    {combineWith: 'OR', queries: [...query.slots.map(treeOf), phrases]},
    {
      fields: WORD_FIELDS,
      boost: BOOST,
      prefix: (term) => term === query.unfinished,
      boostDocument: (_id, _term, stored) => {
        const {kind, name} = (stored as Pick<Ranked, 'stored'>).stored;
        if (kind !== 'article' && kind !== 'legal') return LEAD;
        return query.tellsOfProblem && ON_PROBLEMS.test(name) ? SYMPTOM : 1;
      },
    },
  );
  const worth = query.slots.map((slot) => worthOf(slot, lexicon, index.documentCount));
  const total = worth.reduce((sum, one) => sum + one, 0);
  const rated = found.map((result) => {
    const covered = query.slots.map((slot, at) => (worth[at] ?? 0) * coverage(result, slot, query));
    return {result, share: covered.reduce((sum, one) => sum + one, 0) / total};
  });
  const most = Math.max(0, ...rated.map(({share}) => share));
  return rated
    .filter(({share}) => share > 0 && share >= most * LEAST)
    .map(({result: {id, score, stored}, share}): Ranked => ({id, score: score * share, stored}))
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Any of the words, or all words of a reading. */
function treeOf({terms, readings}: Slot): Tree {
  const own: Tree = {queries: terms, combineWith: 'OR'};
  const others = readings.map((all): Tree => ({
    queries: [...all],
    combineWith: 'AND',
    boostTerm: () => SYNONYM,
    prefix: false,
  }));
  return {combineWith: 'OR', queries: [own, ...others]};
}

/** What a slot weighs in the query: its words by their rarity; nothing where no page has it. */
function worthOf({terms, readings}: Slot, {frequency}: Lexicon, documents: number): number {
  const all = [...terms.map((term) => [term]), ...readings];
  const count = Math.max(0, ...all.map((some) => Math.min(...some.map(frequency))));
  return count === 0 ? 0 : Math.log(1 + documents / (1 + count));
}

/** How far a page is about a slot, 0 to 1. */
function coverage({match}: SearchResult, {terms, readings}: Slot, {unfinished}: Query): number {
  const begun = Object.keys(match).find((term) => unfinished && term.startsWith(unfinished));
  const about = (term: string): number => {
    const own = Object.hasOwn(match, term) ? term : term === unfinished && begun;
    const fields = (own && match[own]) || [];
    return Math.max(0, ...fields.map((field) => ABOUT[field] ?? 0));
  };
  const own = terms.reduce((sum, term) => sum + about(term), 0) / Math.max(1, terms.length);
  return Math.max(own, ...readings.map((all) => Math.min(...all.map(about))));
}
