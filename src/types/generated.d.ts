/** Written at build by src/plugins/openapi: the calls and events of the contract, in short. */
declare module '@generated/openapi/default/calls.json' {
  import type {Setting} from '@site/src/features/signing/model/mistakes';

  const contract: Pick<Setting, 'calls' | 'events'>;
  export default contract;
}

/** Written at build by src/plugins/search: the folder of the indexes, and the archived versions that have one. */
declare module '@generated/search/default/site.json' {
  const site: {folder: string; versions: string[]};
  export default site;
}

/** Written at build by src/plugins/search: articles that are offered if a search finds nothing. */
declare module '@generated/search/default/popular.json' {
  const popular: {route: string; title: string}[];
  export default popular;
}

/** Written at build by src/plugins/search: the categories of the help centre. */
declare module '@generated/search/default/categories.json' {
  const categories: {route: string; title: string}[];
  export default categories;
}

/** Written at build by src/plugins/search: every country in our lists. */
declare module '@generated/search/default/countries.json' {
  import type {ListedCountry} from '@site/src/features/countries/find';

  const countries: ListedCountry[];
  export default countries;
}

/** Written at build by src/plugins/figures: a table of docs/_figures/tables.json. */
declare module '@generated/figures/default/table-*.json' {
  import type {TableWithNotes} from '@site/src/plugins/figures';

  const table: TableWithNotes;
  export default table;
}

/**
 * Written at build by src/plugins/figures: the footnotes of every figure by its id. Typed for the files
 * that pages use, so that a renamed figure is a type error.
 */
declare module '@generated/figures/default/notes.json' {
  import type service from '@site/docs/_figures/service.json';
  import type {FigureNote} from '@site/src/content/figures/resolve';

  const notes: Record<`service.${keyof typeof service & string}`, FigureNote[]>;
  export default notes;
}

/** Written at build by src/plugins/figures: the figures of a tool. */
declare module '@generated/figures/default/cost.json' {
  import type {ToolData} from '@site/src/content/figures/tool-figures';

  const data: ToolData;
  export default data;
}

declare module '@generated/figures/default/payment.json' {
  import type {ToolData} from '@site/src/content/figures/tool-figures';

  const data: ToolData;
  export default data;
}

/** Written at build by src/plugins/content-files: dates for the compliance page. */
declare module '@generated/content-files/default/updated.json' {
  /** ISO day of the last change, by route. */
  const dates: Record<string, string>;
  export default dates;
}

/** Written at build by src/plugins/content-files: a drawing for a React page. */
declare module '@generated/content-files/default/order-book.json' {
  import type {DrawingView} from '@site/src/content/drawings/view';

  const drawing: DrawingView;
  export default drawing;
}

declare module '@generated/content-files/default/order-ticket.json' {
  import type {DrawingView} from '@site/src/content/drawings/view';

  const drawing: DrawingView;
  export default drawing;
}

/** Written at build by src/plugins/content-files: routes of archived pages that no longer exist. */
declare module '@generated/content-files/default/gone.json' {
  const routes: string[];
  export default routes;
}

/** Written at build by src/plugins/content-files: names of every country by its code. */
declare module '@generated/content-files/default/countries.json' {
  import type {World} from '@site/src/features/countries/world';

  const world: World;
  export default world;
}

/** Provided by src/plugins/search or src/plugins/search-algolia, whichever the build uses. */
declare module '@theme/SearchBox' {
  import type {ReactNode} from 'react';

  export default function SearchBox(props: {size?: 'bar' | 'large'; words?: string}): ReactNode;
}

/** The page of @docusaurus/theme-search-algolia. */
declare module '@theme-init/SearchPage' {
  import type {ReactNode} from 'react';

  export default function SearchPage(): ReactNode;
}

/** The URL of a font that the bundler publishes. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Written at build by src/plugins/new-build. */
declare module '@generated/new-build/default/build.json' {
  const build: {id: string};
  export default build;
}

/** Written at build by src/plugins/texts.ts, in the language of the page. */
declare module '@generated/texts/default/comparisontable.json' {
  import texts from '@site/src/components/ComparisonTable/texts.json';
  export default texts;
}
declare module '@generated/texts/default/cost.json' {
  import texts from '@site/src/features/cost/texts.json';
  export default texts;
}
declare module '@generated/texts/default/payment.json' {
  import texts from '@site/src/features/payment/texts.json';
  export default texts;
}
declare module '@generated/texts/default/signing.json' {
  import texts from '@site/src/features/signing/texts.json';
  export default texts;
}
declare module '@generated/texts/default/tax.json' {
  import texts from '@site/src/features/tax/texts.json';
  export default texts;
}
declare module '@generated/texts/default/tool.json' {
  import texts from '@site/src/components/Tool/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-home.json' {
  import texts from '@site/src/pages/_home/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-features.json' {
  import texts from '@site/src/pages/features/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-how-it-works.json' {
  import texts from '@site/src/pages/how-it-works/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-compliance.json' {
  import texts from '@site/src/pages/compliance/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-contact.json' {
  import texts from '@site/src/pages/contact/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-login.json' {
  import texts from '@site/src/pages/login/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-signup.json' {
  import texts from '@site/src/pages/signup/texts.json';
  export default texts;
}
declare module '@generated/texts/default/page-tools.json' {
  import texts from '@site/src/pages/tools/texts.json';
  export default texts;
}
