// Earlier releases kept pages for reading offline, by a service worker at this address. Browsers
// that still run it fetch this file as its update, which removes the worker and all that it kept.
addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  await clients.claim();
  const kept = (await caches.keys()).filter((name) => name.startsWith('kept-'));
  await Promise.all([...kept.map((name) => caches.delete(name)), deleteDatabase()]);
  await registration.unregister();
}

function deleteDatabase() {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('workbox-expiration');
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });
}
