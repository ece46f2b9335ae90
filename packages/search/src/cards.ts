import {matches, type Query} from './query';
import type {Ranked} from './rank';
import type {Figure, Result} from './result';
import {stemsOf} from './words';

/** Share of the words that a query and a question of the FAQ must have in common. */
const ASKED = 0.6;

/** Maximum number of figures that are shown. */
const MAX_FIGURES = 4;

/** The figures whose names cover the whole query, those with the fewest other names first. */
export function figuresFor({slots}: Query, figures: readonly Figure[]): Result[] {
  return figures
    .filter(({names, measures}) => {
      const asked = slots.filter((slot) => matches(slot, measures));
      const named = slots.filter((slot) => matches(slot, names));
      return (
        slots.every((slot) => matches(slot, [...names, ...measures])) &&
        asked.length > 0 &&
        named.some((slot) => !asked.includes(slot))
      );
    })
    .sort((a, b) => a.names.length - b.names.length)
    .slice(0, MAX_FIGURES)
    .map(({result}) => result);
}

/** Whether a query is a question of the FAQ in other words: each has most of the words of the other. */
export function isAsked({stored: {kind, name}, share}: Ranked, {stems}: Query): boolean {
  if (kind !== 'faq' || share < ASKED) return false;
  const asked = stemsOf(name);
  return asked.filter((stem) => stems.includes(stem)).length > asked.length * ASKED;
}
