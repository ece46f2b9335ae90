import {type BrowserContext, expect, type Page, test} from 'playwright/test';

import {hold} from './support/hold';
import {hydrate} from './support/open';
import {quiet} from './support/quiet';
import {watchShifts} from './support/shifts';
import {fullUnless} from './support/tags';

const PAGE = '/knowledge-base/payments/withdraw-funds';
const PHONE = {width: 360, height: 740};
const FONT = '**/*.woff2';
test.use({viewport: PHONE});

const withFont = (page: Page) => page.locator('html:not([data-font])');

/** Whether the page is shown in the brand's typeface. */
const isShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isLoaded = [...document.fonts].some(
      ({family, status}) => /^"?Figtree"?$/.test(family) && status === 'loaded',
    );
    return isLoaded && /^"?Figtree"?,/.test(getComputedStyle(document.body).fontFamily);
  });

async function savesData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
}

/** When a page was painted, and when it asked for its font, in milliseconds. */
const times = (page: Page): Promise<{painted: number; asked: number}> =>
  page.evaluate(() => {
    const startOf = (entry?: PerformanceEntry): number => entry?.startTime ?? NaN;
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const requests = performance.getEntriesByType('resource');
    const font = requests.find(({name}) => name.endsWith('.woff2'));
    return {painted: startOf(painted), asked: startOf(font)};
  });

test('a first page is painted before it asks for its font, and then shows it', async ({page}) => {
  await page.goto(PAGE);
  await expect(withFont(page)).toBeAttached();
  expect(await isShown(page)).toBe(true);
  const {painted, asked} = await times(page);
  expect(asked).toBeGreaterThan(painted);
});

test('the next page has its font when it is painted', async ({page, baseURL}) => {
  await page.goto('/storage');
  await expect(withFont(page)).toBeAttached();
  await page.goto(PAGE, {referer: `${baseURL}/storage`});
  await quiet(page);
  expect(await isShown(page)).toBe(true);
  const {painted, asked} = await times(page);
  expect(asked).toBeLessThan(painted);
});

test('a first page that is opened at a section keeps its font, so that the section stays', async ({
  page,
}) => {
  await page.goto(`${PAGE}#fees`);
  await hydrate(page);
  await quiet(page);
  expect(await isShown(page)).toBe(false);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Fees', exact: true})
    .click();
  await expect(withFont(page)).toBeAttached();
  expect(await isShown(page)).toBe(true);
});

test('a font that does not arrive leaves the page as it is', async ({page}) => {
  await page.route(FONT, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await page.goto(PAGE);
  await asked;
  await quiet(page);
  await expect(withFont(page)).not.toBeAttached();
});

test('visitors who save data load no font', async ({page, context, baseURL}) => {
  await savesData(context);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  await page.goto('/storage');
  await quiet(page);
  await page.goto(PAGE, {referer: `${baseURL}/storage`});
  await hydrate(page);
  await quiet(page);
  expect(requested).toContain('stylesheet');
  expect(requested).not.toContain('font');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the font is shown too', async ({page}) => {
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.woff2'),
    );
    await page.goto(PAGE);
    await loaded;
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Figtree"?,/);
  });
});

/** The layout shift of a page whose font arrives after its text has been painted without it. */
async function shiftOf(page: Page, route: string): Promise<number> {
  const release = await hold(page, FONT);
  const shifted = await watchShifts(page);
  // The font may delay the load of a large page, which is painted before.
  await page.goto(route, {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBe(2);
  release();
  await expect(withFont(page)).toBeAttached();
  await hydrate(page);
  await quiet(page);
  return shifted();
}

/** Limit for what moves on a page, all in all. */
const MAX_SHIFT = 0.02;

for (const route of [
  PAGE,
  '/',
  '/features',
  '/knowledge-base',
  '/faq',
  '/api',
  '/updates',
  '/search?q=fees',
  '/contact',
  '/tools/cost',
  '/tools/payment',
  '/resources/fee-schedule',
]) {
  for (const width of [360, 1280]) {
    const tag = fullUnless(route === PAGE || route === '/');
    test(`text stays where it is when the font of ${route} arrives, ${width} px${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 740});
      expect(await shiftOf(page, route)).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
}

test('a font that moves text is detected @full', async ({page}) => {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(/size-adjust:[\d.]+%/g, 'size-adjust:120%');
    await route.fulfill({response, body: css});
  });
  expect(await shiftOf(page, PAGE)).toBeGreaterThan(MAX_SHIFT);
});

for (const [route, width] of [
  ['/', 360],
  [PAGE, 768],
  ['/api', 1280],
] as const) {
  test(`${route} loads one font${fullUnless(route === '/')}`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push(request.url());
    });
    await page.goto(route);
    await expect(withFont(page)).toBeAttached();
    await quiet(page);
    expect(requested).toHaveLength(1);
  });
}
