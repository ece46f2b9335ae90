import {expect, type Page, test} from 'playwright/test';

const PAGE = '/knowledge-base/payments/withdraw-funds';
/** At this width, a paragraph of the page takes one more line in the fallback font than in the web font. */
const TABLET = {width: 768, height: 1024};
const PHONE = {width: 360, height: 740};
/** Delay of the font in milliseconds, by which time the text has long been painted. */
const LATE = 1500;

test.use({viewport: TABLET});

/** The layout shift (CLS) of a page whose font arrives late. */
async function shiftOfLateFont(page: Page): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  return page.evaluate(async () => {
    let sum = 0;
    const count = (entries: PerformanceEntryList): void => {
      for (const entry of entries) sum += (entry as unknown as {value: number}).value;
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    count(observer.takeRecords());
    return sum;
  });
}

test('text does not move when its font arrives late', async ({page}) => {
  expect(await shiftOfLateFont(page)).toBeLessThanOrEqual(0.01);
});

test('a font swap that moves text is detected', async ({page}) => {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:swap');
    await route.fulfill({response, body: css});
  });
  expect(await shiftOfLateFont(page)).toBeGreaterThan(0.01);
});

for (const route of ['/', PAGE, '/api']) {
  test(`${route} preloads the Latin font and requests no font twice`, async ({page}) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
    });
    await page.goto(route, {waitUntil: 'networkidle'});
    const preloaded = page.locator('head > link[rel=preload][as=font]');
    await expect(preloaded).toHaveAttribute('href', /figtree-latin-wght/);
    expect(requested).toContain(await preloaded.getAttribute('href'));
    expect([...new Set(requested)]).toEqual(requested);
  });
}

test('a phone uses a system font and loads no web font', async ({page}) => {
  await page.setViewportSize(PHONE);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});
