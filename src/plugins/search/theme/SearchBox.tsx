/** The search box for pages. `search-algolia` provides its own. */
export {default} from '@site/src/features/search/SearchBox';
