import {matches, type Query} from '@portal/search';

/** Stems of what people ask about a country besides its name. */
const ASKING =
  'accept account allow avail citizen countri creat live list open peopl resid sign support trade user work'.split(
    ' ',
  );

/** The words of a query that do not name a country, although they may be part of a name. */
export function idleIn({words, slots}: Query): string[] {
  const asking = slots.filter(({readings}) =>
    // Countries have synonyms that mean "supported countries".
    matches({readings: readings.filter((stems) => !stems.includes('countri'))}, ASKING),
  );
  // "The US" is a country, "about us" is not.
  const stops = words.filter(
    ({stop, surface}, at) => stop && (surface !== 'us' || words[at - 1]?.surface === 'about'),
  );
  return [...stops, ...asking.flatMap((slot) => slot.words)].map(({surface}) => surface);
}
