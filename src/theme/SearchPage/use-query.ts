import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The query of the address, and a way to change it that leaves no trail in the history. */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const {search} = useLocation();
  const history = useHistory();
  const inBrowser = useIsBrowser();
  const query = inBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  const setQuery = (next: string): void =>
    history.replace({search: next === '' ? '' : `?${new URLSearchParams({q: next}).toString()}`});
  return [query, setQuery];
}
