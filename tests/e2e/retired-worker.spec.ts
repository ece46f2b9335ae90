import {expect, test} from 'playwright/test';

test.use({serviceWorkers: 'allow'});

/** Stands in for the service worker of earlier releases: answers from its cache, and keeps a database open. */
const OLD_WORKER = `
  addEventListener('install', (event) => event.waitUntil(skipWaiting()));
  addEventListener('activate', (event) => event.waitUntil(keep()));
  addEventListener('fetch', (event) =>
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
  );
  async function keep() {
    await (await caches.open('kept-pages-1')).put('/faq', new Response('A kept page'));
    await caches.open('other');
    await new Promise((resolve) => {
      indexedDB.open('workbox-expiration').onsuccess = resolve;
    });
    await clients.claim();
  }
`;

/** What the site has stored in the browser. */
const stored = async () => ({
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({name}) => name),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
});

test(
  'the service worker of earlier releases unregisters itself and deletes what it stored',
  {tag: '@full'},
  async ({page, context}) => {
    await context.route('/sw.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: OLD_WORKER}),
    );
    await page.goto('/contact');
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(stored)).toEqual({
      caches: ['kept-pages-1', 'other'],
      databases: ['workbox-expiration'],
      workers: 1,
    });
    const isKept = async () => (await (await fetch('/faq')).text()) === 'A kept page';
    expect(await page.evaluate(isKept)).toBe(true);

    // The browser checks for an update of the worker when the next page is opened.
    await context.unroute('/sw.js');
    const next = await context.newPage();
    await next.goto('/features');
    await expect
      .poll(() => next.evaluate(stored), {timeout: 30_000})
      .toEqual({caches: ['other'], databases: [], workers: 0});

    // Requests of the page that stayed open now reach the server; later pages have no worker.
    expect(await page.evaluate(isKept)).toBe(false);
    await next.goto('/faq');
    expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);
