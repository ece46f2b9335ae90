import type {StoredDocument} from './format';
import {wordsOf} from './words';

/** A text in pieces; those at odd places are words that were found. */
export type Marked = string[];

/** What counts as found in a text that is shown. */
export interface MarkedWords {
  stems: ReadonlySet<string>;
  /** Beginning of a word that is still typed. */
  start?: string | undefined;
}

/** Characters of an excerpt. */
const LENGTH = 170;
const WORD = /\be[-‐‑]mail\p{L}*|[\p{L}\p{N}]+/giu;

/** Marks the words of a text that were found, in whatever form they stand there. */
export function mark(text: string, found: MarkedWords): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const {at, length} of hitsIn(text, found)) {
    pieces.push(text.slice(end, at), text.slice(at, at + length));
    end = at + length;
  }
  return [...pieces, text.slice(end)];
}

/** The passage that tells most: from the section that answers, else from the description. */
export function excerptOf(
  {description, sections}: StoredDocument,
  section: number,
  found: MarkedWords,
): Marked {
  const text = sections[section]?.[2] ?? '';
  const inText = variety(text, found);
  const useText = text !== '' && (section > 0 || inText > variety(description, found));
  return mark(useText ? passage(text, found) : description || passage(text, found), found);
}

interface Hit {
  at: number;
  length: number;
  stem: string;
}

function hitsIn(text: string, {stems, start}: MarkedWords): Hit[] {
  return [...text.matchAll(WORD)].flatMap(({0: word, index}): Hit[] => {
    const parts = wordsOf(word);
    const part = parts.find(
      ({stem, surface, stop}) =>
        !stop && (stems.has(stem) || (start !== undefined && surface.startsWith(start))),
    );
    return part ? [{at: index, length: word.length, stem: part.stem}] : [];
  });
}

const variety = (text: string, found: MarkedWords): number =>
  new Set(hitsIn(text, found).map(({stem}) => stem)).size;

/** The window with the most different words found, cut at spaces. */
function passage(text: string, found: MarkedWords): string {
  if (text.length <= LENGTH) return text;
  const hits = hitsIn(text, found);
  const within = (from: number): number =>
    new Set(hits.filter(({at}) => at >= from && at < from + LENGTH * 0.8).map(({stem}) => stem))
      .size;
  let best = 0;
  let most = -1;
  for (const {at} of hits) {
    const count = within(at);
    if (count > most) [best, most] = [at, count];
  }
  const start = best < LENGTH * 0.4 ? 0 : text.lastIndexOf(' ', best - LENGTH * 0.2) + 1;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const cut = text.slice(start, end > start ? end : start + LENGTH);
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}
