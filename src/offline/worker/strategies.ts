import type {WorkboxPlugin} from 'workbox-core/types';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy} from 'workbox-strategies';

import {CACHES, PATIENCE, type Kind} from '../limits';
import {withNotice} from '../notice';
import {isWhole, keyOf} from '../rules';

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => keyOf(request.url),
};

/** A kept page says that it is one. */
const saysKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({cachedResponse}) {
    if (!cachedResponse) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    // The text is neither compressed any more nor as long as it was.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    const html = withNotice(await cachedResponse.text(), sentAt(cachedResponse), OFFLINE_LANGUAGE);
    return new Response(html, {status: cachedResponse.status, headers});
  },
};

/** When an answer was sent, by the server's clock. */
export function sentAt(response: Response): Date | undefined {
  const date = new Date(response.headers.get('Date') ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const expirations: Partial<Record<Kind, ExpirationPlugin>> = {};

function options(kind: Kind, plugins: WorkboxPlugin[] = []) {
  const {name, entries, seconds} = CACHES[kind];
  const expiration = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: seconds,
    purgeOnQuotaError: true,
  });
  expirations[kind] = expiration;
  const onlyWhole: WorkboxPlugin = {
    cacheWillUpdate: async ({response}) => (isWhole(response, kind) ? response : null),
  };
  return {
    cacheName: name,
    matchOptions: {ignoreVary: true},
    plugins: [onlyWhole, expiration, ...plugins],
  };
}

/** How each kind is answered: pages from the network, what a name with a hash stands for from here. */
export const strategies: Record<Kind, Strategy> = {
  page: new NetworkFirst({
    ...options('page', [byPath, saysKept]),
    networkTimeoutSeconds: PATIENCE,
  }),
  asset: new CacheFirst(options('asset')),
  image: new StaleWhileRevalidate(options('image')),
  search: new CacheFirst(options('search')),
};

/** Deletes everything that is kept. */
export async function deleteAll(): Promise<void> {
  await Promise.all(
    Object.values(expirations).map((expiration) => expiration.deleteCacheAndMetadata()),
  );
}
