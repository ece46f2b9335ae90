import type {Section} from '../document';
import {type Word, wordsOf} from './words';

/** A text in pieces; those at odd places are words that were found. */
export type Marked = string[];

/** How much the stem of a word tells for the query; 0 where it was not asked for. */
export type Worth = (stem: string) => number;

/** Characters of an excerpt. */
const LENGTH = 170;
const WORD = /\be[-‐‑]mail\p{L}*|[\p{L}\p{N}]+/giu;

/** Texts have few different words, many times. */
const known = new Map<string, Word | undefined>();

function wordIn(token: string): Word | undefined {
  if (!known.has(token))
    known.set(
      token,
      wordsOf(token).find(({stop}) => !stop),
    );
  return known.get(token);
}

interface Hit {
  at: number;
  text: string;
  stem: string;
  worth: number;
}

function hitsIn(text: string, worth: Worth): Hit[] {
  return [...text.matchAll(WORD)].flatMap(({0: found, index: at}) => {
    const word = wordIn(found);
    const value = word ? worth(word.stem) : 0;
    return word && value > 0 ? [{at, text: found, stem: word.stem, worth: value}] : [];
  });
}

/** What the different words of the hits are worth together. */
function variety(hits: readonly Hit[]): number {
  return [...new Map(hits.map((hit) => [hit.stem, hit.worth])).values()].reduce((a, b) => a + b, 0);
}

export function mark(text: string, worth: Worth): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const {at, text: found} of hitsIn(text, worth)) {
    pieces.push(text.slice(end, at), found);
    end = at + found.length;
  }
  return [...pieces, text.slice(end)];
}

/** The section that answers, and the passage of it that tells most; the summary where no text does. */
export function excerptOf(
  sections: readonly Section[],
  summary: string,
  worth: Worth,
): {section: Section | undefined; excerpt: Marked} {
  const rated = sections.map((section) => {
    const {heading, keywords = [], text} = section;
    const names = hitsIn([heading, ...keywords].join(' '), worth);
    return {section, value: 2 * variety(names) + variety(hitsIn(text, worth))};
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a), {
    section: undefined as Section | undefined,
    // Before a section leads away from the top of a page, it has to say more than the summary.
    value: variety(hitsIn(summary, worth)),
  });
  const text = best.section?.text ? passage(best.section.text, worth) : summary;
  return {section: best.section, excerpt: mark(text, worth)};
}

/** The window with the most words found, cut at spaces. */
function passage(text: string, worth: Worth): string {
  if (text.length <= LENGTH) return text;
  const hits = hitsIn(text, worth);
  const within = (from: number): number =>
    variety(hits.filter(({at}) => at >= from && at < from + LENGTH * 0.8));
  const best = hits.reduce(
    (most, {at}) => (within(at) > within(most) ? at : most),
    hits[0]?.at ?? 0,
  );
  const start = best < LENGTH * 0.4 ? 0 : text.lastIndexOf(' ', best - LENGTH * 0.2) + 1;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const cut = text.slice(start, end > start ? end : start + LENGTH);
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}
