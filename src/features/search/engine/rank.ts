import type {Query as Tree, SearchResult} from 'minisearch';

import type {SearchIndex, Stored} from './index-format';
import type {Lexicon, Query, Slot} from './query';

/** Weight of a matched word by field. */
const BOOST = {title: 5, keywords: 7, description: 0, text: 1, asked: 14};
export const WORD_FIELDS = Object.keys(BOOST);
/** Fields whose words say what a page is about, and how much a word in another field says. */
const NAMES = ['title', 'keywords', 'asked'];
const MENTIONED = 0.25;
/** Boost for a query that is a whole title or keyword. */
const WHOLE_BOOST = 25;

/** Least certainty of an answer. */
export const CERTAIN = 0.42;

export interface Ranked {
  id: number;
  score: number;
  /** How certainly it answers the query: {@link CERTAIN} or more counts as an answer. */
  certainty: number;
  stored: Stored;
}

/**
 * All matching documents, best first: MiniSearch's score of the document and of its best section, times the share of
 * the query that the two cover.
 */
export function rank(query: Query, lexicon: Lexicon, index: SearchIndex): Ranked[] {
  const phrases: Tree = {
    queries: query.phrases,
    fields: ['phrases'],
    boost: {phrases: 1},
    boostTerm: (phrase) => (phrase.endsWith('$') ? WHOLE_BOOST : 1),
    prefix: false,
  };
  const found = index.search(
    {
      queries: [
        ...query.slots.flatMap(({terms, readings}) => [...terms, ...readings.flat()]),
        phrases,
      ],
    },
    {
      fields: WORD_FIELDS,
      boost: BOOST,
      prefix: (term) => term === query.unfinished,
    },
  );
  const counts = query.slots.map((slot) => countOf(slot, lexicon));
  const worth = counts.map((count) => Math.log(1 + index.documentCount / (1 + count)));
  const unknown = shareOf(
    counts.map((count) => (count === 0 ? 1 : 0)),
    worth,
  );
  return [...byDocument(found)]
    .map(([id, parts]): Ranked => {
      const about = parts.map((part) => query.slots.map((slot) => coverage(part, slot, query)));
      const either = query.slots.map((_, at) => Math.max(...about.map((one) => one[at] ?? 0)));
      const most = Math.max(...about.map((one) => shareOf(one, worth)));
      return {
        id,
        score: parts.reduce((sum, {score}) => sum + score, 0) * shareOf(either, worth),
        certainty: most - unknown / 3,
        stored: index.getStoredFields(id)?.['stored'] as Stored,
      };
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** What was found of each document: itself, its best section, or both. */
function byDocument(results: readonly SearchResult[]): Map<number, SearchResult[]> {
  const found = new Map<number, SearchResult[]>();
  const sections = new Set<number>();
  for (const result of results) {
    const [id = 0, at] = String(result.id).split('.').map(Number);
    if (at !== undefined && sections.has(id)) continue;
    if (at !== undefined) sections.add(id);
    found.set(id, [...(found.get(id) ?? []), result]);
  }
  return found;
}

/** The number of documents that have any of the words or meanings of a slot. */
function countOf({terms, readings}: Slot, {frequency}: Lexicon): number {
  const all = [...terms.map((term) => [term]), ...readings];
  return Math.max(0, ...all.map((some) => Math.min(...some.map(frequency))));
}

/** The mean of some values, weighted. */
function shareOf(values: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / (total || 1);
}

/** How much a page is about a slot, from 0 to 1. */
function coverage({match}: SearchResult, {terms, readings}: Slot, {unfinished}: Query): number {
  const begun = Object.keys(match).find((term) => unfinished && term.startsWith(unfinished));
  const about = (term: string): number => {
    const own = Object.hasOwn(match, term) ? term : term === unfinished && begun;
    const fields = (own && match[own]) || [];
    if (fields.length === 0) return 0;
    return fields.some((field) => NAMES.includes(field)) ? 1 : MENTIONED;
  };
  const own = terms.reduce((sum, term) => sum + about(term), 0) / Math.max(1, terms.length);
  return Math.max(own, ...readings.map((all) => Math.min(...all.map(about))));
}
