/** Where a page keeps what its scripts must know of it: a block of JSON with this id. */
export const PAGE_ROUTE_ID = 'page-route';

/** The part that shows the page for unknown paths; Docusaurus has it outside its registry. */
export const NOT_FOUND = 'not-found';
/** Its path in the router. */
export const ANY_PATH = '*';

/** Names of parts, in the shape of the properties that the page's component takes. */
export type PartNames = string | readonly PartNames[] | {readonly [property: string]: PartNames};

export interface RouteStep {
  path: string;
  /** Tells steps with one path apart, and stays the same from page to page. */
  key: string;
  parts: {readonly [property: string]: PartNames};
  /** Properties that are the page's own, such as what it shows of a sidebar. */
  props?: object;
  /** What Docusaurus and plugins say of their routes, such as the sidebar of a page. */
  attributes: {readonly [attribute: string]: unknown};
}

/**
 * A page as the router needs it. Each page carries its own, so that no script holds a table of
 * all pages: a page weighs the same among fifty and among thousands.
 */
export interface PageRoute {
  /** Scripts of one build go together and with no others. */
  build: string;
  /** Address of the styles of all pages. A page is painted with its own, which are a part of them. */
  styles: string;
  /** Addresses of the scripts that every page starts with, in their order. */
  scripts: readonly string[];
  /** Addresses of the scripts that this page needs besides. */
  own: readonly string[];
  /** From the outermost layout to the page itself. */
  steps: readonly RouteStep[];
  /** Of each part: its module, then the chunks that have to be there first. */
  modules: Readonly<
    Record<string, readonly [module: string | number, ...chunks: (string | number)[]]>
  >;
  /** File of each chunk, below the folder that the site is served from. */
  files: Readonly<Record<string, string>>;
}

/** The route that the HTML of a page carries. Throws where it carries none. */
export function readPageRoute(page: Document): PageRoute {
  const written = page.getElementById(PAGE_ROUTE_ID)?.textContent;
  if (!written) throw new Error('This document is not a page of the site.');
  // Written by src/plugins/page-routes in the same build.
  return JSON.parse(written) as PageRoute;
}
