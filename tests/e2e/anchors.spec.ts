import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {builtFiles} from 'docusaurus-markdown-copies';
import {expect, test} from 'playwright/test';

import {isOff} from '../../src/config/features';
import {rowsOf} from '../unit/support/text';
import {hydrate, open} from './support/open';
import {expectPlaces, placesOf, setLongestAges} from './support/places';
import {sitemapRoutes} from './support/routes';
import {twoFrames, watchShifts} from './support/shifts';
import {fullUnless} from './support/tags';

const LIST = path.resolve('tests/content/anchors.tsv');
/** Pages of the content tree in the current version. */
const CURRENT_PAGE = /<html[^>]*\bplugin-docs\b[^>]*\bdocs-version-current\b/;
const SECTIONS = '.theme-doc-markdown :is(h2, h3, h4)';

interface Anchors {
  route: string;
  /** Of headings. */
  sections: string[];
  /** Of everything on the page. */
  all: string[];
}

function builtAnchors(): Anchors[] {
  return builtFiles(path.resolve('build')).flatMap(({route, file}) => {
    const html = fs.readFileSync(file, 'utf8');
    if (!CURRENT_PAGE.test(html)) return [];
    const $ = load(html, {xml: {xmlMode: false}});
    // Those that React makes begin with "_".
    const idsOf = (which: string): string[] =>
      [...$(`${which}[id]:not([id^="_"])`)].map((element) => $(element).attr('id') ?? '');
    return {route, sections: idsOf(SECTIONS), all: idsOf('main ')};
  });
}

const publishedAnchors = (): Map<string, string[]> =>
  new Map(rowsOf(LIST).map(([route = '', anchors = '']) => [route, anchors.split(' ')]));

/** Adds the anchors of a build to the list. Nothing removes one. */
function publish(built: readonly Anchors[]): void {
  const published = publishedAnchors();
  for (const {route, sections} of built.filter((page) => page.sections.length > 0)) {
    published.set(route, [...new Set([...(published.get(route) ?? []), ...sections])]);
  }
  const lines = [...published].map(([route, ids]) => `${route}\t${ids.join(' ')}\n`);
  fs.writeFileSync(LIST, lines.sort().join(''));
}

test('every anchor of a section that was published still exists', () => {
  const built = builtAnchors();
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) publish(built);
  const published = publishedAnchors();
  expect(published.size).toBeGreaterThan(50);
  const missing = [...published].flatMap(([route, ids]) => {
    const page = built.find((one) => one.route === route);
    const missed = ids.filter((id) => !page?.all.includes(id)).map((id) => `${route}#${id}`);
    return missed.filter((address) => !isOff(address));
  });
  expect(missing, 'keep each by former_anchors in the front matter of its page').toEqual([]);
});

// routes.spec.ts checks the same at 1280 px.
test('no anchor moves when scripts start, 390 px wide @full', async ({page}) => {
  test.setTimeout(900_000);
  await page.setViewportSize({width: 390, height: 800});
  await setLongestAges(page);
  const routes = sitemapRoutes().filter((route) => !/^\/20\d\d/.test(route));
  let seen = 0;
  for (const route of routes) {
    await page.goto(route);
    const before = await placesOf(page);
    await hydrate(page);
    await expectPlaces(page, before);
    seen += Object.keys(before).length;
  }
  expect(seen).toBeGreaterThan(routes.length * 2);
});

for (const width of [320, 1280]) {
  for (const [route, id] of [
    ['/resources/fee-schedule', 'a-worked-example'],
    ['/resources/supported-countries', 'full-support'],
    ['/knowledge-base/api-docs/authentication', 'when-the-call-is-refused'],
    ['/api', 'operation/createOrder'],
    // Folded, and by its address in Redoc.
    ['/api', 'operation/onOrderFilled'],
    ['/api', 'tag/Webhooks/operation/onOrderFilled'],
    ['/api', 'tag/Orders'],
    ['/api', 'errors'],
    ['/api', 'error/INSUFFICIENT_BALANCE'],
    ['/api', 'header/X-API-Signature'],
  ] as const) {
    const address = `${route}#${id}`;
    const inCore = ['a-worked-example', 'operation/createOrder'].includes(id);
    const tag = fullUnless(width === 320 && inCore);
    test(`${address} opens at one place, ${width} px wide${tag}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const top = (): Promise<number> =>
        page.evaluate((at) => document.getElementById(at)?.getBoundingClientRect().top ?? -1, id);
      if (route === '/api') {
        // Samples in a language that was chosen earlier have other heights.
        await open(page, route);
        await page.getByRole('tab', {name: 'Python'}).first().click();
        await page.goto('about:blank');
      }
      await page.goto(address);
      await twoFrames(page);
      const landing = await top();
      // Below the bar.
      expect(landing).toBeGreaterThan(64);
      expect(landing).toBeLessThan(200);
      const opensThere = async (how: string): Promise<void> => {
        await twoFrames(page);
        await expect
          .poll(async () => Math.abs((await top()) - landing), how)
          .toBeLessThanOrEqual(10);
      };
      await hydrate(page);
      await opensThere('after the first touch');
      await page.reload();
      await hydrate(page);
      await opensThere('reloaded');
      // Without scrolling to the link: Back returns to where the page was left.
      await page.locator('footer nav a[href="/faq"]').evaluate((link: HTMLElement) => link.click());
      // The address changes before the page does.
      await expect(page.locator('h1')).toHaveText('Frequently asked questions');
      await page.goBack();
      await expect(page).toHaveURL(address);
      await opensThere('Back');
      if (route === '/api') return;
      await page.evaluate(() => window.scrollTo(0, 0));
      const contents = page.locator(`a.table-of-contents__link[href="#${id}"]`);
      if (width < 997) await page.getByRole('button', {name: 'On this page'}).click();
      if (await contents.first().isVisible()) {
        await contents.first().click();
        await opensThere('contents');
      }
    });
  }
}

for (const [width, visits] of [
  [360, 1],
  [360, 2],
  [1280, 2],
] as const) {
  const tag = fullUnless(visits === 1);
  test(`nothing moves while tools read their address, visited ${visits}×, ${width} px wide${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    const shifted = await watchShifts(page);
    for (let visit = 1; visit <= visits; visit += 1) {
      for (const route of [
        '/tools/cost',
        '/tools/cost?amount=800&out=wallet',
        '/tools/payment',
        '/tools/payment#bank-in-review',
        '/tools/payment?way=in&method=sepa&date=2026-11-23&screen=sent',
        '/knowledge-base/glossary?term=gas',
        '/resources/fee-schedule#cost-calculator',
        '/resources/supported-countries',
        '/resources/tax-guide#tax-helper',
        '/knowledge-base/api-docs/authentication#signature-workbench',
      ].filter((address) => !isOff(address))) {
        await page.goto(route);
        await hydrate(page);
        expect.soft(await shifted(), `${route}, visit ${visit}`).toBeLessThan(0.02);
      }
    }
  });
}
