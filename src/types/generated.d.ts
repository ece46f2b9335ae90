/** Written at build by src/plugins/openapi: the calls and events of the contract, in short. */
declare module '@generated/openapi/default/calls.json' {
  import type {Setting} from '@portal/signing';

  const contract: Pick<Setting, 'calls' | 'events'>;
  export default contract;
}

/** Written at build by src/plugins/openapi: the calls with their examples, and the keys of the sandbox. */
declare module '@generated/openapi/default/trials.json' {
  import type {Trials} from '@site/src/features/api-reference/trial';

  const trials: Trials;
  export default trials;
}

/** Written at build by src/plugins/search: the folder of the indexes, and the archived versions that have one. */
declare module '@generated/search/default/site.json' {
  const site: {base: string; folder: string; versions: string[]};
  export default site;
}

/** Written at build by src/plugins/search: the categories of the help centre. */
declare module '@generated/search/default/categories.json' {
  const categories: {route: string; title: string}[];
  export default categories;
}

/** Written at build by src/plugins/search: the figures of the cost calculator. */
declare module '@generated/search/default/costs.json' {
  import type {ToolData} from '@site/src/content/figures/tool-figures';

  const costs: ToolData;
  export default costs;
}

/** Written at build by src/plugins/search: every country in our lists. */
declare module '@generated/search/default/countries.json' {
  import type {ListedCountry} from '@site/src/features/countries/find';

  const countries: ListedCountry[];
  export default countries;
}

/** Written at build by src/plugins/content-files: routes of archived pages that no longer exist. */
declare module '@generated/content-files/default/gone.json' {
  const routes: Readonly<Record<string, string>>;
  export default routes;
}

/** Written at build by src/plugins/content-files: names of every country by its code. */
declare module '@generated/content-files/default/countries.json' {
  import type {World} from '@site/src/features/countries/world';

  const world: World;
  export default world;
}

/** Written at build by src/plugins/new-build. */
declare module '@generated/new-build/default/build.json' {
  const build: {id: string; url: string};
  export default build;
}

/** Written at build by src/plugins/texts.ts, in the language of the page. */
declare module '@generated/texts/default/cost.json' {
  export {default} from '@site/src/features/cost/texts.json';
}
declare module '@generated/texts/default/countries.json' {
  export {default} from '@site/src/features/countries/texts.json';
}
declare module '@generated/texts/default/mistakes.json' {
  export {default} from '@site/src/features/signing/mistakes/texts.json';
}
declare module '@generated/texts/default/payment.json' {
  export {default} from '@site/src/features/payment/texts.json';
}
declare module '@generated/texts/default/search.json' {
  export {default} from '@site/src/features/search/texts.json';
}
declare module '@generated/texts/default/signing.json' {
  export {default} from '@site/src/features/signing/texts.json';
}
declare module '@generated/texts/default/tax.json' {
  export {default} from '@site/src/features/tax/texts.json';
}
declare module '@generated/texts/default/tool.json' {
  export {default} from '@site/src/components/Tool/texts.json';
}

declare module '@generated/texts/default/forms.json' {
  export {default} from '@site/src/features/forms/texts.json';
}
