import {translate} from '@docusaurus/Translate';
import countries from '@generated/search/default/countries.json';
import texts from '@generated/texts/default/countries.json';
import {matches, type Query, type Result} from '@portal/search';

import {brand} from '@site/src/config/brand';
import {answerFor, folded, nameIn, TONES} from './find';
import type {World} from './world';

/** What the search shows of a country above its results. */
type CountryCard = Result & {tone: (typeof TONES)[keyof typeof TONES]};

/** Stems of what people ask about a country besides its name. */
const ASKING =
  'accept account allow avail citizen countri creat live list open peopl resid sign support trade user work'.split(
    ' ',
  );

/** What our lists say about the country that a text asks about, if its other words name nothing else. */
export function countryCard(text: string, query: Query, world: World): CountryCard | undefined {
  const name = nameIn(text, [...idleIn(query), ...folded(brand.name).split(' ')], world);
  const answer = answerFor(name, countries, world);
  if (!answer) return undefined;
  const {verdict, means} = texts.answers[answer.kind];
  return {
    kind: 'figure',
    url: `/resources/supported-countries?${new URLSearchParams({country: name}).toString()}#country-check`,
    title: [name],
    path: [translate({id: 'country.page', message: 'Supported countries'})],
    excerpt: [means],
    figure: {value: verdict},
    tone: TONES[answer.kind],
  };
}

/** The words of a query that do not name a country, although they may be part of a name. */
function idleIn({words, slots}: Query): string[] {
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
