import {translate} from '@docusaurus/Translate';

import type {CountryAnswer, Group} from '@site/src/features/countries/find';

/** Why a country cannot be looked up, in a sentence; undefined if it can. */
export function countryFault(answer: CountryAnswer): string | undefined {
  if (answer.kind !== 'unknown') return undefined;
  return answer.near.length > 0
    ? translate(
        {
          id: 'country.near',
          message: 'Which country do you mean? Perhaps: {names}. Enter its full name or its code.',
        },
        {names: answer.near.join(', ')},
      )
    : translate({
        id: 'country.unknown',
        message:
          'We found no country with this name. Enter it in English, in its own language, or as a code such as PL.',
      });
}

export function nameOfGroup(group: Group): string {
  const names: Record<Group, string> = {
    full: translate({id: 'country.group.full', message: 'Full support'}),
    limited: translate({id: 'country.group.limited', message: 'Limited support'}),
    restricted: translate({id: 'country.group.restricted', message: 'Not possible'}),
  };
  return names[group];
}

/** The answer in a few words, for screen readers. */
export function announcedText(answer: CountryAnswer): string {
  switch (answer.kind) {
    case 'empty':
      return '';
    case 'unknown':
      return countryFault(answer) ?? '';
    case 'listed':
      return `${answer.country.name}: ${nameOfGroup(answer.country.group)}`;
    case 'territory':
      return translate(
        {id: 'country.announced.territory', message: '{name}: ask us first'},
        {name: answer.name},
      );
    case 'unlisted':
      return translate(
        {id: 'country.announced.unlisted', message: '{name}: not on any of our lists'},
        {name: answer.name},
      );
  }
}
