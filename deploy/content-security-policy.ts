import {endpoints} from '../src/config/endpoints';
import type {InlineHashes} from './inline-code';

/**
 * What pages may load and do. Requests go to our own origin and the endpoints of forms. Inline scripts
 * need a known hash, and eval is not allowed.
 */
export function contentSecurityPolicy({scripts, styles}: InlineHashes): string {
  const directives: Record<string, readonly string[]> = {
    // Firefox allows by it what pages prefetch; everything else that it would allow is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Table cells and code blocks have style attributes, which cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    // The font is in the styles.
    'font-src': ['data:'],
    'connect-src': ["'self'", ...endpointOrigins()],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:', ...endpointOrigins()],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Origins of endpoints on other hosts. */
function endpointOrigins(): string[] {
  return Object.values(endpoints as Record<string, string>)
    .filter((url) => /^https?:/.test(url))
    .map((url) => new URL(url).origin);
}
