import {endpoints} from '../src/config/endpoints';
import {searchEngineFrom} from '../src/config/search-engine';
import type {InlineHashes} from './inline-code';

/**
 * What pages may load and do. Nothing from another origin but the forms' endpoints, and Algolia where
 * the environment chooses it to search; no inline script but those whose hash is known; no eval.
 */
export function contentSecurityPolicy({scripts, styles}: InlineHashes): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // The alignment of table cells and empty lines of code are attributes; they can neither load nor run.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...endpointOrigins(), ...searchOrigins()],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Origins of endpoints elsewhere; a path of our own is `'self'` already. */
function endpointOrigins(): string[] {
  return Object.values(endpoints as Record<string, string>)
    .filter((url) => /^https?:/.test(url))
    .map((url) => new URL(url).origin);
}

/** Where DocSearch asks: the nearest host first, then those that stand in for it. */
function searchOrigins(): string[] {
  const engine = searchEngineFrom(process.env);
  if ('fault' in engine || engine.name === 'local') return [];
  const id = engine.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
