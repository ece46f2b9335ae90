import type {SearchResult} from 'minisearch';

import type {SearchIndex, Stored} from './index-format';
import type {Lexicon, Query, Slot} from './query';

/** Weight of a matched word by field, 1 in others. */
const BOOST = {title: 5, keywords: 7, asked: 14};
/** How much a word outside of these fields, which say what a page is about, says of that. */
const MENTIONED = 0.25;
/** Boost for a query that is a whole title or keyword. */
const WHOLE_BOOST = 25;
/** What each word of a known phrase after the second adds to the share: it tells a case of ours, not a name. */
const FURTHER_WORD = 0.24;

export interface Ranked {
  id: number;
  score: number;
  /** Share of the query that it, or one of its sections, covers alone, and more for known phrases. */
  share: number;
  stored: Stored;
}

/** All matching documents by MiniSearch's score of each and of its best section, times the share that they cover. */
export function rank(query: Query, worth: readonly number[], index: SearchIndex): Ranked[] {
  const found = index.search(
    {queries: [...query.stems, ...query.phrases]},
    {
      boost: BOOST,
      boostTerm: (term) => (term.startsWith('=') ? WHOLE_BOOST : 1),
      prefix: (term) => term === query.unfinished,
    },
  );
  const further = query.slots.map(
    ({words, meanings}) => meanings.length && Math.max(0, words.length - 2),
  );
  return [...byDocument(found)]
    .map(([id, parts]): Ranked => {
      const about = parts.map((part) => query.slots.map((slot) => coverage(part, slot, query)));
      const either = query.slots.map((_, at) => Math.max(...about.map((one) => one[at] ?? 0)));
      return {
        id,
        score: parts.reduce((sum, {score}) => sum + score, 0) * shareOf(either, worth),
        share: Math.max(
          ...about.map((one) => shareOf(one, worth) + FURTHER_WORD * sumOf(one, further)),
        ),
        stored: index.getStoredFields(id)?.['stored'] as Stored,
      };
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** How much each slot of a query tells: rare words more. */
export function worthOf({slots}: Query, {frequency}: Lexicon, index: SearchIndex): number[] {
  return slots.map(({readings}) => {
    const counts = readings.map((stems) => Math.min(...stems.map(frequency)));
    return Math.log(1 + index.documentCount / (1 + Math.max(...counts)));
  });
}

/** What was found of each document, best first: itself, its best section, or both. */
function byDocument(results: readonly SearchResult[]): Map<number, SearchResult[]> {
  const found = new Map<number, SearchResult[]>();
  for (const result of results) {
    const id = Math.floor(Number(result.id));
    const parts = found.get(id) ?? [];
    // The id of a section is a string.
    if (!parts.some((part) => typeof part.id === typeof result.id))
      found.set(id, [...parts, result]);
  }
  return found;
}

/** The sum of some values, weighted. */
function sumOf(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

/** The mean of some values, weighted. */
export function shareOf(values: readonly number[], weights: readonly number[]): number {
  return sumOf(values, weights) / (weights.reduce((sum, weight) => sum + weight, 0) || 1);
}

/** How much a page is about a slot, from 0 to 1. */
function coverage({match}: SearchResult, {readings}: Slot, {unfinished}: Query): number {
  const about = (stem: string): number => {
    const fields = Object.entries(match).flatMap(([term, its]) =>
      term === stem || (stem === unfinished && term.startsWith(stem)) ? its : [],
    );
    if (fields.length === 0) return 0;
    return fields.some((field) => field in BOOST) ? 1 : MENTIONED;
  };
  return Math.max(...readings.map((stems) => Math.min(...stems.map(about))));
}
