import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {noAccounts} from '../../src/config/brand';
import {open} from './support/open';
import {quiet} from './support/quiet';
import {sitemapRoutes} from './support/routes';

const build = path.resolve(__dirname, '../../build');

/**
 * Bytes of script until a page is interactive, compressed with Brotli, without what loads on demand:
 * measured plus 3 %.
 */
const BUDGETS: readonly [pages: RegExp, bytes: number][] = [
  // Pages with forms and tools.
  [/^\/(contact|signup|login|updates|tools\/.*)$/, 190_300],
  [/^\/resources\/(api-docs|fee-schedule|supported-countries|tax-guide)$/, 190_300],
  [/^\/knowledge-base\/api-docs\/(authentication|webhooks)$/, 190_300],
  [/^\/knowledge-base\/trading\/order-types$/, 190_300],
  [/./, 180_000],
];

/** The font, which is in the styles that all pages share. */
const FONT = 10_000;
/** Bytes of render-blocking styles, compressed with Brotli: measured plus 3 %. */
const STYLES_BUDGET = 23_900 + FONT;
/** Part of it: the file that all pages share. */
const SHARED_STYLES_BUDGET = 21_700 + FONT;

/** Pages that wait for the shared file only. */
const MOST_VISITED = [
  '/',
  '/knowledge-base',
  '/knowledge-base/payments/deposit-funds',
  '/resources/fee-schedule',
];

/** Bytes that are loaded on the way from the top of a page to its end, compressed with Brotli. */
const SCROLL_BUDGET = 40_000;

function weight(file: string): number {
  const full = path.join(build, file);
  return fs.statSync(fs.existsSync(`${full}.br`) ? `${full}.br` : full).size;
}

function htmlOf(route: string): string {
  return fs.readFileSync(path.join(build, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
}

function scriptsOf(route: string): string[] {
  const [scripts = ''] = /<template id="?page-scripts[^]*?<\/template>/.exec(htmlOf(route)) ?? [];
  return [...scripts.matchAll(/(?:src|href)=(\/assets\/js\/[\w.~-]+)/g)].map(
    ([, file = '']) => file,
  );
}

const sum = (files: readonly string[]): number =>
  files.reduce((bytes, file) => bytes + weight(file), 0);

test('no page loads more script than its budget', () => {
  const routes = sitemapRoutes();
  expect(routes.length).toBeGreaterThan(60);
  for (const route of routes) {
    const scripts = scriptsOf(route);
    // The main script, its runtime and the parts of the page.
    expect(scripts.length, route).toBeGreaterThan(2);
    const bytes = sum(scripts);
    const budget = BUDGETS.find(([pattern]) => pattern.test(route))?.[1] ?? 0;
    expect.soft(bytes, route).toBeLessThanOrEqual(budget);
  }
});

test('no page has more render-blocking styles than its budget', () => {
  const shared = new Set<string>();
  for (const route of sitemapRoutes()) {
    const sheets = [...htmlOf(route).matchAll(/<link rel=stylesheet href=([^ >]+)/g)].map(
      ([, file = '']) => file,
    );
    const [first = '', ...others] = sheets;
    shared.add(first);
    // Each further file takes a connection, on which a phone waits for two round trips.
    expect.soft(others.length, route).toBeLessThanOrEqual(MOST_VISITED.includes(route) ? 0 : 1);
    expect.soft(sum(sheets), route).toBeLessThanOrEqual(STYLES_BUDGET);
  }
  expect(shared.size).toBe(1);
  expect(sum([...shared])).toBeLessThanOrEqual(SHARED_STYLES_BUDGET);
});

test('no page and no style uses what the build removes from Infima', async ({page}) => {
  const folder = path.join(build, 'assets/css');
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  const text = sheets.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const namesIn = (css: string, pattern: RegExp): Set<string> => new Set(css.match(pattern));
  const variables = namesIn(text, /--ifm-[\w-]+(?=:)/g);
  expect(variables.size).toBeGreaterThan(100);
  const used = namesIn(text, /(?<=var\()--ifm-[\w-]+/g);
  expect([...used].filter((name) => !variables.has(name))).toEqual([]);

  const infima = require.resolve('infima/dist/css/default/default.css');
  const [all, kept] = [fs.readFileSync(infima, 'utf8'), text].map((css) =>
    namesIn(css, /(?<=\.)[a-z][\w-]+/g),
  );
  const removed = [...(all ?? [])].filter((name) => !kept?.has(name));
  expect(removed.length).toBeGreaterThan(50);
  for (const route of sitemapRoutes()) {
    const lists = [...htmlOf(route).matchAll(/ class=(?:"([^"]*)"|([^ >]+))/g)];
    const shown = new Set(lists.flatMap(([, many, one]) => (many ?? one ?? '').split(' ')));
    expect(shown.size, route).toBeGreaterThan(20);
    expect
      .soft(
        removed.filter((name) => shown.has(name)),
        route,
      )
      .toEqual([]);
  }
  // The menu of a phone is rendered only there.
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  const inMenu = await page
    .locator('.navbar-sidebar, .navbar-sidebar *')
    .evaluateAll((elements) => elements.flatMap(({classList}) => [...classList]));
  expect(inMenu.filter((name) => removed.includes(name))).toEqual([]);
});

for (const [route, saveData, budget] of [
  ['/', false, SCROLL_BUDGET],
  ['/knowledge-base', false, SCROLL_BUDGET],
  ['/knowledge-base/payments/withdraw-funds', false, SCROLL_BUDGET],
  ['/', true, 0],
] as const) {
  test(`scrolling ${route} to its end on a phone loads at most ${budget} bytes`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: value, effectiveType: '4g'},
      });
    }, saveData);
    await open(page, route);
    await quiet(page);
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
    const links = page.getByRole('main').or(page.getByRole('contentinfo')).getByRole('link');
    expect(await links.count()).toBeGreaterThan(noAccounts && route === '/' ? 5 : 20);
    for (const link of await links.all()) {
      if (await link.isVisible()) await link.scrollIntoViewIfNeeded();
    }
    await quiet(page);
    expect(sum(loaded)).toBeLessThanOrEqual(budget);
  });
}
