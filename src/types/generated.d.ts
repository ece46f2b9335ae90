/** Written at build by src/plugins/openapi. */
declare module '@generated/openapi/default/openapi.json' {
  const document: object;
  export default document;
}

/** Written at build by src/plugins/search. */
declare module '@generated/search/default/site.json' {
  import type {SearchSite} from '@site/src/search/site';

  const site: SearchSite;
  export default site;
}

/** Written at build by src/plugins/search. */
declare module '@generated/search/default/popular.json' {
  import type {PopularArticle} from '@site/src/search/site';

  const popular: PopularArticle[];
  export default popular;
}

/** Written at build by src/plugins/search. */
declare module '@generated/search/default/categories.json' {
  import type {HelpCategory} from '@site/src/search/site';

  const categories: HelpCategory[];
  export default categories;
}

/** Written at build by src/plugins/content-files: title of a page by its route. */
declare module '@generated/content-files/default/page-titles.json' {
  const titles: Record<string, string>;
  export default titles;
}

/** Written at build by src/plugins/content-files: routes of archived pages that are no more. */
declare module '@generated/content-files/default/gone.json' {
  const routes: string[];
  export default routes;
}

/** Written at build by src/plugins/content-files: names of every country by its code. */
declare module '@generated/content-files/default/countries.json' {
  import type {World} from '@site/src/tools/countries/world';

  const world: World;
  export default world;
}

/** Brought by src/plugins/search or src/plugins/search-algolia, whichever searches the build. */
declare module '@theme/SearchBox' {
  import type {ReactNode} from 'react';

  export default function SearchBox(props: {size?: 'bar' | 'large'}): ReactNode;
}

/** The page of @docusaurus/theme-search-algolia. */
declare module '@theme-init/SearchPage' {
  import type {ReactNode} from 'react';

  export default function SearchPage(): ReactNode;
}

/** The address of a font that the bundler publishes. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
