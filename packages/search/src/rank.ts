import type {SearchResult} from 'minisearch';

import type {SearchIndex, Stored} from './index-format';
import type {Lexicon} from './lexicon';
import type {Query, Slot} from './query';

/** Weight of a matched word by field, 1 in others. */
const BOOST = {title: 5, keywords: 7, asked: 14};
/** How much a word outside of these fields, which say what a page is about, says of that. */
const MENTIONED = 0.25;
/** Boost for a query that is a whole title or keyword. */
const WHOLE_BOOST = 25;
/** How much less calls and events of an API are worth: "deposit" asks how to make one. */
const CALL = 0.6;
/** What each word of a known phrase after the second adds to the share: it tells a case of ours, not a name. */
const FURTHER_WORD = 0.24;

export interface Ranked {
  id: number;
  score: number;
  /** Share of the query that it, or one of its sections, covers alone, and more for known phrases. */
  share: number;
  /** Worth of the rarest word that neither it nor its best section has, but for asides. */
  missing: number;
  stored: Stored;
}

/** All matching documents, best first: by MiniSearch's scores, times the share of the query that they cover. */
export function rank(query: Query, worths: readonly number[], index: SearchIndex): Ranked[] {
  return [...hitsByDocument(query, index)]
    .map(([id, hits]) => {
      const stored = index.getStoredFields(id)?.['stored'] as Stored;
      const {score, ...shares} = scoreOf(hits, query, worths);
      const isCall = stored.kind === 'operation' || stored.kind === 'webhook';
      return {id, stored, ...shares, score: isCall ? score * CALL : score};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

function scoreOf(
  hits: readonly SearchResult[],
  query: Query,
  worths: readonly number[],
): Pick<Ranked, 'score' | 'share' | 'missing'> {
  // One list for the document itself and one for its best section: how much each covers of every slot.
  const coverages = hits.map((hit) => query.slots.map((slot) => coverage(hit, slot, query)));
  const together = query.slots.map((_, at) => Math.max(...coverages.map((one) => one[at] ?? 0)));
  const alone = coverages.map((one) => shareOf(one, worths) + bonusOf(one, query));
  const missing = worths.filter((_, at) => together[at] === 0 && !query.slots[at]?.isAside);
  return {
    score: hits.reduce((sum, hit) => sum + hit.score, 0) * shareOf(together, worths),
    share: Math.max(...alone),
    missing: Math.max(0, ...missing),
  };
}

/** What the phrases with a meaning that a hit covers add to its share. */
function bonusOf(coverages: readonly number[], {slots}: Query): number {
  const further = slots.map(({words, meanings}) =>
    meanings.length > 0 ? Math.max(0, words.length - 2) : 0,
  );
  return FURTHER_WORD * sumOf(coverages, further);
}

/** How much each slot of a query tells: rare words more. */
export function worthOf({slots}: Query, {frequency}: Lexicon, index: SearchIndex): number[] {
  return slots.map(({readings}) => {
    const counts = readings.map((stems) => Math.min(...stems.map(frequency)));
    return Math.log(1 + index.documentCount / (1 + Math.max(...counts)));
  });
}

/** What MiniSearch finds of each document, best first: itself, its best section, or both. */
function hitsByDocument(query: Query, index: SearchIndex): Map<number, SearchResult[]> {
  const all = index.search(
    {queries: [...query.stems, ...query.phrases]},
    {
      boost: BOOST,
      boostTerm: (term) => (term.startsWith('=') ? WHOLE_BOOST : 1),
      prefix: (term) => term === query.unfinished,
    },
  );
  const found = new Map<number, SearchResult[]>();
  for (const hit of all) {
    const id = Math.floor(Number(hit.id));
    const hits = found.get(id) ?? [];
    // The id of a section is a string.
    if (!hits.some((one) => typeof one.id === typeof hit.id)) found.set(id, [...hits, hit]);
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
