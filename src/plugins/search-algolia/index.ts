import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adapts Algolia DocSearch, which preset-classic includes, to the site. See src/features/search/README.md. */
export default function searchAlgoliaPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'search-algolia',
    getThemePath: () => path.join(siteDir, 'src/plugins/search-algolia/theme'),
  };
}
