/**
 * The one policy of response headers. The server in scripts/serve uses it; configuration for
 * other hosts is to be written from it, never beside it.
 */

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "object-src 'none'; base-uri 'self'; form-action 'self' mailto:; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Seconds in a year: as long as a hashed file can matter. */
const YEAR = 31_536_000;

/** How long a file may be kept: for ever where its name holds a hash, else it is asked for again. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') || /^\/search-index\/[0-9a-f]{12}\//.test(pathname)
    ? `public, max-age=${YEAR}, immutable`
    : 'public, max-age=0, must-revalidate';
}
