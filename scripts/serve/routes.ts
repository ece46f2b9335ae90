import fs from 'node:fs';
import path from 'node:path';

import {FORMER_ADDRESSES, redirects} from '../../src/config/redirects';
import {basePath, languagePaths} from '../../src/config/site';
import {filesBelow, pathFrom} from '../../src/lib/files';

type Answer =
  /** `route` is the path in the build, decoded. */
  | {kind: 'file'; route: string}
  /** A known path in another case or form. `to` starts with exactly one slash. */
  | {kind: 'redirect'; to: string}
  | {kind: 'missing'}
  | {kind: 'malformed'};

/** Characters. Longer paths are rejected without a lookup; the paths of a build are much shorter. */
const MAX_LENGTH = 2000;

/** The canonical path for each lower-case path: that of a file, or the target of a redirect. */
type RouteIndex = ReadonlyMap<string, string>;

/** Reads the paths of a build, whose folders are those of the origin: /features for `features.html`, the file path for other files, and the redirects. */
export function readRoutes(build: string): RouteIndex {
  const routes = new Map<string, string>();
  for (const file of filesBelow(build)) {
    // Not public: compressed copies, the 404 page, and files for static hosts such as _headers.
    if (/\.(br|gz)$|^(404\.html$|_)/.test(path.basename(file))) continue;
    const route = simplify(`/${pathFrom(build, file)}`);
    // A home page ends with a slash, also under a path.
    routes.set(route.toLowerCase(), languagePaths.includes(route) ? `${route}/` : route);
  }
  const moved = Object.entries({...redirects, ...formerAddressesOf(build)});
  for (const path of languagePaths) {
    for (const [from, to] of moved) {
      // A page of the build wins over a redirect, and a redirect never leads to a missing page.
      const [old, page] = [path + from, routes.get(path + to)];
      if (page && !routes.has(old)) routes.set(old, page);
    }
  }
  if (basePath !== '') routes.set('/', `${basePath}/`);
  return routes;
}

function formerAddressesOf(build: string): Record<string, string> {
  const file = path.join(build, FORMER_ADDRESSES);
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
}

/**
 * Resolves a path in any case, with a trailing slash or `.html`, to the canonical path. Redirects only
 * go to paths of the build, so they cannot leave the site.
 *
 * @param target path and query from the request
 */
export function answerFor(target: string, routes: RouteIndex): Answer {
  const [raw = '', ...rest] = target.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (raw.length > MAX_LENGTH) return {kind: 'missing'};
  let pathname: string;
  try {
    pathname = decodeURIComponent(raw);
  } catch {
    return {kind: 'malformed'};
  }
  if (!pathname.startsWith('/') || /[\p{Cc}\\]/u.test(pathname)) return {kind: 'malformed'};
  const wanted = simplify(pathname.toLowerCase());
  const right = routes.get(wanted);
  if (right === undefined) return {kind: 'missing'};
  const to = encodeURI(right);
  return to === raw ? {kind: 'file', route: right} : {kind: 'redirect', to: to + query};
}

/** Removes further slashes, one at the end, `index` and `.html`. */
function simplify(pathname: string): string {
  const short = pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\/index(\.html)?$/, '')
    .replace(/\.html$/, '');
  return short === '' ? '/' : short;
}
