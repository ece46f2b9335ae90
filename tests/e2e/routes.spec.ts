import {type BrowserContext, expect, type Page, test as base} from 'playwright/test';

import {brand, noAccounts} from '../../src/config/brand';
import {axeFaults} from './support/axe';
import {watchFaults} from './support/faults';
import {hydrate} from './support/open';
import {expectPlaces, placesOf, setLongestAges} from './support/places';
import {quiet} from './support/quiet';
import {sitemapRoutes, specRoutes} from './support/routes';
import {applyView, SCREEN_VIEWS, switchView, type View} from './support/views';

/** Pages share the cache of a context, because their scripts are the same, and compiling them takes time. */
const test = base.extend<object, {shared: BrowserContext}>({
  shared: [
    async ({browser}, use) => {
      const context = await browser.newContext({reducedMotion: 'reduce', serviceWorkers: 'block'});
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({shared}, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});

const spec = specRoutes().map(({route}) => route);
const all = [...new Set([...sitemapRoutes(), ...spec])].sort();

const REPRESENTATIVE: readonly string[] = [
  '/',
  '/contact',
  '/terms',
  '/tools/cost',
  '/knowledge-base',
  '/knowledge-base/api-docs/authentication',
  '/resources/fee-schedule',
];

/** The views in which axe checks a page before and after hydration. */
interface States {
  before: readonly View[];
  after: readonly View[];
}

const [DESKTOP, PHONE] = SCREEN_VIEWS;
const CORE: States = {before: [PHONE], after: [DESKTOP]};

/**
 * What the core leaves out. Text pages share their components, so each is checked in one view before and
 * in the other afterwards, alternately. api.spec.ts checks the API reference with every section open.
 */
function statesOf(route: string, index: number): States {
  if (route === '/api') return {before: [], after: []};
  if (REPRESENTATIVE.includes(route)) return {before: [DESKTOP], after: [PHONE]};
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

/**
 * Lists how hydration changed the text of a page: headings, paragraphs, list items and cells that were
 * added, removed or changed. Leaves out what is meant to change: the ages of dates, and tools, which
 * need JavaScript.
 *
 * @param html the page as served
 */
function changesOnHydration(page: Page, html: string): Promise<string[]> {
  return page.evaluate((served) => {
    const textsOf = (root: Document): string[] =>
      [...root.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd)')]
        .filter((element) => !element.closest('[data-search="off"]'))
        .map((element) => {
          const copy = element.cloneNode(true) as Element;
          for (const part of copy.querySelectorAll('time, noscript')) part.remove();
          return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
        })
        .filter((text) => text !== '');
    const without = (all: string[], others: string[]): string[] => {
      const left = [...others];
      return all.filter((text) => {
        const at = left.indexOf(text);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    };
    const before = textsOf(new DOMParser().parseFromString(served, 'text/html'));
    const now = textsOf(document);
    return [
      ...without(before, now).map((text) => `removed: ${text}`),
      ...without(now, before).map((text) => `added: ${text}`),
    ];
  }, html);
}

async function checkPage(page: Page, route: string, origin = '', states: States): Promise<void> {
  const faults = watchFaults(page, origin);
  await setLongestAges(page);
  const [first, ...others] = states.before;
  if (first) await applyView(page, first);
  const response = await page.goto(origin + route);
  if (first) expect(await axeFaults(page), `${first.name}, before hydration`).toEqual([]);
  for (const view of others) {
    await applyView(page, view);
    // A script in the head chooses the scheme only once per visit.
    await page.evaluate((scheme) => {
      document.documentElement.dataset.theme = scheme;
    }, view.scheme);
    expect(await axeFaults(page), `${view.name}, before hydration`).toEqual([]);
  }
  // The theme omits the table of contents in narrow windows, so the served text is compared in a wide one.
  await page.setViewportSize({width: 1280, height: 720});
  const places = await placesOf(page);
  await hydrate(page);
  await quiet(page);
  await expectPlaces(page, places);
  expect(await changesOnHydration(page, (await response?.text()) ?? '')).toEqual([]);
  for (const view of states.after) {
    await switchView(page, view);
    expect(await axeFaults(page), view.name).toEqual([]);
  }
  expect(faults).toEqual([]);
}

for (const route of REPRESENTATIVE) {
  test(`${route} hydrates without errors, and axe finds no violations`, ({page, baseURL}) =>
    checkPage(page, route, baseURL, CORE));
}

for (const [index, route] of all.entries()) {
  test(`${route} hydrates without errors, and axe finds no violations in any state @full`, ({
    page,
    baseURL,
  }) => checkPage(page, route, baseURL, statesOf(route, index)));
}

test('every page has one heading, its own title and description', async ({request}) => {
  expect(spec).toHaveLength(86);
  expect(REPRESENTATIVE.filter((route) => !all.includes(route))).toEqual([]);
  const pages = new Map<string, string>();
  for (const route of all) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, heading]) => heading);
    expect(headings, route).toEqual([expect.stringMatching(/\w/)]);
    expect(html.match(/<main\b/g), route).toHaveLength(1);
    const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta[^>]*name="?description"?[^>]*content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(title, route).toMatch(new RegExp(String.raw`\S.* \| ${brand.name}$`));
    expect(description.length, route).toBeGreaterThan(30);
    // Where no accounts are opened, one text takes the place of each page that invites to.
    const isClosed = noAccounts && title.startsWith(`${noAccounts.title} |`);
    if (isClosed) expect(description, route).toBe(noAccounts?.text);
    for (const text of isClosed ? [] : [title, description]) {
      expect(pages.get(text), `${route}: ${text}`).toBeUndefined();
      pages.set(text, route);
    }
  }
});
