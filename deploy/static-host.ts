import {basePath} from '../src/config/site';
import {API_CATALOG, cacheControl, caching, headersOfCopy, sharedPaths, sharing} from './headers';

/** `_headers`, in the format of Netlify and Cloudflare Pages. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const rule = (path: string, entries: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', headers),
    rule(`${basePath}/assets/*`, {'Cache-Control': caching.hashed}),
    rule(`${basePath}/search-index/*`, {'Cache-Control': caching.hashed}),
    // Some hosts cache scripts. This one removes the service worker of earlier releases.
    rule(`${basePath}/sw.js`, {'Cache-Control': cacheControl('/sw.js')}),
    ...['/*.md', '/llms.txt', '/llms-full.txt'].map((path) =>
      rule(basePath + path, headersOfCopy(path)),
    ),
    rule(API_CATALOG.path, headersOfCopy(API_CATALOG.path)),
    // Some hosts join both values of the resource policy. Browsers ignore the result as unknown.
    ...sharedPaths.map((path) => rule(path, sharing)),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`: guessed and former addresses, and each page with a trailing slash. One line for each
 * page, because a placeholder would also copy `//other.example/` into the redirect. The format cannot
 * express paths in another case.
 */
export function redirectsFile(routes: ReadonlyMap<string, string>): string {
  const known = new Set(routes.values());
  const others = [...routes]
    .filter(([from, to]) => from !== to.toLowerCase())
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`);
  const pages = [...known]
    .filter((route) => !route.endsWith('/') && !/\.\w+$/.test(route))
    .map(encodeURI)
    .sort()
    .map((page) => `${page}/ ${page} 301`);
  return `${[...others, ...pages].join('\n')}\n`;
}
