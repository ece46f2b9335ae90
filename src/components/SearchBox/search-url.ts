import {CURRENT} from '@site/src/search/site';
import type {ResultKind} from '@site/src/search/kinds';

/** Characters of a query that an address carries: more would be refused by servers. */
export const LONGEST_IN_ADDRESS = 500;

/** Address of the results of a query, in the version that is read. */
export function searchUrl(query: string, version: string, kind?: ResultKind): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', [...query].slice(0, LONGEST_IN_ADDRESS).join(''));
  if (kind) parameters.set('kind', kind);
  if (version !== CURRENT) parameters.set('version', version);
  const text = parameters.toString();
  return text === '' ? '/search' : `/search?${text}`;
}
