/** The worker that takes the place of the other where the site is to keep nothing: it leaves nothing behind. */
import {CACHE_PREFIX} from '../limits';
import {scope} from './scope';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}
