import type {Query as Tree, SearchOptions} from 'minisearch';

import type {SearchIndex, Stored} from './index-format';
import type {Query, Slot} from './query';

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
export function rank(query: Query, index: SearchIndex): Ranked[] {
  const slots = query.slots.map(treeOf);
  const phrases: Tree = {
    queries: query.phrases,
    fields: ['phrases'],
    boost: {phrases: 1},
    boostTerm: (phrase) => (phrase.endsWith('$') ? WHOLE : 1),
    prefix: false,
  };
  const options: SearchOptions = {
    fields: WORD_FIELDS,
    boost: BOOST,
    prefix: (term) => term === query.unfinished,
    boostDocument: (_id, _term, stored) => {
      const {kind, name} = (stored as Pick<Ranked, 'stored'>).stored;
      if (kind !== 'article' && kind !== 'legal') return LEAD;
      return query.tellsOfProblem && ON_PROBLEMS.test(name) ? SYMPTOM : 1;
    },
  };
  const shares = new Map<unknown, number>();
  for (const slot of slots) {
    const found = index.search(slot, options);
    // Rare words count more.
    const worth = Math.log(3 + index.documentCount / (1 + found.length));
    for (const {id, match} of found) {
      const about = Math.max(
        ...Object.values(match)
          .flat()
          .map((field) => ABOUT[field] ?? 0),
      );
      shares.set(id, (shares.get(id) ?? 0) + worth * about);
    }
  }
  return index
    .search({queries: [...slots, phrases]}, options)
    .map(({id, score, stored}): Ranked => ({id, score: score * (shares.get(id) ?? 0), stored}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Any of the words, or all words of a reading. */
function treeOf({terms, readings}: Slot): Tree {
  const others = readings.map((reading): Tree => ({
    queries: reading.split(' '),
    combineWith: 'AND',
    boostTerm: () => SYNONYM,
    prefix: false,
  }));
  return {combineWith: 'OR', queries: [...terms, ...others]};
}
