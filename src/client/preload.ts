import {afterPicture} from '../lib/after-picture';
import {readPageRoute} from './page-route';
import {loadParts} from './parts';
import {addRoute} from './routes';

/** By path: pages on their way or there. */
const pages = new Map<string, Promise<void>>();
/** The build that the running scripts are of. */
let build: string | undefined;

/**
 * Brings what the page at a path is made of; Docusaurus shows the page then. The page itself says
 * what that is: the first one has it in its document, others are fetched.
 *
 * Rejects where there is no such page, the site was renewed or the network fails: Docusaurus loads
 * the address anew then.
 */
export default function preload(path: string): Promise<void> {
  const isFirst = pages.size === 0;
  const page = bring(path);
  // A press on a link is answered by the next picture, which the drawing of a page would hold up.
  return isFirst ? page : page.then(() => new Promise(afterPicture));
}

/** Brings it ahead of time. */
export function bring(path: string): Promise<void> {
  const known = pages.get(path);
  if (known) return known;
  const page = (pages.size === 0 ? Promise.resolve(document) : fetchPage(path)).then(
    async (html) => {
      const route = readPageRoute(html);
      build ??= route.build;
      if (route.build !== build) throw new Error(`${path}: the site was renewed meanwhile`);
      await loadParts(route);
      addRoute(route);
    },
  );
  pages.set(path, page);
  // A failure may pass: the next attempt asks again.
  page.catch(() => pages.delete(path));
  return page;
}

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path, {headers: {Accept: 'text/html'}});
  if (!response.ok || response.redirected) throw new Error(`${path}: no page to read on with`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Keeps the table of all parts in the bundler's view; nothing calls it. */
export const allParts = () => import(/* webpackChunkName: "all-parts" */ './all-parts');
