import MiniSearch from 'minisearch';

import {type Direction, directionOf} from './direction';
import type {SearchDocument, Synonym} from './document';
import {type Indexed, type IndexFile, OPTIONS} from './index-format';
import {meaningsOf} from './lexicon';
import {pack} from './packed-index';
import {slotsOf} from './query';
import type {Figure} from './result';
import {pairsOf, stemsOf, synonymKeyOf, wholeOf, wordsOf} from './words';

/** What visitors type tells the direction of a section: at least so much of it, and more often than the other. */
const MIN_SAID = 4;
const LEAST_SAID = 0.25;
const MORE_SAID = 4;

/** Builds the index, which can be written as JSON. The id of a document is its position. */
export function buildIndex(
  documents: readonly SearchDocument[],
  {synonyms = [], figures = []}: {synonyms?: readonly Synonym[]; figures?: Figure[]},
): IndexFile {
  const index = new MiniSearch(OPTIONS);
  index.addAll(documents.map(indexedDocument));
  index.addAll(documents.flatMap(indexedSections));
  const grouped = synonyms.map(({words, means}): [string, ...string[]] => [
    stemsOf(means).join(' '),
    ...words.map((phrase) => synonymKeyOf(wordsOf(phrase))),
  ]);
  const keys = new Set(grouped.flatMap(([, ...typed]) => typed));
  const named = documents
    .flatMap(({title, keywords, sections}) => [{heading: title, keywords}, ...sections])
    .flatMap(({heading, keywords = []}) => [heading, ...keywords].flatMap(wordsOf))
    .filter(({surface, stop}) => !stop && /^\D../.test(surface) && !keys.has(surface))
    .map(({surface}) => surface);
  const words = [...new Set(named)].sort();
  const directions = directionsOf(documents, grouped);
  return {
    ...{index: pack(index.toJSON()), synonyms: grouped, figures, directions},
    words: words.join(' '),
  };
}

/** A section goes the way that its heading tells, its page, or else most of what visitors type for it. */
function directionsOf(
  documents: readonly SearchDocument[],
  synonyms: IndexFile['synonyms'],
): IndexFile['directions'] {
  const directions: IndexFile['directions'] = {in: [], out: []};
  const meanings = meaningsOf(synonyms);
  const said = (text: string): Direction | undefined => {
    const words = wordsOf(text);
    const slots = slotsOf(words, (own) => meanings.get(synonymKeyOf(own)) ?? []);
    return directionOf(
      words,
      slots.flatMap(({readings}) => readings.flat()),
    );
  };
  // In our texts, "your bank" is the visitor's.
  const written = (text: string): Direction | undefined => said(text.replace(/\byour\b/gi, ''));
  const typed = (keywords: readonly string[]): Direction | undefined => {
    const all = keywords.map(said);
    const count = (one: Direction): number => all.filter((each) => each === one).length;
    const [least, isIn] = [Math.max(MIN_SAID, all.length * LEAST_SAID), count('in') > count('out')];
    const [most, other] = isIn ? [count('in'), count('out')] : [count('out'), count('in')];
    return most >= least && most > other * MORE_SAID ? (isIn ? 'in' : 'out') : undefined;
  };
  documents.forEach(({title, keywords, sections}, id) => {
    const page = written(title);
    const own = page ?? typed(keywords);
    if (own) directions[own].push(id);
    sections.forEach(({heading, anchor, keywords: asked = []}, at) => {
      const named = written(heading) ?? written(anchor.replaceAll('-', ' '));
      const direction = named ?? page ?? typed(asked);
      if (direction && heading) directions[direction].push(`${id}.${at}`);
    });
  });
  return directions;
}

function indexedDocument(document: SearchDocument, id: number): Indexed {
  const {kind, url, title, path, description, keywords, sections} = document;
  const isWhole = sections.length === 0;
  const names = [title, ...keywords].map(wordsOf);
  // Terms, questions and updates only lead to an answer, so matching their whole name earns no boost.
  const isLead = kind === 'glossary' || kind === 'faq' || kind === 'update';
  return {
    id,
    title: termsOf(title),
    keywords: keywords.flatMap(termsOf),
    text: termsOf(
      isWhole ? description : sections.map(({text, rows = ''}) => `${text}\n${rows}`).join('\n'),
    ),
    phrases: [...names.flatMap(pairsOf), ...(isLead ? [] : new Set(names.flatMap(wholeOf)))],
    stored: {
      ...{kind, url, path, name: title},
      ...(isWhole && {description}),
    },
  };
}

/** Each section that has an anchor of its own, found by its heading and what visitors ask. */
function indexedSections({sections}: SearchDocument, id: number): Indexed[] {
  return sections.flatMap(({anchor, heading, keywords = []}, at) =>
    anchor && heading ? {id: `${id}.${at}`, asked: [heading, ...keywords].flatMap(termsOf)} : [],
  );
}

/** What joins a compound name, which is found as one word too: `stoploss`. */
const JOINT = /(\p{L})[-_.‐‑–](?=[\p{L}\p{N}])/gu;

/** The distinct terms of a text. */
function termsOf(text: string): string[] {
  const compounds = text.split(/\s/).filter((word) => /[-_.‐‑–]./.test(word));
  const joined = compounds.map((word) => word.replace(JOINT, '$1'));
  return [...new Set([text, ...joined].flatMap(stemsOf))];
}
