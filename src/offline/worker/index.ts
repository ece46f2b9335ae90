/** The service worker: what was read can be read again without a connection. See ../README.md. */
import {registerRoute} from 'workbox-routing';

import {CACHE_PREFIX, CACHES, type Kind} from '../limits';
import {isKeep} from '../messages';
import {kindOf, OFFLINE_PATH} from '../rules';
import {keepPage} from './keep';
import {offlinePage} from './offline-page';
import {scope} from './scope';
import {deleteAll, strategies} from './strategies';

// Pages do not depend on the version of the worker, so a new one need not wait for the old.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      scope.clients.claim(),
      // The request for a page need not wait until the worker has started.
      scope.registration.navigationPreload.enable(),
    ]),
  );
});

async function deleteOldCaches(): Promise<void> {
  const ours = new Set<string>(Object.values(CACHES).map(({name}) => name));
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !ours.has(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

scope.addEventListener('message', (event) => {
  if (isKeep(event.data)) event.waitUntil(keepPage(event.data, event));
});

registerRoute(
  ({url}) => url.pathname === OFFLINE_PATH,
  () => offlinePage('list'),
);

registerRoute(
  ({url}) => url.pathname === OFFLINE_PATH,
  async () => {
    await deleteAll();
    return Response.redirect(OFFLINE_PATH, 303);
  },
  'POST',
);

for (const kind of Object.keys(CACHES) as Kind[]) {
  registerRoute(
    ({url, request: {mode, destination}, sameOrigin}) =>
      kindOf({path: url.pathname, sameOrigin, mode, destination}) === kind,
    async (options) => {
      try {
        return await strategies[kind].handle(options);
      } catch (error) {
        if (kind === 'page') return offlinePage('missing');
        throw error;
      }
    },
  );
}
