import {translate} from '@docusaurus/Translate';
import countries from '@generated/search/default/countries.json';
import texts from '@generated/texts/default/countries.json';

import {brand} from '@site/src/config/brand';
import type {Card} from '@site/src/features/search/ResultRow';
import {answerFor, folded, isAnswer, nameIn, TONES} from './find';
import type {World} from './world';

/** What our lists say about the country that a text asks about, if its other words are all idle. */
export function countryCard(text: string, idle: string[], world: World): Card | undefined {
  const name = nameIn(text, [...idle, ...folded(brand.name).split(' ')], world);
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
