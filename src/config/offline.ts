/**
 * Whether pages are kept for reading without a connection. `OFFLINE=off` builds a site that keeps
 * nothing and takes away what earlier releases kept: see src/offline/README.md.
 */
export const keepsPages = process.env.OFFLINE !== 'off';
