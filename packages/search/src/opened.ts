import type {Direction} from './direction';
import type {Section} from './document';
import type {Lexicon} from './lexicon';
import {bestOf, type Share, valuesOf, type Worth} from './passage';
import {matches, type Query} from './query';
import {type Ranked, shareOf} from './rank';

/** A document that was found, with how well each of its sections answers, and the one that the result opens. */
export interface Opened {
  one: Ranked;
  sections: readonly Section[];
  values: readonly number[];
  at: number;
  door?: Direction | undefined;
}

/** A query, and how it measures a text. */
export interface Measure {
  query: Query;
  share: Share;
  worth: Worth;
}

/** What is left of the value of a section about the other direction. */
const OTHER_WAY = 0.2;

export function measureOf(
  query: Query,
  worths: readonly number[],
  {frequency}: Lexicon,
  total: number,
): Measure {
  const covered = (stems: readonly string[]): number[] =>
    query.slots.map((slot) => Number(matches(slot, stems)));
  return {
    query,
    share: (stems) => shareOf(covered(stems), worths),
    worth: (stem) => (query.stems.includes(stem) ? Math.log(2 + total / (1 + frequency(stem))) : 0),
  };
}

/** Opens a document at the section that answers best. */
export function openedAt(
  one: Ranked,
  sections: readonly Section[],
  {query, share, worth}: Measure,
  lexicon: Lexicon,
): Opened {
  const values = valuesOf(sections, one.stored.name, worth, share).map((value, at) => {
    const direction = lexicon.directions.get(`${one.id}.${at}`);
    const isOtherWay = query.direction && direction && direction !== query.direction;
    return isOtherWay ? value * OTHER_WAY : value;
  });
  return {one, sections, values, at: bestOf(values)};
}
