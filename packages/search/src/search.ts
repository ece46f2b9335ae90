import MiniSearch from 'minisearch';

import {answeredBy} from './answered';
import {figuresFor, isAsked, isNamed} from './cards';
import type {Kind, Section} from './document';
import {withDoors} from './doors';
import {type IndexFile, OPTIONS} from './index-format';
import {lexiconOf} from './lexicon';
import {type Measure, measureOf, type Opened, openedAt} from './opened';
import {unpack} from './packed-index';
import {excerptOf, mark} from './passage';
import {parseQuery, type Query} from './query';
import {rank, type Ranked, worthOf} from './rank';
import type {Marked, Result} from './result';
import {type Shape, shapeOf} from './shapes';
import {wordsOf} from './words';

export interface Question {
  text: string;
  /** Maximum number of results. */
  limit: number;
  /** Kinds that the page is about on which it is asked: they come first where they answer as well. */
  preferred?: readonly Kind[];
}

export interface Answer {
  /** How the question was understood, with the words that were corrected. */
  query: Query;
  /** What answers the query by itself: figures, an error code, a question of the FAQ, or else the section that it names. */
  cards: Result[];
  /** Whether the first result answers the query. */
  answered: 'yes' | 'perhaps' | 'no';
  /** What the text is by its form, such as the ID of a transaction. */
  shape: Shape | undefined;
  results: Result[];
  /** Number of all results, shown or not. */
  total: number;
}

export type Search = (question: Question) => Promise<Answer>;

/** How much more a preferred kind is worth. */
const PREFERRED = 20;
/** Share of the best score below which a result says too little of the query to be shown. */
const LEAST_SCORE = 0.1;

/** @param loadSections of the document with an id. If it fails, the document has no excerpt. */
export function openSearch(
  file: IndexFile,
  loadSections: (id: number) => Promise<Section[]>,
): Search {
  const index = MiniSearch.loadJS(unpack(file.index), OPTIONS);
  const lexicon = lexiconOf(file, index);
  const loaded = new Map<number, readonly Section[]>();
  const load = async ({id, stored}: Ranked): Promise<void> => {
    if (stored.description !== undefined || loaded.has(id)) return;
    const sections = await loadSections(id).catch(() => undefined);
    if (sections) loaded.set(id, sections);
  };
  return async ({text, limit, preferred = []}) => {
    const query = parseQuery(text, lexicon);
    const worths = worthOf(query, lexicon, index);
    const measure = measureOf(query, worths, lexicon, index.documentCount);
    const ranked = preferredFirst(rank(query, worths, index), preferred);
    const top = ranked.slice(0, limit);
    await Promise.all(top.map(load));
    const open = (one: Ranked): Opened => openedAt(one, loaded.get(one.id) ?? [], measure, lexicon);
    const opened = withDoors(top.map(open), query, lexicon);
    const [first] = opened;
    const answered = first ? answeredBy(first, query, measure.share) : 'no';
    const leads = leadsOf(ranked, text, measure).map((one) => resultOf(open(one), measure));
    const cards = [...figuresFor(query, file.figures), ...leads];
    const isCard =
      first && !first.door && answered === 'yes' && isNamed(first, query, measure.share);
    return {
      ...{query, answered, shape: shapeOf(text, query)},
      cards: isCard && cards.length === 0 ? [resultOf(first, measure, true)] : cards,
      results: opened.map((one) => resultOf(one, measure)),
      total: ranked.length,
    };
  };
}

/** The documents in their order, those of preferred kinds first, without those that say far less than the best. */
function preferredFirst(ranked: readonly Ranked[], preferred: readonly Kind[]): Ranked[] {
  const weighted = ranked
    .map((one) => ({
      ...one,
      score: one.score * (preferred.includes(one.stored.kind) ? PREFERRED : 1),
    }))
    .sort((a, b) => b.score - a.score);
  return weighted.filter(({score}) => score >= LEAST_SCORE * (weighted[0]?.score ?? 0));
}

/** The error code in a text, and the question of the FAQ that it asks. */
function leadsOf(ranked: readonly Ranked[], text: string, {query, share}: Measure): Ranked[] {
  const code = ranked.find(
    ({stored: {kind, name}}) => kind === 'error' && text.toUpperCase().includes(name),
  );
  const question = ranked.find((one) => isAsked(one, query, share));
  return [code, question].filter((one) => one !== undefined);
}

/** What is shown of a document that was opened. */
function resultOf(
  {one: {stored}, sections, at, door}: Opened,
  {query: {words}, worth}: Measure,
  isCard = false,
): Result {
  const {kind, url, name, path} = stored;
  const typed = words.flatMap(({stem, stop}) => (stop ? [] : stem));
  const said = words.map(({surface}) => surface);
  const marked = (shown: string): Marked => mark(shown, (stem) => typed.includes(stem));
  const best = sections[at];
  // An entry of a page is linked itself, unless the query is the name of one of its parts.
  const isSaid = wordsOf(best?.heading ?? '').every(({surface}) => said.includes(surface));
  const section = !url.includes('#') || isSaid ? best : undefined;
  return {
    kind,
    url: section?.anchor ? `${url.split('#')[0]}#${section.anchor}` : url,
    title: marked(name),
    ...(section?.heading && {section: marked(section.heading)}),
    path: [...path],
    excerpt: marked(excerptOf(sections, at, stored, worth, isCard)),
    ...(door && {door}),
  };
}
