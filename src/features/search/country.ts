import countries from '@generated/search/default/countries.json';
import texts from '@generated/texts/default/search.json';

import {brand} from '@site/src/config/brand';
import {answerFor, folded} from '@site/src/features/countries/find';
import type {World} from '@site/src/features/countries/world';
import type {Card} from './ResultRow';

/** Words of questions about supported countries that do not name a country. */
const ASKING = new Set([
  ...folded(brand.name).split(' '),
  ...`a accept accepted account allowed am an and are available can citizen citizens countries country do does for
  from i if in is it list live living me my not of open people resident residents sign support supported
  supporting supports the there to trade up use users using we which work works you your`.split(
    /\s+/,
  ),
]);

const TONES = {
  full: 'good',
  limited: 'warning',
  territory: 'warning',
  restricted: 'bad',
  unlisted: 'bad',
} as const;

const plain = (text: string): string =>
  folded(text)
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .join(' ');

/** What our lists say about the country that a query asks about, if it asks about nothing else. */
export function countryCard(query: string, world: World): Card | undefined {
  const asked = plain(query);
  const [name = ''] =
    Object.values(world).find((names) => names.some((one) => plain(one) === asked)) ?? [];
  const answer = answerFor(asked && name, countries, world);
  if (answer.kind === 'empty' || answer.kind === 'unknown') return undefined;
  const verdict = answer.kind === 'listed' ? answer.country.group : answer.kind;
  const field = new URLSearchParams({country: name}).toString();
  return {
    kind: 'figure',
    url: `/resources/supported-countries?${field}#country-check`,
    title: [name],
    path: [texts.country.page],
    excerpt: [texts.country[verdict].means],
    figure: {value: texts.country[verdict].verdict},
    tone: TONES[verdict],
  };
}
