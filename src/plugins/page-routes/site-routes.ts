import fs from 'node:fs';
import path from 'node:path';

import {NOT_FOUND, type PartNames, type RouteStep} from '../../client/page-route';

/** As Docusaurus writes it into `.docusaurus/routes.js`. */
interface WrittenRoute {
  path: string;
  /** Key of the route in `routesChunkNames.json`. */
  component: string;
  routes?: readonly WrittenRoute[];
  /** What plugins say of their routes, such as the sidebar of a page. */
  [attribute: string]: unknown;
}

/**
 * Steps to every page of the site, by the path of the page; `*` is the page for unknown paths.
 *
 * @param generated folder that Docusaurus generates its files into
 */
export function siteRoutes(generated: string): Map<string, RouteStep[]> {
  const names = JSON.parse(
    fs.readFileSync(path.join(generated, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, RouteStep['parts']>;
  const pages = new Map<string, RouteStep[]>();
  const walk = (routes: readonly WrittenRoute[], above: readonly RouteStep[]): void => {
    for (const {path: route, component: key, routes: below, ...attributes} of routes) {
      const parts = names[key] ?? {__comp: NOT_FOUND};
      const steps = [...above, {path: route, key, parts, attributes}];
      if (below) walk(below, steps);
      // The router takes the first of two routes with one path, and so do we.
      else if (!pages.has(route)) pages.set(route, steps);
    }
  };
  walk(evaluate(fs.readFileSync(path.join(generated, 'routes.js'), 'utf8')), []);
  return pages;
}

/** The table, with the key of each route where its component would be. */
function evaluate(module: string): WrittenRoute[] {
  const body = module.replace(/^import .*$/gm, '').replace('export default', 'return');
  const keyOf = (route: string, hash: string): string => `${route}-${hash}`;
  // Written by Docusaurus in this very build.
  return new Function('ComponentCreator', body)(keyOf) as WrittenRoute[];
}

/** All names of parts in a step. */
export function namesIn(parts: PartNames): string[] {
  return typeof parts === 'string' ? [parts] : Object.values(parts).flatMap(namesIn);
}
