import {expect, type Page, test} from 'playwright/test';

import {hold} from './support/hold';
import {quiet} from './support/quiet';
import {watchShifts} from './support/shifts';
import {fullUnless} from './support/tags';

const PAGE = '/knowledge-base/payments/withdraw-funds';
/** At this width, a paragraph of the page takes one more line in the fallback font than in the web font. */
const TABLET = {width: 768, height: 1024};
test.use({viewport: TABLET});

/** The layout shift of a page whose font arrives after its text has been painted without it. */
async function shiftOfLateFont(page: Page): Promise<number> {
  const release = await hold(page, '**/*.woff2');
  const shifted = await watchShifts(page);
  await page.addInitScript(() => {
    // Text that waits for its font does not count as painted.
    new PerformanceObserver(() => (document.documentElement.dataset.painted = '')).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  await page.locator('html[data-painted]').waitFor({state: 'attached'});
  release();
  await quiet(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return shifted();
}

test('text does not move when its font arrives late', async ({page}) => {
  expect(await shiftOfLateFont(page)).toBeLessThanOrEqual(0.01);
});

test('a font swap that moves text is detected @full', async ({page}) => {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:swap');
    await route.fulfill({response, body: css});
  });
  expect(await shiftOfLateFont(page)).toBeGreaterThan(0.01);
});

for (const [route, width] of [
  ['/', 360],
  [PAGE, 768],
  ['/api', 1280],
] as const) {
  const tag = fullUnless(route === '/');
  test(`${route} loads one font, which it preloads${tag}`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
    });
    await page.goto(route);
    await quiet(page);
    const preloaded = page.locator('head > link[rel=preload][as=font]');
    await expect(preloaded).not.toHaveAttribute('media');
    expect(requested).toEqual([await preloaded.getAttribute('href')]);
  });
}
