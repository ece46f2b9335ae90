import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {watchFaults} from './support/faults';
import {wake} from './support/open';
import {sitemapRoutes, specRoutes} from './support/routes';
import {changesSinceServed} from './support/served';
import {SCREEN_VIEWS, seen, show, type View} from './support/views';

test.use({reducedMotion: 'reduce'});

const spec = specRoutes().map(({route}) => route);
const all = [...new Set([...sitemapRoutes(), ...spec])].sort();

/**
 * The views in which axe looks at a page before its scripts run and afterwards. Pages of texts share
 * their parts: each is looked at in one view before and in the other afterwards, by turns. Any other
 * page in both, except the API reference, which api.spec.ts looks at with everything open.
 */
function viewsOf(route: string, index: number): {before: readonly View[]; after: readonly View[]} {
  if (route === '/api') return {before: [], after: []};
  const kind = specRoutes().find((page) => page.route === route)?.kind ?? '';
  if (!['article', 'category', 'legal'].includes(kind)) {
    return {before: SCREEN_VIEWS, after: SCREEN_VIEWS};
  }
  const turn = index % SCREEN_VIEWS.length;
  return {
    before: SCREEN_VIEWS.filter((_, view) => view !== turn),
    after: SCREEN_VIEWS.filter((_, view) => view === turn),
  };
}

test('the specification and the sitemap name enough pages to be worth walking', () => {
  expect(spec).toHaveLength(77);
  expect(all.length).toBeGreaterThanOrEqual(spec.length);
});

for (const [index, route] of all.entries()) {
  test(`${route} is a whole page without a fault, also to axe, before its scripts run and after`, async ({
    page,
    baseURL,
  }) => {
    const {before, after} = viewsOf(route, index);
    const faults = watchFaults(page, baseURL ?? '');
    const [first, second] = before;
    if (first) await show(page, first);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    if (first) expect(await axeFaults(page), `${first.name}, before`).toEqual([]);
    if (second) {
      await show(page, second);
      // Chosen by a script in the head, once for each visit.
      await page.evaluate((scheme) => {
        document.documentElement.dataset.theme = scheme;
      }, second.scheme);
      expect(await axeFaults(page), `${second.name}, before`).toEqual([]);
    }
    // The theme leaves out the contents in narrow windows: what was served is compared in a wide one.
    await page.setViewportSize({width: 1280, height: 720});
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(await changesSinceServed(page, (await response?.text()) ?? '')).toEqual([]);
    await expect(page).toHaveTitle(/\S.* \| Halyard$/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('main')).toHaveCount(1);
    const description = page.locator('meta[name="description"]');
    expect((await description.first().getAttribute('content'))?.length).toBeGreaterThan(30);
    for (const view of after) {
      await seen(page, view);
      expect(await axeFaults(page), view.name).toEqual([]);
    }
    expect(faults).toEqual([]);
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
