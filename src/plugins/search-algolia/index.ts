import type {Plugin} from '@docusaurus/types';

/** Fits Algolia DocSearch, which preset-classic brings, into the site. See src/features/search/README.md. */
export default function searchAlgoliaPlugin(): Plugin {
  return {name: 'search-algolia', getThemePath: () => './theme'};
}
