import MiniSearch from 'minisearch';

import type {SearchDocument, Synonym} from './document';
import {type Indexed, type IndexFile, OPTIONS} from './index-format';
import {pack} from './packed-index';
import type {Figure} from './result';
import {pairsOf, stemsOf, synonymKeyOf, wholeOf, wordsOf} from './words';

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
  return {index: pack(index.toJSON()), synonyms: grouped, figures, words: words.join(' ')};
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
    text: termsOf(isWhole ? description : sections.map(({text}) => text).join('\n')),
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
