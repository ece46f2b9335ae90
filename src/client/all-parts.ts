import registry from '@generated/registry';

import type {NOT_FOUND} from './page-route';

/** The bundler's: the number of a module, without loading it. */
declare const require: {resolveWeak(module: string): string | number};

/**
 * Every part of every page, so that the bundler cuts a chunk for each. No browser loads this table,
 * which grows with the site: src/plugins/page-routes reads it in the build and tells each page its own.
 */
const notFound = {
  // In words: the build reads this module without those that it imports.
  'not-found': [
    () => import('@theme/NotFound'),
    '@theme/NotFound',
    require.resolveWeak('@theme/NotFound'),
  ],
} satisfies Record<typeof NOT_FOUND, unknown>;

export default {...registry, ...notFound};
