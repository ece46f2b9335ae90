import type {Query, Slot} from './query';
import type {Ranked} from './rank';
import type {Result} from './search';
import {stemsOf} from './words';

/** A figure of the site, such as a fee, that can answer a query by itself. */
export interface FigureEntry {
  result: Result;
  /** Stems of its names. */
  names: string[];
  /** Stems of what is measured: a query without one of them does not ask for the figure. */
  measures: string[];
}

/** Share of the words that a query and a question of the FAQ must have in common. */
const ASKED = 0.6;

/** Maximum number of figures that are shown. */
const MAX_FIGURES = 4;

/** Stems of what people ask about a country besides its name. */
const ASKING =
  'accept account allow avail citizen countri creat live list open peopl resid sign support trade user work';

/** The words of a query that do not name a country, although they may be part of a name. */
export function idleIn({words, slots}: Query): string[] {
  // Countries have synonyms that mean "supported countries".
  const asking = slots.filter(({readings}) =>
    isIn(
      ASKING.split(' '),
      readings.filter((stems) => !stems.includes('countri')),
    ),
  );
  // "The US" is a country, "about us" is not.
  const stops = words.filter(
    ({stop, surface}, at) => stop && (surface !== 'us' || words[at - 1]?.surface === 'about'),
  );
  return [...stops, ...asking.flatMap((slot) => slot.words)].map(({surface}) => surface);
}

/** The figures whose names cover the whole query, those with the fewest other names first. */
export function figuresFor({slots}: Query, figures: readonly FigureEntry[]): Result[] {
  return figures
    .filter(({names, measures}) => {
      const asked = slots.filter(({readings}) => isIn(measures, readings));
      const named = slots.filter(({readings}) => isIn(names, readings));
      return (
        slots.every(({readings}) => isIn([...names, ...measures], readings)) &&
        asked.length > 0 &&
        named.some((slot) => !asked.includes(slot))
      );
    })
    .sort((a, b) => a.names.length - b.names.length)
    .slice(0, MAX_FIGURES)
    .map(({result}) => result);
}

/** Whether some stems contain a reading. */
function isIn(stems: readonly string[], readings: Slot['readings']): boolean {
  return readings.some((reading) => reading.every((stem) => stems.includes(stem)));
}

/** Whether a query is a question of the FAQ in other words: each has most of the words of the other. */
export function isAsked({stored: {kind, name}, share}: Ranked, {stems}: Query): boolean {
  if (kind !== 'faq' || share < ASKED) return false;
  const asked = stemsOf(name);
  return asked.filter((stem) => stems.includes(stem)).length > asked.length * ASKED;
}
