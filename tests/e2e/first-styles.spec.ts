import {load} from 'cheerio';
import {expect, type Page, test} from 'playwright/test';

import {PAGE_ROUTE_ID, type PageRoute} from '../../src/client/page-route';
import {layOutAll} from './support/lay-out';
import {sitemapRoutes} from './support/routes';

/** At least so many of them, spread over the sitemap. */
const PAGES = 14;
const WINDOWS = [
  {width: 360, colorScheme: 'dark'},
  {width: 1280, colorScheme: 'light'},
] as const;

// Scripts bring all styles themselves.
test.use({javaScriptEnabled: false, reducedMotion: 'reduce'});

/** Opens a page as it is after its start: with all styles of the site beside its own. */
async function openWithAllStyles(page: Page, route: string): Promise<void> {
  await page.route(route, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    const {styles} = JSON.parse(load(html)(`#${PAGE_ROUTE_ID}`).text()) as PageRoute;
    const body = html.replace('</head>', `<link rel="stylesheet" href="${styles}"></head>`);
    await request.fulfill({response, body});
  });
  await page.goto(route);
  await page.unroute(route);
}

/** Where each element stands and how it looks, as far as a person would notice. */
async function look(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const seen = [
      'display',
      'color',
      'background-color',
      'background-image',
      'border-color',
      'box-shadow',
      'font',
      'mask-image',
      'opacity',
      'content',
    ];
    return [...document.body.querySelectorAll('*')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const style = [undefined, '::before', '::after'].map((part) => {
        const computed = getComputedStyle(element, part);
        return seen.map((name) => computed.getPropertyValue(name)).join(' ');
      });
      const name = element.outerHTML.slice(0, 90);
      return [name, x, y, width, height, ...style].join(' | ');
    });
  });
}

/** Elements that look otherwise with all styles, on one page. */
async function differences(page: Page, route: string): Promise<string[]> {
  await page.goto(route);
  const before = await look(page);
  expect(before.length, route).toBeGreaterThan(50);
  await openWithAllStyles(page, route);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2);
  const after = await look(page);
  expect(after.length, route).toBe(before.length);
  return after.filter((element, index) => element !== before[index]);
}

test.beforeEach(async ({page}) => {
  // Which of them comes in time differs from one loading to the next.
  await page.route('**/*.woff2', (route) => route.abort());
});

for (const {width, colorScheme} of WINDOWS) {
  test(`a page looks the same with its own styles as with all: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const routes = sitemapRoutes();
    const step = Math.floor(routes.length / PAGES);
    const tried = routes.filter((_, index) => index % step === 0);
    expect(tried.length).toBeGreaterThanOrEqual(PAGES);
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme});
    for (const route of tried) {
      expect.soft((await differences(page, route)).slice(0, 3), route).toEqual([]);
    }
  });
}

test('a rule that is missing is noticed', async ({page}) => {
  await page.route('**/assets/css/first.*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({response, body: css.replaceAll('.breadcrumbs__', '.other__')});
  });
  const found = await differences(page, '/knowledge-base/account-setup');
  expect(found.join('\n')).toContain('breadcrumbs__item');
});
