import {expect, type Page, test} from 'playwright/test';

const PAGE = '/knowledge-base/payments/deposit-funds';
/** On a phone of this width a paragraph of it takes a line more in the fallback than in the font. */
const PHONE = {width: 375, height: 823};
/** How long the font is held back: until the text has long been drawn, in milliseconds. */
const LATE = 1500;

test.use({viewport: PHONE});

/** How far the page has moved by itself, as CLS counts it, when its late font has come. */
async function shiftOfLateFont(page: Page): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const count = (entries: PerformanceEntryList): void => {
          for (const entry of entries) sum += (entry as unknown as {value: number}).value;
        };
        const observer = new PerformanceObserver((list) => count(list.getEntries()));
        observer.observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() =>
          setTimeout(() => {
            count(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
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

const LATIN: unknown = expect.stringMatching(/core-latin/);
const POLISH: unknown = expect.stringMatching(/core-polish/);

/** Fonts that a page asks for until it is at rest. */
async function fontsOf(page: Page, route: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(route, {waitUntil: 'networkidle'});
  return asked.sort();
}

for (const route of ['/', PAGE, '/api']) {
  test(`${route} asks once for its fonts, and for no letters that it does not have`, async ({
    page,
  }) => {
    expect(await fontsOf(page, route)).toEqual([LATIN]);
  });
}

test('Polish letters of the text come with it', async ({page}) => {
  expect(await fontsOf(page, '/terms')).toEqual([LATIN, POLISH]);
});

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the letters of the footer come with the page', async ({page}) => {
    expect(await fontsOf(page, PAGE)).toEqual([LATIN, POLISH]);
  });
});

test('letters of few pages come whole when one comes to them', async ({page}) => {
  const whole = page.waitForResponse(/figtree-latin-wght/);
  await page.goto('/knowledge-base/gas-fees');
  await page.getByText('½', {exact: true}).scrollIntoViewIfNeeded();
  expect((await whole).status()).toBe(200);
});
