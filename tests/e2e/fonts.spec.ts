import {expect, type Page, test} from 'playwright/test';

const PAGE = '/knowledge-base/payments/withdraw-funds';
/** At this width a paragraph of it takes a line more in the fallback than in the font. */
const TABLET = {width: 768, height: 1024};
const PHONE = {width: 360, height: 740};
/** How long the font is held back: until the text has long been drawn, in milliseconds. */
const LATE = 1500;

test.use({viewport: TABLET});

/** How far the page has moved by itself, as CLS counts it, when its late font has come. */
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

test('text stays where it is when its font is late', async ({page}) => {
  expect(await shiftOfLateFont(page)).toBeLessThanOrEqual(0.01);
});

test('a font that took the place of drawn text would be noticed', async ({page}) => {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:swap');
    await route.fulfill({response, body: css});
  });
  expect(await shiftOfLateFont(page)).toBeGreaterThan(0.01);
});

for (const route of ['/', PAGE, '/api']) {
  test(`${route} preloads the font of the Latin letters and requests no font twice`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(route, {waitUntil: 'networkidle'});
    const preloaded = page.locator('head > link[rel=preload][as=font]');
    await expect(preloaded).toHaveAttribute('href', /figtree-latin-wght/);
    expect(asked).toContain(await preloaded.getAttribute('href'));
    expect([...new Set(asked)]).toEqual(asked);
  });
}

test('a phone uses its own font and loads none', async ({page}) => {
  await page.setViewportSize(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});
