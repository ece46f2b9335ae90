import type {Query as Tree, SearchResult} from 'minisearch';

import type {ResultKind} from '../document';
import type {SearchIndex, Stored} from './index-format';
import type {Lexicon, Query, Slot} from './query';

/** Weight of a matched word by field. */
const BOOST = {title: 5, keywords: 7, headings: 5, description: 0.6, text: 1};
export const WORD_FIELDS = Object.keys(BOOST);
/** How strongly a match in a field suggests that the page is about the word; the phrase field does not count. */
const ABOUT: Partial<Record<string, number>> = {
  title: 1,
  keywords: 1,
  headings: 0.5,
  description: 0.7,
  text: 0.25,
};
/** Boost for a query that is a whole title or keyword. */
const WHOLE_BOOST = 25;
/** Pages below this share of the best coverage are dropped. */
const MIN_SHARE = 0.2;
/** Weight of kinds that explain in words for the law, and of those that only lead to an article. */
const WEIGHT: Partial<Record<ResultKind, number>> = {article: 1, legal: 0.8};
const LEAD = 0.6;

/** Weight of a word that the site does not have beside one that it knows only as a synonym, often in another language. */
const UNKNOWN_ASIDE = 0.1;

/** Least certainty of an answer. */
export const CERTAIN = 0.66;

export interface Ranked {
  id: number;
  score: number;
  /** The share of the query that the document covers, from 0 to 1. */
  share: number;
  /** How certainly it answers the query: {@link CERTAIN} or more counts as an answer. */
  certainty: number;
  stored: Stored;
}

/** All matching documents, best first: MiniSearch's score times the share of the query that a page covers. */
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
      boostDocument: (_id, _term, stored) => {
        return WEIGHT[(stored as Pick<Ranked, 'stored'>).stored.kind] ?? LEAD;
      },
    },
  );
  const isForeign = query.slots.some(
    ({terms, readings}) =>
      readings.length > 0 && terms.some((term) => lexicon.frequency(term) === 0),
  );
  const isUnknown = query.slots.map((slot) => countOf(slot, lexicon) === 0);
  const worth = query.slots.map((slot, at) => {
    const aside = isForeign && isUnknown[at] ? UNKNOWN_ASIDE : 1;
    return aside * worthOf(slot, lexicon, index.documentCount);
  });
  const unknown = shareOf(isUnknown.map(Number), worth);
  const rated = found.map((result) => {
    const about = query.slots.map((slot) => coverage(result, slot, query));
    const share = shareOf(about, worth);
    return {
      result,
      share,
      certainty: share + shareOf(about.map(Math.ceil), worth) / 2 - unknown / 2,
    };
  });
  const most = Math.max(0, ...rated.map(({share}) => share));
  return rated
    .filter(({share}) => share > 0 && share >= most * MIN_SHARE)
    .map(({result: {id, score, stored}, share, certainty}): Ranked => {
      return {id, score: score * share, share, certainty, stored};
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
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
