import {contentSecurityPolicy} from './content-security-policy';
import type {InlineHashes} from './inline-code';

/**
 * The one policy of response headers. The server in scripts/serve sends it; the configuration of
 * nginx and of static hosts is written from it.
 *
 * @returns name and value of every header that goes with every response
 */
export function securityHeaders(inline: InlineHashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Seconds in a year: as long as a hashed file can matter. */
const YEAR = 31_536_000;

/** Paths whose names hold a hash of what they contain, as a regular expression of nginx and of JavaScript. */
export const hashedPaths = '^/(assets/|search-index/[0-9a-f]{12}/)';

/** How long a file may be kept: for ever where its name holds a hash, else it is asked for again. */
export const caching = {
  hashed: `public, max-age=${YEAR}, immutable`,
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Copies of pages for readers that take text along. Search engines get the pages themselves. As a
 * regular expression of nginx and of JavaScript.
 */
export const copies = '[.]md$|^/llms(-full)?[.]txt$';

/** The value of `X-Robots-Tag` for {@link copies}. */
export const robotsOfCopies = 'noindex';

/**
 * The API's contract, today's and archived ones: tools in a browser may read it from other origins.
 * As a regular expression of nginx and of JavaScript.
 */
export const sharedFiles = '^/([^/]+/)?openapi[.](json|yaml)$';

/** Headers of {@link sharedFiles}, in place of those that go with every response. */
export const sharing = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Types of text that servers send without its encoding, which is always UTF-8. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Headers that depend on the path alone. */
export function headersOfPath(pathname: string): Readonly<Record<string, string>> {
  return {
    'Cache-Control': cacheControl(pathname),
    ...headersOfCopy(pathname),
    ...(new RegExp(sharedFiles).test(pathname) && sharing),
  };
}

/** What a text says of its type, and a copy to search engines; nothing for other paths. */
export function headersOfCopy(pathname: string): Readonly<Record<string, string>> {
  const type = TEXT_TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''];
  return {
    ...(new RegExp(copies).test(pathname) && {'X-Robots-Tag': robotsOfCopies}),
    ...(type && {'Content-Type': type}),
  };
}

/** The `Cache-Control` of a path. */
export function cacheControl(pathname: string): string {
  return new RegExp(hashedPaths).test(pathname) ? caching.hashed : caching.other;
}
