import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The path of the open page, without the path that the site is served under. */
export function useRoute(): string {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}
