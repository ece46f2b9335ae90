import {languagePaths} from '../src/config/site';
import {contentSecurityPolicy} from './content-security-policy';
import type {InlineHashes} from './inline-code';

/** Headers of every response, for the server in scripts/serve, for nginx and for static hosts. */
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

/** The page whose panels call the sandbox on the machine of the visitor, in each language. */
export const apiPages = languagePaths.map((path) => `${path}/api`);

/** The policy of {@link apiPages}: they may also connect to that machine. */
export function policyOfApi(policy: string): string {
  return policy.replace('connect-src ', 'connect-src http://127.0.0.1:* ');
}

/** Seconds. */
const YEAR = 31_536_000;

/** Paths that contain a hash of the content: a regular expression for nginx and JavaScript. */
export const hashedPaths = `^(${languagePaths.join('|')})/(assets/|search-index/[0-9a-f]{12}/)`;

/** Files with a hash in their path never change; all others are revalidated. */
export const caching = {
  hashed: `public, max-age=${YEAR}, immutable`,
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Text copies of pages, which search engines must not index in addition to the pages: a regular
 * expression for nginx and JavaScript.
 */
export const copies = '[.]md$|/llms(-api|-full)?[.]txt$';

/** The value of `X-Robots-Tag` for {@link copies}. */
export const robotsOfCopies = 'noindex';

/**
 * Files for programs, and pictures that other sites show beside a link: pages of other origins may read them. In a
 * path, `*` stands for a folder or a name.
 */
export const sharedPaths = [
  ...[
    '/openapi.json',
    '/openapi.yaml',
    '/*/openapi.json',
    '/*/openapi.yaml',
    '/postman.json',
    '/postman-sandbox.json',
    '/signing-vectors.json',
    '/sandbox.mjs',
    '/conformance.mjs',
    '/SHA256SUMS.txt',
    '/figures.json',
    '/*/figures.json',
    '/api/changes.xml',
    '/updates/rss.xml',
    '/updates/atom.xml',
    '/updates/feed.json',
    '/img/*',
    '/favicon.ico',
    '/api.md',
    '/llms.txt',
    '/llms-api.txt',
    '/llms-full.txt',
  ].flatMap((file) => languagePaths.map((path) => path + file)),
  '/.well-known/api-catalog',
];

/** {@link sharedPaths} as a regular expression for nginx and JavaScript. */
export const sharedFiles = `^(${sharedPaths
  .map((path) => path.replaceAll('.', '[.]').replaceAll('*', '[^/]+'))
  .join('|')})$`;

/** Headers of {@link sharedFiles}, which replace those of every response. */
export const sharing = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/**
 * The catalogue of our API, whose name has no ending that tells its type. RFC 9727 wants the profile in the type,
 * and the link in the response to HEAD.
 */
export const API_CATALOG = {
  path: '/.well-known/api-catalog',
  type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  link: '</.well-known/api-catalog>; rel=api-catalog',
} as const;

/** Types that servers send without the encoding, which is always UTF-8. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/**
 * Headers that depend on the path.
 *
 * @param policy the content security policy of the other pages
 */
export function headersOfPath(pathname: string, policy: string): Readonly<Record<string, string>> {
  return {
    ...(apiPages.includes(pathname) && {'Content-Security-Policy': policyOfApi(policy)}),
    'Cache-Control': cacheControl(pathname),
    ...headersOfCopy(pathname),
    ...(new RegExp(sharedFiles).test(pathname) && sharing),
  };
}

/** The content type of a text file, and `X-Robots-Tag` for a copy; nothing for other paths. */
export function headersOfCopy(pathname: string): Readonly<Record<string, string>> {
  if (pathname === API_CATALOG.path) {
    return {'Content-Type': API_CATALOG.type, Link: API_CATALOG.link};
  }
  const type = TEXT_TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''];
  return {
    ...(new RegExp(copies).test(pathname) && {'X-Robots-Tag': robotsOfCopies}),
    ...(type && {'Content-Type': type}),
  };
}

export function cacheControl(pathname: string): string {
  return new RegExp(hashedPaths).test(pathname) ? caching.hashed : caching.other;
}
