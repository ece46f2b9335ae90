import type {Query as Tree, SearchResult} from 'minisearch';

import type {ResultKind} from '../document';
import type {SearchIndex, Stored} from './index-format';
import type {Lexicon, Query, Slot} from './query';

/** Weight of a matched word by field. */
const BOOST = {title: 5, keywords: 7, description: 0.6, text: 1, asked: 14};
export const WORD_FIELDS = Object.keys(BOOST);
/** How strongly a match in a field suggests that the page is about the word; the phrase field does not count. */
const ABOUT: Partial<Record<string, number>> = {
  title: 1,
  keywords: 1,
  description: 0.7,
  text: 0.25,
  asked: 1,
};
/** Boost for a query that is a whole title or keyword. */
const WHOLE_BOOST = 25;
/** Pages below this share of the best coverage are dropped. */
const MIN_SHARE = 0.2;
/** Kinds that explain, and the weight of those that only lead to an article. */
const EXPLAINS: readonly ResultKind[] = ['article', 'legal'];
const LEAD = 0.6;

/** Least certainty of an answer. */
export const CERTAIN = 0.7;

export interface Ranked {
  id: number;
  score: number;
  /** The share of the query that the document covers, from 0 to 1. */
  share: number;
  /** How certainly it answers the query: {@link CERTAIN} or more counts as an answer. */
  certainty: number;
  stored: Stored;
  /** How well each of its sections answers by heading and keywords, by position; the best has 1. */
  sections: ReadonlyMap<number, number>;
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
  const slots = query.slots.map((slot) => treeOf(slot, lexicon));
  const found = index.search(
    {combineWith: 'OR', queries: [...slots, phrases]},
    {
      fields: WORD_FIELDS,
      boost: BOOST,
      prefix: (term) => term === query.unfinished,
      boostDocument: (_id, _term, {stored} = {}) =>
        !stored || EXPLAINS.includes((stored as Stored).kind) ? 1 : LEAD,
    },
  );
  const isUnknown = query.slots.map((slot) => countOf(slot, lexicon) === 0);
  const worth = query.slots.map((slot) => worthOf(slot, lexicon, index.documentCount));
  const unknown = shareOf(isUnknown.map(Number), worth);
  const rated = byDocument(found).map(({id, page, sections}): Ranked => {
    const [best] = sections;
    const parts = [page, best?.result].filter((part) => part !== undefined);
    const about = query.slots.map((slot) =>
      Math.max(...parts.map((part) => coverage(part, slot, query))),
    );
    const share = shareOf(about, worth);
    return {
      id,
      score: parts.reduce((sum, {score}) => sum + score, 0) * share,
      share,
      certainty: share + shareOf(about.map(Math.ceil), worth) / 2 - unknown / 2,
      stored: index.getStoredFields(id)?.['stored'] as Stored,
      sections: new Map(
        sections.map(({at, result}) => [at, result.score / (best?.result.score ?? 1)]),
      ),
    };
  });
  const most = Math.max(0, ...rated.map(({share}) => share));
  return rated
    .filter(({share}) => share > 0 && share >= most * MIN_SHARE)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

interface Found {
  id: number;
  page?: SearchResult;
  /** Its sections that match, best first, and their positions. */
  sections: {at: number; result: SearchResult}[];
}

/** Groups what was found, best first, by document. */
function byDocument(results: readonly SearchResult[]): Found[] {
  const found = new Map<number, Found>();
  for (const result of results) {
    const [id = 0, at] = String(result.id).split('.').map(Number);
    const one = found.get(id) ?? {id, sections: []};
    found.set(id, one);
    if (at === undefined) one.page = result;
    else one.sections.push({at, result});
  }
  return [...found.values()];
}

/** Matches any of the words, or all words of one reading. */
function treeOf({terms, readings}: Slot, {weight}: Lexicon): Tree {
  const own: Tree = {queries: terms, combineWith: 'OR', boostTerm: weight};
  const others = readings.map((all): Tree => ({
    queries: [...all],
    combineWith: 'AND',
    prefix: false,
  }));
  return {combineWith: 'OR', queries: [own, ...others]};
}

/** The weight of a slot in the query: the rarer on the site, the higher. What the site does not have, no page covers. */
function worthOf(slot: Slot, lexicon: Lexicon, documents: number): number {
  const own = slot.readings.length > 0 ? 1 : Math.max(...slot.terms.map(lexicon.weight));
  return own * Math.log(1 + documents / (1 + countOf(slot, lexicon)));
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
    return Math.max(0, ...fields.map((field) => ABOUT[field] ?? 0));
  };
  const own = terms.reduce((sum, term) => sum + about(term), 0) / Math.max(1, terms.length);
  return Math.max(own, ...readings.map((all) => Math.min(...all.map(about))));
}
