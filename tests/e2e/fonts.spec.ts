import {expect, type Page, test} from 'playwright/test';

import {hold} from './support/hold';
import {quiet} from './support/quiet';
import {fullUnless} from './support/tags';

const PAGE = '/knowledge-base/payments/withdraw-funds';
/** At this width, a paragraph of the page takes one more line in the fallback font than in the web font. */
const TABLET = {width: 768, height: 1024};
test.use({viewport: TABLET});

interface Measured {
  /** Whether the browser has painted the text of the page. */
  painted: boolean;
  /** The layout shift so far (CLS). */
  shift: number;
}

/** The layout shift of a page whose font arrives after its text has been painted without it. */
async function shiftOfLateFont(page: Page): Promise<number> {
  const release = await hold(page, '**/*.woff2');
  await page.addInitScript(() => {
    const measured: Measured = {painted: false, shift: 0};
    Object.assign(window, {measured});
    // Text that waits for its font does not count as painted.
    new PerformanceObserver(() => (measured.painted = true)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        measured.shift += (entry as unknown as {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  const measured = (): Measured => (window as unknown as {measured: Measured}).measured;
  await page.goto(PAGE, {waitUntil: 'commit'});
  await expect.poll(async () => (await page.evaluate(measured)).painted).toBe(true);
  release();
  await quiet(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await page.evaluate(measured)).shift;
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
  test(`${route} loads only the small part of the font${fullUnless(route === '/')}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
    });
    await page.goto(route);
    await quiet(page);
    const preloaded = page.locator('head > link[rel=preload][as=font]');
    await expect(preloaded).toHaveAttribute('href', /figtree-core/);
    expect(requested).toContain(await preloaded.getAttribute('href'));
    expect([...new Set(requested)]).toEqual(requested);
    expect(requested.filter((url) => !/figtree-(core|polish)/.test(url))).toEqual([]);
  });
}
