import type {Opened} from './opened';
import type {Share} from './passage';
import {matches, type Query} from './query';
import type {Ranked} from './rank';
import type {Figure, Result} from './result';
import {stemsOf} from './words';

/** Share of a query that a question of the FAQ must have, and words of the query: "limit order" asks nothing. */
const ASKED = 0.75;
const LEAST_WORDS = 3;

/** Share of a heading that a query has, and of the query that the heading has. */
const NAMED = 0.6;

/** A query that more figures fit names none of them: "limit order", "withdrawal fee". */
const MAX_FIGURES = 2;

/** The figures whose names cover the whole query, those with the fewest other names first. */
export function figuresFor({slots}: Query, figures: readonly Figure[]): Result[] {
  const fitting = figures
    .filter(({names, measures}) => {
      const asked = slots.filter((slot) => matches(slot, measures));
      const named = slots.filter((slot) => matches(slot, names));
      return (
        slots.every((slot) => matches(slot, [...names, ...measures])) &&
        asked.length > 0 &&
        named.some((slot) => !asked.includes(slot))
      );
    })
    .sort((a, b) => a.names.length - b.names.length);
  return fitting.length > MAX_FIGURES ? [] : fitting.map(({result}) => result);
}

/** Whether a query says the heading of the section that was found, and little else: its first sentence answers. */
export function isNamed({one, sections, at}: Opened, {stems}: Query, shareOf: Share): boolean {
  const heading = stemsOf(sections[at]?.heading || one.stored.name);
  const said = heading.filter((stem) => stems.includes(stem));
  const isCode = one.stored.kind === 'error';
  return !isCode && said.length >= heading.length * NAMED && shareOf(heading) >= NAMED;
}

/** Whether a query is a question of the FAQ in other words: it has most of its words, and hardly any other. */
export function isAsked(
  {stored: {kind, name}}: Ranked,
  {stems, words}: Query,
  shareOf: Share,
): boolean {
  if (kind !== 'faq' || words.length < LEAST_WORDS) return false;
  const asked = stemsOf(name);
  const said = asked.filter((stem) => stems.includes(stem));
  return said.length > asked.length * NAMED && shareOf(asked) >= ASKED;
}
