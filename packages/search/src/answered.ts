import type {Opened} from './opened';
import type {Share} from './passage';
import type {Query} from './query';
import {stemsOf} from './words';

/** What each feature says for an answer, from a logistic regression: see the README. */
const WEIGHTS = {words: 0.1, heading: 0.9, phrase: 0.15, missing: -0.05};
/** From this sum on, a result answers the query, or perhaps does. */
const YES = 0.88;
const PERHAPS = 0.58;

/**
 * Whether a result answers a query: the more of it it covers, and the longer it is, because long sentences tell more
 * than they ask; also if it says the whole heading of the section, or a long phrase that writers know; and the less, the
 * rarer the words that are missing.
 */
export function answeredBy(
  {one: {share, missing, stored}, sections}: Opened,
  {slots, stems}: Query,
  shareOf: Share,
): 'yes' | 'perhaps' | 'no' {
  const headings = sections.map(({heading}) => stemsOf(heading || stored.name));
  const said = headings.filter(
    (its) => its.length > 1 && its.every((stem) => stems.includes(stem)),
  );
  const heading = Math.max(0, ...said.map(shareOf));
  const phrase = Math.max(...slots.map(({words}) => words.length)) - 1;
  const sum =
    share +
    WEIGHTS.words * slots.length +
    WEIGHTS.heading * heading +
    WEIGHTS.phrase * phrase +
    WEIGHTS.missing * missing;
  if (sum >= YES) return 'yes';
  return sum >= PERHAPS ? 'perhaps' : 'no';
}
