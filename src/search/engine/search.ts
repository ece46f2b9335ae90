import {RESULT_KINDS, type ResultKind} from '../kinds';
import {excerptOf, mark, type Marked, type MarkedWords} from './excerpt';
import {expand, type Correction} from './expand';
import {parseQuery} from './query';
import {rank, type Ranked} from './rank';
import type {IndexReader} from './reader';

export interface SearchOptions {
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
  /** Results of the chosen kind, shown or not. */
  total: number;
  /** Results of every kind. */
  counts: Partial<Record<ResultKind, number>>;
  /** What was searched for where nothing had the word as typed. */
  corrections: Correction[];
  /** Near words of the site, where nothing was found. */
  suggestions: string[];
}

/** Searches one index. */
export async function search(
  reader: IndexReader,
  text: string,
  {kind, limit}: SearchOptions,
): Promise<Answer> {
  const {ranked, found, corrections} = await findAll(reader, text);
  const {kinds} = await reader.head();
  const kindOf = ({document}: Ranked): ResultKind => RESULT_KINDS[kinds[document] ?? -1] ?? 'page';
  const counts: Answer['counts'] = {};
  for (const entry of ranked) counts[kindOf(entry)] = (counts[kindOf(entry)] ?? 0) + 1;
  const chosen = kind ? ranked.filter((entry) => kindOf(entry) === kind) : ranked;
  const results = await Promise.all(
    chosen.slice(0, limit).map((entry) => resultOf(reader, entry, found)),
  );
  return {
    results: results.filter((result) => result !== undefined),
    total: chosen.length,
    counts,
    corrections,
    suggestions: ranked.length === 0 ? await suggestionsFor(reader, text) : [],
  };
}

/** All pages that answer, best first, and the words to mark in them. */
export async function findAll(
  reader: IndexReader,
  text: string,
): Promise<{ranked: Ranked[]; found: MarkedWords; corrections: Correction[]}> {
  const [{kinds}, synonyms] = await Promise.all([reader.head(), reader.synonyms()]);
  const query = parseQuery(text, synonyms);
  // What was typed is on its way beside the vocabulary, which alone knows what else it may mean.
  const stems = query.slots.flatMap(({words, synonyms: others}) => [
    ...words.map(({stem}) => stem),
    ...others.flat(),
  ]);
  const [vocabulary] = await Promise.all([reader.vocabulary(), reader.postings(stems)]);
  const {slots, pairs, wholes, corrections} = await expand(query, reader, vocabulary, synonyms);
  const sought = new Set(
    slots.flatMap(({alternatives}) => alternatives.flat().flatMap((terms) => [...terms.keys()])),
  );
  const postings = await reader.postings([...sought, ...pairs, ...wholes]);
  return {
    ranked: rank(slots, {pairs, wholes}, postings, kinds.length),
    found: {stems: sought, start: query.unfinished?.surface},
    corrections,
  };
}

async function resultOf(
  reader: IndexReader,
  {document, section}: Ranked,
  found: MarkedWords,
): Promise<Result | undefined> {
  const stored = await reader.document(document);
  if (!stored) return undefined;
  const [heading = '', anchor = ''] = stored.sections[section] ?? [];
  return {
    kind: stored.kind,
    url: anchor === '' ? stored.url : `${stored.url}#${anchor}`,
    title: mark(stored.title, found),
    path: heading === '' ? stored.path : [...stored.path, heading],
    excerpt: excerptOf(stored, section, found),
  };
}

const SUGGESTIONS = 3;

async function suggestionsFor(reader: IndexReader, text: string): Promise<string[]> {
  const vocabulary = await reader.vocabulary();
  const words = parseQuery(text).slots.flatMap(({words: some}) => some);
  const near = words.flatMap(({surface}) => vocabulary.nearest(surface, SUGGESTIONS));
  return [...new Set(near)].slice(0, SUGGESTIONS);
}
