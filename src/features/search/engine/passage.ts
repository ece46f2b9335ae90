import {memoized} from '../../../lib/memoized';
import type {Section} from '../document';
import {wordsOf} from './words';

/** A text in pieces; those at odd places are matched words. */
export type Marked = string[];

/** How much a stem tells for the query; 0 if it was not asked for. */
export type Worth = (stem: string) => number;

const WORD = /\be[-‐‑]mail\p{L}*|[\p{L}\p{N}]+/giu;
/** A sentence, or as much of it as fits. */
const PART = /\S.{0,168}?[.!?](?=\s|$)|\S.{0,168}(?=\s|$)/gsu;
/** An excerpt: as many words as fit. */
const EXCERPT = /^.{1,170}(?=\s|$)/su;

/** Texts repeat few words many times. */
const stemOf = memoized((token: string) => wordsOf(token).find(({stop}) => !stop)?.stem ?? '');

export function mark(text: string, worth: Worth): Marked {
  return text.replace(WORD, (word) => (worth(stemOf(word)) > 0 ? `\0${word}\0` : word)).split('\0');
}

/** What the different words of a text are worth together. */
function valueOf(text: string, worth: Worth): number {
  const found = new Set(text.match(WORD)?.map(stemOf));
  return [...found].reduce((sum, stem) => sum + worth(stem), 0);
}

/** The most valuable of some things, if it is worth more than the least. */
function best<T>(things: readonly T[], value: (thing: T) => number, least: number): T | undefined {
  const values = things.map(value);
  const most = Math.max(...values);
  return most > least ? things[values.indexOf(most)] : undefined;
}

/** The section that answers, if one says more than the summary of the page, and what to show of it. */
export function excerptOf(
  sections: readonly Section[],
  summary: string,
  worth: Worth,
): {section: Section | undefined; excerpt: string} {
  const section = best(
    sections,
    ({heading, keywords = [], text}) =>
      2 * valueOf([heading, ...keywords].join(' '), worth) + valueOf(text, worth),
    valueOf(summary, worth),
  );
  return {section, excerpt: section?.text ? passageOf(section.text, worth) : summary};
}

/** A text from the sentence with the most matched words on. */
function passageOf(text: string, worth: Worth): string {
  const from = best([...text.matchAll(PART)], ([part]) => valueOf(part, worth), -1)?.index ?? 0;
  const [excerpt = ''] = EXCERPT.exec(text.slice(from)) ?? [];
  return `${from > 0 ? '… ' : ''}${excerpt}${from + excerpt.length < text.length ? ' …' : ''}`;
}
