import {translate} from '@docusaurus/Translate';
import countries from '@generated/search/default/countries.json';
import texts from '@generated/texts/default/countries.json';
import type {Query, Result} from '@portal/search';

import {brand} from '@site/src/config/brand';
import {answerFor, folded, isAnswer, nameIn, TONES} from './find';
import {idleIn} from './idle';
import type {World} from './world';

/** What the search shows of a country above its results. */
type CountryCard = Result & {tone: (typeof TONES)[keyof typeof TONES]};

/** What our lists say about the country that a text asks about, if its other words name nothing else. */
export function countryCard(text: string, query: Query, world: World): CountryCard | undefined {
  const name = nameIn(text, [...idleIn(query), ...folded(brand.name).split(' ')], world);
  const answer = answerFor(name, countries, world);
  if (!isAnswer(answer)) return undefined;
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
