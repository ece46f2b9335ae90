import {translate} from '@docusaurus/Translate';

/** How many results there are, in words that are the same for one and for many. */
export function countOfResults(count: number): string {
  return count === 0
    ? translate({id: 'search.none', message: 'No results'})
    : translate({id: 'search.count', message: '{count} found'}, {count: String(count)});
}
