import {useLocation} from '@docusaurus/router';
import site from '@generated/search/default/site.json';

import {versionAt} from '@site/src/search/site';

/** The version whose pages a search on this page looks through. */
export function useVersion(): string {
  return versionAt(useLocation().pathname, site.versions);
}
