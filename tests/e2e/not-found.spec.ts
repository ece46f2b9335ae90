import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {readRoutes} from '../../scripts/serve/routes';
import {brand} from '../../src/config/brand';
import {redirects} from '../../src/config/redirects';
import {open} from './support/open';
import {horizontalOverflow} from './support/sideways';

test('an unknown path has status 404, and its page leads home', async ({page}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toMatch(/<title[^>]*>Page not found/);
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found');
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL('/');
});

test('the error page offers a search for the words of the path', async ({page}) => {
  await open(page, '/help/sepa_transfer.html');
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox')).toHaveValue('help sepa transfer');
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(3);
  await page.setViewportSize({width: 360, height: 740});
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expect(main.getByRole('link', {name: 'Contact us'})).toHaveAttribute('href', '/contact');
  await main.getByRole('link', {name: 'Search for “help sepa transfer”'}).click();
  await expect(page.getByRole('article').first()).toContainText(/SEPA/);
});

test('the error page names the page that a damaged address means', async ({page}) => {
  for (const damaged of ['/faq)', '/faq%E2%80%9D.', '/faq&utm_source=x']) {
    await open(page, damaged);
    const link = page.getByRole('main').getByRole('link', {name: 'Did you mean /faq?'});
    await expect(link, damaged).toHaveAttribute('href', '/faq');
  }
});

test('addresses that people guess redirect to pages', async ({request}) => {
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(`${from}?ref=x`);
    expect(response.status(), from).toBe(200);
    expect(new URL(response.url()).pathname, from).toBe(to);
  }
});

test('every folder of a page is an address as well', async ({request}) => {
  const folders = new Set<string>();
  for (const route of readRoutes(path.resolve('build')).values()) {
    if (/^(?:\/[a-z]{2})?\/(assets|img|search-index|[.]well-known)\//.test(route)) continue;
    for (let at = path.dirname(route); at !== '/'; at = path.dirname(at)) folders.add(at);
  }
  expect(folders.size).toBeGreaterThan(10);
  for (const folder of folders) expect((await request.get(folder)).status(), folder).toBe(200);
});

// As chats, mail programs and people pass them on.
for (const anchor of [
  ...['#What-you-need-first)', '##fees', '#fees%20', '#fees?utm_source=x'],
  ...['#fees%3A~%3Atext=withdrawal', '#how%20long_it%20takes,'],
]) {
  test(`${anchor} opens its section, before scripts and when edited @full`, async ({page}) => {
    await page.goto(`/knowledge-base/payments/withdraw-funds${anchor}`);
    await expect(page.locator('h2:target, h3:target')).toBeInViewport();
    await page.evaluate((edited) => {
      location.hash = '#';
      location.hash = edited;
    }, anchor);
    await expect(page.locator('h2:target, h3:target')).toBeInViewport();
  });
}

test('a malformed anchor is dropped and breaks nothing @full', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  for (const [route, title] of [
    ['/faq', 'Frequently asked questions'],
    ['/api', 'API reference'],
  ] as const) {
    await open(page, `${route}#%E0%A4%A`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveURL(route);
    // As if a visitor had edited the address of the open page.
    await page.evaluate(() => {
      location.hash = '#%zz';
    });
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
  expect(faults).toEqual([]);
});

test('a page that crashes shows the message and leads home', async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname;
    const body = fs.readFileSync(path.join(process.cwd(), 'build', file), 'utf8');
    // An error in a component of one page, thrown when the page renders.
    const broken = body.replace('id:"form.optional"', 'id:(()=>{throw Error("part is broken")})()');
    return route.fulfill({body: broken, contentType: 'text/javascript'});
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('500');
  await expect(page.getByRole('main')).toContainText('part is broken');
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL('/');
});
