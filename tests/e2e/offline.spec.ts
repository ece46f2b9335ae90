import {expect, type Page, test as base} from 'playwright/test';

import {CACHES} from '../../src/offline/limits';
import {workerScript} from '../../src/offline/build';
import {axeFaults} from './support/axe';
import {open, wake} from './support/open';
import {OwnServer} from './support/own-server';

const FEES = '/resources/fee-schedule';
const SEPA = '/knowledge-base/payments/sepa-swift';

const test = base.extend<{server: OwnServer}>({
  // Playwright reads the names out of the pattern, so there has to be one.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = new OwnServer();
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({server}, use) => use(server.origin),
});

test.use({serviceWorkers: 'allow', reducedMotion: 'reduce'});

/** Paths that a cache holds. */
async function kept(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async (cache) =>
      (await (await caches.open(cache)).keys()).map(({url}) => new URL(url).pathname),
    name,
  );
}

/** Opens a page and waits until it is kept. */
async function read(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expect.poll(() => kept(page, CACHES.page.name)).toContain(route);
}

test('a page that a link led to has its own styles without a connection', async ({
  page,
  server,
}) => {
  await read(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => kept(page, CACHES.page.name)).toContain('/contact');
  await server.stop();
  await page.goto('/contact');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const sheets = page.locator('link[rel="stylesheet"]');
  await expect(sheets.first()).toBeAttached();
  expect(
    await sheets.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).sheet)),
  ).not.toContain(null);
});

test('what was read is read again without a connection; of what was not, an offline page tells', async ({
  page,
  server,
}) => {
  await read(page, '/knowledge-base');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page that was reached by a link is kept as well, without its address ever being asked for.
  await page.locator(`main a[href="${SEPA}"]`).first().click();
  await expect(page).toHaveURL(SEPA);
  await expect.poll(() => kept(page, CACHES.page.name)).toContain(SEPA);
  await read(page, FEES);
  const search = page.getByRole('combobox', {name: 'Search'});
  await search.fill('sepa');
  await expect(page.getByRole('option').first()).toBeVisible();
  const font = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  const missing = await page.goto('/no-such-page');
  expect(missing?.status()).toBe(404);
  await page.goto('/FEATURES');
  await expect(page).toHaveURL('/features');

  await server.stop();
  await page.goto(`${FEES}?from=mail`);
  await wake(page);
  const notice = page.getByRole('complementary', {name: 'Kept copy'});
  await expect(notice).toContainText('kept on this device');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toBe(
    font,
  );
  expect(await axeFaults(page)).toEqual([]);
  // The search, once used, works on.
  await search.fill('sepa');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Escape');
  // By links and by the address.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Knowledge Base'}).click();
  await expect(page).toHaveURL('/knowledge-base');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Knowledge base');
  await page.goto(SEPA);
  await expect(page.getByRole('heading', {level: 1})).toContainText('SEPA');

  await page.goto('/accessibility');
  await expect(page.getByRole('heading', {level: 1})).toContainText('No connection');
  const list = page.getByRole('region', {name: /^Kept/}).getByRole('listitem');
  await expect(list).toHaveCount(4);
  await expect(list.filter({hasText: 'SEPA'})).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', {name: /fee schedule/i}).click();
  await expect(page).toHaveURL(FEES);
  await page.goto('/accessibility');

  await server.start();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Accessibility');
  await expect(notice).toHaveCount(0);

  // The list can be looked at any time, and all of it deleted.
  await page.goto('/offline');
  await page.getByRole('button', {name: 'Delete all kept pages'}).click();
  await expect(page).toHaveURL('/offline');
  await expect(page.getByText('Nothing is kept')).toBeVisible();
  for (const kind of ['page', 'asset', 'search'] as const) {
    expect(await kept(page, CACHES[kind].name), kind).toEqual([]);
  }
});

test('a server that does not answer, a new release, and the switch that ends it all', async ({
  page,
  server,
}) => {
  await read(page, FEES);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await wake(page);

  // A page that never comes, and a release that has taken away every file of the last: the kept page
  // still has its own styles and scripts, and a link to what is no longer there is a plain load.
  const asked: string[] = [];
  server.answer = (pathname, response) => {
    asked.push(pathname);
    if (pathname === FEES) return true;
    if (!pathname.startsWith('/assets/')) return false;
    response.writeHead(404, {'Content-Type': 'text/html'}).end('<p>Gone</p>');
    return true;
  };
  await page.reload();
  await wake(page);
  await expect(page.getByRole('complementary', {name: 'Kept copy'})).toBeVisible();
  expect(asked).toContain(FEES);
  const loaded = await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0);
  expect(loaded).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Accessibility'}).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Accessibility');
  const assets = await kept(page, CACHES.asset.name);
  expect(assets.length).toBeGreaterThan(3);
  const bodies = await page.evaluate(
    async (name) =>
      Promise.all(
        (await (await caches.open(name)).matchAll()).map((response) => response.clone().text()),
      ),
    CACHES.asset.name,
  );
  expect(bodies.filter((body) => body.includes('<p>Gone</p>'))).toEqual([]);

  // A cache of an earlier way of keeping goes with the next worker, one of somebody else stays.
  server.answer = () => false;
  await page.evaluate(() => Promise.all([caches.open('kept-pages-0'), caches.open('other')]));
  const removal = await workerScript(process.cwd());
  server.answer = (pathname, response) => {
    if (pathname !== '/sw.js') return false;
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(removal);
    return true;
  };
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({caches: ['other'], workers: 0});
});
