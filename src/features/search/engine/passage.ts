import {memoized} from '../../../lib/memoized';
import type {Section} from '../document';
import type {Stored} from './index-format';
import {wordsOf} from './words';

/** A text in pieces; those at odd indices are matched words. */
export type Marked = string[];

/** The weight of a stem in the query; 0 if the query does not contain it. */
export type Worth = (stem: string) => number;

/** Maximum length of an excerpt in characters. */
const LENGTH = 170;
/** A sentence, or as much of it as fits. */
const PART = /\S.{0,168}?[.!?](?=\s|$)|\S.{0,168}(?=\s|$)/gsu;
const WORD = /(\be[-‐‑]mail\p{L}*|[\p{L}\p{N}]+)/iu;

/** Cached because texts repeat few words many times. */
const stemOf = memoized((token: string) => wordsOf(token).find(({stop}) => !stop)?.stem ?? '');

export function mark(text: string, worth: Worth): Marked {
  const pieces: Marked = [];
  let between = '';
  for (const [at, piece] of text.split(WORD).entries()) {
    if (at % 2 === 0 || worth(stemOf(piece)) === 0) between += piece;
    else {
      pieces.push(between, piece);
      between = '';
    }
  }
  return [...pieces, between];
}

/** The combined weight of the distinct words of a text. */
function valueOf(text: string, worth: Worth): number {
  const found = new Set(text.split(WORD).map(stemOf));
  return [...found].reduce((sum, stem) => sum + worth(stem), 0);
}

/** The section whose heading or keywords best answer the query, by default the first, and its excerpt. */
export function excerptOf(
  sections: readonly Section[],
  {name, description = ''}: Pick<Stored, 'name' | 'description'>,
  worth: Worth,
): {section: Section | undefined; excerpt: Marked} {
  let best = sections[0];
  let most = 0;
  for (const section of sections) {
    // The top of a page is called as the page.
    const names = [section.heading || name, ...(section.keywords ?? [])];
    const value = Math.max(...names.map((words) => covered(words, worth)));
    if (value <= most) continue;
    best = section;
    most = value;
  }
  const text = best?.text ? passageOf(best.text, worth, best.heading || name) : description;
  return {section: best, excerpt: mark(text, worth)};
}

/** The value of a heading or keyword, times the share of its words that the query has: it names the case if it has all. */
function covered(name: string, worth: Worth): number {
  const stems = [...new Set(name.split(WORD).map(stemOf))].filter(Boolean);
  const found = stems.filter((stem) => worth(stem) > 0).length;
  return found === 0 ? 0 : (valueOf(name, worth) * found) / stems.length;
}

/**
 * The part of a text that has the highest weight, and as many of the following parts as fit. The first part, if none
 * says more of the query than the heading: it answers, and a later one may only refer to another page.
 */
function passageOf(text: string, worth: Worth, heading: string): string {
  const parts = text.match(PART) ?? [];
  const values = parts.map((part) => valueOf(part, worth));
  const known = new Set(heading.split(WORD).map(stemOf));
  const isNew = parts.some(
    (part) => valueOf(part, (stem) => (known.has(stem) ? 0 : worth(stem))) > 0,
  );
  const first = isNew ? values.indexOf(Math.max(...values)) : 0;
  let end = first + 1;
  while (end < parts.length && parts.slice(first, end + 1).join(' ').length <= LENGTH) end += 1;
  return [first > 0 && '…', ...parts.slice(first, end), end < parts.length && '…']
    .filter(Boolean)
    .join(' ');
}
