import {basePath, languagePaths} from '../src/config/site';
import {
  API_CATALOG,
  apiPages,
  cacheControl,
  caching,
  headersOfCopy,
  policyOfApi,
  sharedPaths,
  sharing,
} from './headers';

/** `_headers`, in the format of Netlify and Cloudflare Pages. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const rule = (path: string, entries: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', headers),
    // Where a host sends both policies, browsers apply the stricter one, and the panels of /api reach no sandbox.
    ...apiPages.map((page) =>
      rule(page, {
        'Content-Security-Policy': policyOfApi(headers['Content-Security-Policy'] ?? ''),
      }),
    ),
    ...languagePaths.flatMap((path) =>
      ['assets', 'search-index'].map((folder) =>
        rule(`${path}/${folder}/*`, {'Cache-Control': caching.hashed}),
      ),
    ),
    // Some hosts cache scripts. This one removes the service worker of earlier releases.
    rule(`${basePath}/sw.js`, {'Cache-Control': cacheControl('/sw.js')}),
    ...['/*.md', '/llms.txt', '/llms-api.txt', '/llms-full.txt'].flatMap((file) =>
      languagePaths.map((path) => rule(path + file, headersOfCopy(file))),
    ),
    rule(API_CATALOG.path, headersOfCopy(API_CATALOG.path)),
    // Some hosts join both values of the resource policy. Browsers ignore the result as unknown.
    ...sharedPaths.map((path) => rule(path, sharing)),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`: guessed and former addresses, and each of them and each page with a trailing slash. One line for each,
 * because a placeholder would also copy `//other.example/` into the redirect, and some hosts take each line literally.
 * The format cannot express paths in another case.
 */
export function redirectsFile(routes: ReadonlyMap<string, string>): string {
  const others = [...routes].filter(([from, to]) => from !== to.toLowerCase());
  const pages = [...new Set(routes.values())].map((route) => [route, route] as const);
  const slashed = [...others, ...pages]
    .filter(([from]) => !from.endsWith('/') && !/\.\w+$/.test(from))
    .map(([from, to]) => [`${from}/`, to] as const);
  const lines = [...others, ...slashed].map(
    ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`,
  );
  return `${lines.join('\n')}\n`;
}
