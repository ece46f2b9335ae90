import {expect, type Locator, type Page, test} from 'playwright/test';

import {layOutAll} from './support/lay-out';
import {wake} from './support/open';
import {sitemapRoutes} from './support/routes';

/** What is laid out when it comes near: `src/css/near.css`. */

const PAGE = '/knowledge-base/payments/deposit-funds';

test.use({viewport: {width: 390, height: 800}});

const isLaidOut = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

const height = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** How far below the upper edge of the window an element begins, once nothing moves any more. */
async function restingPlace(element: Locator): Promise<number> {
  let before = NaN;
  let now = NaN;
  await expect(async () => {
    before = now;
    now = await element.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    expect(now).toBe(before);
  }).toPass({intervals: [150]});
  return now;
}

test('the end of an article is laid out when one comes near it, and its start at once', async ({
  page,
}) => {
  await page.goto(PAGE);
  const end = page.locator('.markdown > :last-child > :last-child');
  expect(await isLaidOut(page.locator('.markdown p').first())).toBe(true);
  expect(await isLaidOut(end)).toBe(false);
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(end)).toBe(true);
});

test('pages begin with about the height that they turn out to have', async ({page}) => {
  const far: string[] = [];
  let saved = 0;
  for (const route of sitemapRoutes()) {
    await page.goto(route);
    const reckoned = await height(page);
    await layOutAll(page);
    const real = await height(page);
    if (reckoned !== real) saved += 1;
    if (reckoned < real * 0.8 || reckoned > real * 1.25)
      far.push(`${route} ${reckoned} of ${real}`);
  }
  expect(saved).toBeGreaterThan(50);
  expect(far).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});

    test('a place that the address names comes below the top bar', async ({page}) => {
      await page.goto(PAGE);
      const last = page.locator('.markdown > h2').last();
      await page.goto(`${PAGE}#${await last.getAttribute('id')}`);
      const top = await restingPlace(last);
      expect(top).toBeGreaterThanOrEqual(64);
      expect(top).toBeLessThan(200);
    });
  });
}

test('a place chosen from the contents comes below the top bar and stays there', async ({page}) => {
  await page.goto(PAGE);
  await wake(page);
  await page.getByRole('button', {name: 'On this page'}).click();
  const links = page.locator('.theme-doc-toc-mobile a');
  for (const index of [-1, 2]) {
    const link = index < 0 ? links.last() : links.nth(index);
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    expect(id).not.toBe('');
    await link.dispatchEvent('click');
    const top = await restingPlace(page.locator(`[id="${id}"]`));
    expect.soft(top, id).toBeGreaterThanOrEqual(60);
    expect.soft(top, id).toBeLessThan(200);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('on paper and on a wide screen all is laid out', async ({page}) => {
  await page.goto(PAGE);
  const end = page.locator('.markdown > :last-child > :last-child');
  await page.emulateMedia({media: 'print'});
  expect(await isLaidOut(end)).toBe(true);
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize({width: 1280, height: 800});
  await expect.poll(() => isLaidOut(end)).toBe(true);
});
