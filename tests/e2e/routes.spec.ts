import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {watchFaults} from './support/faults';
import {wake} from './support/open';
import {sitemapRoutes, specRoutes} from './support/routes';
import {changesSinceServed} from './support/served';
import {SCREEN_VIEWS, seen} from './support/views';

test.use({reducedMotion: 'reduce'});

const spec = specRoutes().map(({route}) => route);
/** Pages of texts share their parts: each is looked at in one view, by turns; any other in both. */
const texts = new Set(
  specRoutes()
    .filter(({kind}) => ['article', 'category', 'legal'].includes(kind))
    .map(({route}) => route),
);
const all = [...new Set([...sitemapRoutes(), ...spec])].sort();

test('the specification and the sitemap name enough pages to be worth walking', () => {
  expect(spec).toHaveLength(77);
  expect(all.length).toBeGreaterThanOrEqual(spec.length);
});

for (const [index, route] of all.entries()) {
  test(`${route} is a whole page without a fault, also to axe`, async ({page, baseURL}) => {
    const faults = watchFaults(page, baseURL ?? '');
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(await changesSinceServed(page, (await response?.text()) ?? '')).toEqual([]);
    await expect(page).toHaveTitle(/\S.* \| Halyard$/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('main')).toHaveCount(1);
    const description = page.locator('meta[name="description"]');
    expect((await description.first().getAttribute('content'))?.length).toBeGreaterThan(30);
    const views = SCREEN_VIEWS.filter(
      (_, view) => !texts.has(route) || index % SCREEN_VIEWS.length === view,
    );
    for (const view of views) {
      await seen(page, view);
      expect(await axeFaults(page), view.name).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

for (const [index, route] of all.entries()) {
  test(`axe finds nothing on ${route} before its scripts run`, async ({page}) => {
    // A page of texts in the view that the test above leaves out.
    const views = SCREEN_VIEWS.filter(
      (_, view) => !texts.has(route) || index % SCREEN_VIEWS.length !== view,
    );
    for (const view of views) {
      // A page that is being left is not resized.
      await page.goto('about:blank');
      await page.setViewportSize({width: view.width, height: 800});
      await page.emulateMedia({colorScheme: view.scheme});
      await page.goto(route);
      expect(await axeFaults(page), view.name).toEqual([]);
    }
  });
}

test('no two pages share a title or a description', async ({request}) => {
  const seen = new Map<string, string>();
  for (const route of all) {
    const html = await (await request.get(route)).text();
    for (const [what, pattern] of [
      ['title', /<title[^>]*>(.*?)<\/title>/],
      ['description', /<meta[^>]*name="?description"?[^>]*content="(.*?)"/],
    ] as const) {
      const value = pattern.exec(html)?.[1];
      expect(value, `${what} of ${route}`).toBeTruthy();
      expect(seen.get(`${what} ${value}`), `${what} of ${route}`).toBeUndefined();
      seen.set(`${what} ${value}`, route);
    }
  }
});

test('a page that says something else once its script runs is found out', async ({page}) => {
  const response = await page.goto('/faq');
  const html = (await response?.text()) ?? '';
  await wake(page);
  expect(await changesSinceServed(page, html)).toEqual([]);
  const other = html.replace(/<\/h1>/, ' of before</h1>');
  expect(await changesSinceServed(page, other)).toEqual([
    expect.stringMatching(/^gone: .* of before$/),
    expect.stringMatching(/^come: /),
  ]);
});
