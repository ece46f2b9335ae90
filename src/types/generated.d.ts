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

/** Written at build by src/plugins/content-files: title of a page by its route. */
declare module '@generated/content-files/default/page-titles.json' {
  const titles: Record<string, string>;
  export default titles;
}
