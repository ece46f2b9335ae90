import MiniSearch from 'minisearch';

import {answeredBy} from './answered';
import {figuresFor, isAsked, isNamed} from './cards';
import type {Direction} from './direction';
import type {Kind, Section} from './document';
import {type Opened, withDoors} from './doors';
import {type IndexFile, OPTIONS} from './index-format';
import {lexiconOf} from './lexicon';
import {unpack} from './packed-index';
import {bestOf, excerptOf, mark, type Share, valuesOf, type Worth} from './passage';
import {matches, parseQuery, type Query} from './query';
import {rank, type Ranked, shareOf, worthOf} from './rank';
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

/** What is left of the value of a section about the other direction. */
const OTHER_WAY = 0.2;
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
    const [best, ...others] = rank(query, worths, index)
      .map((one) => ({
        ...one,
        score: one.score * (preferred.includes(one.stored.kind) ? PREFERRED : 1),
      }))
      .sort((a, b) => b.score - a.score);
    const ranked = best
      ? [best, ...others.filter(({score}) => score >= LEAST_SCORE * best.score)]
      : [];
    const share: Share = (stems) =>
      shareOf(
        query.slots.map((slot) => Number(matches(slot, stems))),
        worths,
      );
    const worth: Worth = (stem) =>
      query.stems.includes(stem)
        ? Math.log(2 + index.documentCount / (1 + lexicon.frequency(stem)))
        : 0;
    const typed = query.words.flatMap(({stem, stop}) => (stop ? [] : stem));
    const said = query.words.map(({surface}) => surface);
    const marked = (shown: string): Marked => mark(shown, (stem) => typed.includes(stem));
    const isOtherWay = (direction?: Direction): boolean =>
      query.direction !== undefined && direction !== undefined && direction !== query.direction;
    const open = (one: Ranked): Opened => {
      const sections = loaded.get(one.id) ?? [];
      const values = valuesOf(sections, one.stored.name, worth, share).map((value, at) =>
        isOtherWay(lexicon.directions.get(`${one.id}.${at}`)) ? value * OTHER_WAY : value,
      );
      return {one, sections, values, at: bestOf(values)};
    };
    const resultOf = ({one: {stored}, sections, at, door}: Opened, isCard = false): Result => {
      const {kind, url, name, path} = stored;
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
    };
    const top = ranked.slice(0, limit);
    const code = ranked.find(
      ({stored: {kind, name}}) => kind === 'error' && text.toUpperCase().includes(name),
    );
    const question = ranked.find((one) => isAsked(one, query, share));
    await Promise.all(top.map(load));
    const opened = withDoors(top.map(open), query, lexicon);
    const [first] = opened;
    const answered = first ? answeredBy(first, query, share) : 'no';
    const cards = [
      ...figuresFor(query, file.figures),
      ...[code, question].flatMap((one) => (one ? resultOf(open(one)) : [])),
    ];
    const isCard = first && !first.door && answered === 'yes' && isNamed(first, query, share);
    return {
      ...{query, answered, shape: shapeOf(text, query)},
      cards: isCard && cards.length === 0 ? [resultOf(first, true)] : cards,
      results: opened.map((one) => resultOf(one)),
      total: ranked.length,
    };
  };
}
