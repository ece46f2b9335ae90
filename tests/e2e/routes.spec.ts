import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {watchFaults} from './support/faults';
import {hydrate} from './support/open';
import {sitemapRoutes, specRoutes} from './support/routes';
import {changesOnHydration} from './support/served';
import {applyView, SCREEN_VIEWS, switchView, type View} from './support/views';

test.use({reducedMotion: 'reduce'});

const spec = specRoutes().map(({route}) => route);
const all = [...new Set([...sitemapRoutes(), ...spec])].sort();

/**
 * The views in which axe checks a page before and after hydration. Text pages share their components, so
 * each is checked in one view before and in the other afterwards, alternately. Other pages are checked in
 * both views, except the API reference, which api.spec.ts checks with every section open.
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

test('the specification has 77 pages, and at least as many are tested', () => {
  expect(spec).toHaveLength(77);
  expect(all.length).toBeGreaterThanOrEqual(spec.length);
});

for (const [index, route] of all.entries()) {
  test(`${route} is complete and free of errors and axe violations, before and after hydration`, async ({
    page,
    baseURL,
  }) => {
    const {before, after} = viewsOf(route, index);
    const faults = watchFaults(page, baseURL ?? '');
    const [first, second] = before;
    if (first) await applyView(page, first);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    if (first) expect(await axeFaults(page), `${first.name}, before hydration`).toEqual([]);
    if (second) {
      await applyView(page, second);
      // A script in the head chooses the scheme only once per visit.
      await page.evaluate((scheme) => {
        document.documentElement.dataset.theme = scheme;
      }, second.scheme);
      expect(await axeFaults(page), `${second.name}, before hydration`).toEqual([]);
    }
    // The theme omits the table of contents in narrow windows, so the served text is compared in a wide one.
    await page.setViewportSize({width: 1280, height: 720});
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await changesOnHydration(page, (await response?.text()) ?? '')).toEqual([]);
    await expect(page).toHaveTitle(/\S.* \| Halyard$/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('main')).toHaveCount(1);
    const description = page.locator('meta[name="description"]');
    expect((await description.first().getAttribute('content'))?.length).toBeGreaterThan(30);
    for (const view of after) {
      await switchView(page, view);
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

test('text that changes on hydration is detected', async ({page}) => {
  const response = await page.goto('/faq');
  const html = (await response?.text()) ?? '';
  await hydrate(page);
  expect(await changesOnHydration(page, html)).toEqual([]);
  const other = html.replace(/<\/h1>/, ' of before</h1>');
  expect(await changesOnHydration(page, other)).toEqual([
    expect.stringMatching(/^removed: .* of before$/),
    expect.stringMatching(/^added: /),
  ]);
});
