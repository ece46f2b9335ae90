import {expect, test} from 'playwright/test';

import {open} from './support/open';

// Allowed, so that a worker registered by the site would be found.
test.use({serviceWorkers: 'allow'});

test('/storage lists all that the site stores; no cookies', async ({page, context}) => {
  await open(page, '/resources/fee-schedule');
  await open(page, '/contact');
  await page.getByLabel('Subject').first().fill('A late transfer');
  await open(page, '/api');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await open(page, '/knowledge-base/payments/sepa-swift');
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({name = ''}) => name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
  ]);

  await open(page, '/storage');
  const named = await page.locator('main li code').allTextContents();
  const known = (key: string): boolean =>
    named.some((name) => (/[.-]$/.test(name) ? key.startsWith(name) : key === name));
  expect(keys.length).toBeGreaterThanOrEqual(4);
  expect(keys.filter((key) => !known(key))).toEqual([]);
  expect(known('a-key-of-somebody-else')).toBe(false);
  expect(await context.cookies()).toEqual([]);
});
