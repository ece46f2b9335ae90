import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Adapts Algolia DocSearch, which preset-classic includes, to the site. See src/features/search/README.md. */
export default function searchAlgoliaPlugin(): Plugin {
  return {name: 'search-algolia', getThemePath: () => path.join(__dirname, 'theme')};
}
