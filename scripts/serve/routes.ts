import fs from 'node:fs';
import path from 'node:path';

/** What a request path asks for. */
export type Answer =
  /** `route` is the path as the build has it, decoded. */
  | {kind: 'file'; route: string}
  /** A known path in another case or form; `to` begins with exactly one slash. */
  | {kind: 'redirect'; to: string}
  | {kind: 'missing'}
  | {kind: 'malformed'};

/** Characters. No path of a build comes near; what is longer is not looked at. */
const LONGEST = 2000;

/** All paths that a build answers, by their lower-case form. */
export type RouteIndex = ReadonlyMap<string, string>;

/** Reads the paths of a build: `features.html` answers /features, other files their own path. */
export function readRoutes(build: string): RouteIndex {
  const routes = new Map<string, string>();
  const entries = fs.readdirSync(build, {recursive: true, withFileTypes: true});
  for (const entry of entries) {
    // Not to be asked for: compressed copies, the page for 404, what static hosts read (_headers).
    if (!entry.isFile() || /\.(br|gz)$|^(404\.html$|_)/.test(entry.name)) continue;
    const file = path
      .relative(build, path.join(entry.parentPath, entry.name))
      .split(path.sep)
      .join('/');
    const route = simplify(`/${file}`);
    routes.set(route.toLowerCase(), route);
  }
  return routes;
}

/**
 * Leads a path in any case, with a slash at its end or with `.html`, to the one right path.
 * A redirect goes only to a path of the build, so it can never leave the site.
 *
 * @param target path and query as the client sent them
 */
export function answerFor(target: string, routes: RouteIndex): Answer {
  const [raw = '', ...rest] = target.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (raw.length > LONGEST) return {kind: 'missing'};
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

/** The one form of a path: no slash at its end, no `index`, no `.html`. */
function simplify(pathname: string): string {
  if (pathname === '/index' || pathname === '/index.html') return '/';
  const short = pathname
    .replace(/\/+$/, '')
    .replace(/\/index(\.html)?$/, '')
    .replace(/\.html$/, '');
  return short === '' ? '/' : short;
}
