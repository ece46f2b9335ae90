import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import site from '@generated/search/default/site.json';

import {searchUrl} from '@site/src/components/SearchBox/search-url';
import {RESULT_KINDS, type ResultKind} from '@site/src/search/kinds';
import {CURRENT} from '@site/src/search/site';

export interface Asked {
  query: string;
  kind: ResultKind | undefined;
  version: string;
}

/** What the address asks for, and a way to change it that leaves no trail in the history. */
export function useAsked(): [asked: Asked, ask: (change: Partial<Asked>) => void] {
  const {search} = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const asked: Asked = {
    query: parameters.get('q') ?? '',
    kind: RESULT_KINDS.find((kind) => kind === parameters.get('kind')),
    version: site.versions.find((name) => name === parameters.get('version')) ?? CURRENT,
  };
  const ask = (change: Partial<Asked>): void => {
    const {query, kind, version} = {...asked, ...change};
    history.replace(searchUrl(query, version, kind));
  };
  return [asked, ask];
}
