import type {Section} from './document';
import type {Stored} from './index-format';
import type {Marked} from './result';
import {stemsOf} from './words';

/** The weight of a stem in the query; 0 if the query does not contain it. */
export type Worth = (stem: string) => number;

/** The share of the query that some stems cover. */
export type Share = (stems: readonly string[]) => number;

/** How much it counts that the heading and all keywords of a section cover the query together. */
const TOGETHER = 3;
/** What a word of the query that only the text of a section has counts, of one in its heading or keywords. */
const IN_TEXT = 0.5;
/** How much more its heading counts: it decides where two sections are as good. */
const HEADING = 0.05;
const SENTENCE = /\S.*?[.!?](?=\s|$)|\S.*/gsu;
const WORD = /(\be[-‐‑]mail\p{L}*|[\p{L}\p{N}]+)/iu;

/** By word, because texts repeat few words many times. */
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemsOf(word)[0] ?? '';
  stems.set(word, stem);
  return stem;
}

export function mark(text: string, isMarked: (stem: string) => boolean): Marked {
  const marked = text
    .split(WORD)
    .map((piece) => (isMarked(stemOf(piece)) ? `\0${piece}\0` : piece));
  return marked.join('').split('\0');
}

/** The distinct stems of a text. */
function stemsIn(text: string): string[] {
  return [...new Set(text.split(WORD).map(stemOf))].filter(Boolean);
}

function valueOf(said: readonly string[], worth: Worth): number {
  return said.reduce((sum, stem) => sum + worth(stem), 0);
}

/** How well each section answers the query: its heading and keywords, and what only its text has of the query. */
export function valuesOf(
  sections: readonly Section[],
  name: string,
  worth: Worth,
  share: Share,
): number[] {
  const said = sections.map(({heading, keywords = [], text}) => {
    // The top of a page is called as the page.
    const names = [heading || name, ...keywords].map(stemsIn);
    return {names, all: new Set([...names.flat(), ...stemsIn(text)])};
  });
  // The fewer sections have a word, the more it tells which one is meant.
  const rareness = (stem: string): number => {
    const having = said.filter(({all}) => all.has(stem)).length;
    return Math.log(1 + sections.length / (1 + having));
  };
  const tells: Worth = (stem) => (worth(stem) > 0 ? worth(stem) * rareness(stem) : 0);
  return said.map(({names, all}) => {
    const best = Math.max(...names.map((one) => covered(one, tells)));
    if (best === 0) return 0;
    const named = share(names.flat());
    const together = named + IN_TEXT * (share([...all]) - named);
    return best * (1 + TOGETHER * together) * (1 + HEADING * share(names[0] ?? []));
  });
}

/** The position of the best value, the first of equal ones; -1 if there is none. */
export function bestOf(values: readonly number[]): number {
  // Sums of the same words in another order differ in their last digit.
  const most = Math.max(...values) - 1e-9;
  return values.findIndex((value) => value >= most);
}

/** What a section says of the query; of what has no sections, its description. */
export function excerptOf(
  sections: readonly Section[],
  at: number,
  {name, description = ''}: Pick<Stored, 'name' | 'description'>,
  worth: Worth,
  isNamed = false,
): string {
  const section = sections[at];
  // Below a heading without text of its own begin the cases, of which the first may be another one.
  const text = section?.text || sections[0]?.text;
  if (!text) return description;
  return isNamed
    ? (text.match(SENTENCE)?.[0] ?? '')
    : passageOf(text, worth, section?.heading || name);
}

/** The value of a heading or keyword, times the share of its words that the query has: it names the case if it has all. */
function covered(name: readonly string[], worth: Worth): number {
  const found = name.filter((stem) => worth(stem) > 0);
  return found.length && (valueOf(found, worth) * found.length) / name.length;
}

/**
 * The sentence of a text that says most of the query besides the heading, by default the first: it answers, and a later
 * one may only refer to another page. The next one is added, for a row that has room.
 */
function passageOf(text: string, worth: Worth, heading: string): string {
  const parts = text.match(SENTENCE) ?? [];
  const said = stemsIn(heading);
  const besides: Worth = (stem) => (said.includes(stem) ? 0 : worth(stem));
  const values = parts.map((part) => valueOf(stemsIn(part), besides));
  const first = values.indexOf(Math.max(...values));
  return parts.slice(first, first + 2).join(' ');
}
