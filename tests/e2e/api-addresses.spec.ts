import {expect, type Page, test} from 'playwright/test';

import {open, wake} from './support/open';

/** Pixels that a place may be off. */
const EXACT = 10;

const PLACES = [
  'operation/createOrder',
  'operation/onOrderFilled',
  'tag/Orders',
  'errors',
  'error/INSUFFICIENT_BALANCE',
  'header/X-API-Signature',
];

const WIDTHS = [360, 1280];

/** How far a place is from where the page puts its places, in pixels; undefined where it does not show. */
async function offset(page: Page, place: string): Promise<number | undefined> {
  return page.evaluate((id) => {
    const element = document.getElementById(id);
    if (!element?.checkVisibility()) return undefined;
    const below = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('main div:has(> nav) > details > summary');
    // On small screens the bar of contents stays in view.
    const covered = Math.max(
      below,
      bar?.checkVisibility() ? bar.getBoundingClientRect().bottom : 0,
    );
    return element.getBoundingClientRect().top - covered;
  }, place);
}

/** A place is below what covers the top of the page, by the margin that pages leave there. */
async function expectAt(page: Page, place: string): Promise<void> {
  const MARGIN = 16;
  await expect
    .poll(async () => Math.abs(((await offset(page, place)) ?? Infinity) - MARGIN), {
      message: place,
    })
    .toBeLessThanOrEqual(EXACT);
}

/**
 * Lets the page do all that it does by itself. Headless Chromium may hold back the frames and idle
 * callbacks of a page at rest, so what is looked at is that the position stays.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => scrollY);
        return before === last;
      },
      {intervals: [200]},
    )
    .toBe(true);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 800}});

    for (const place of PLACES) {
      test(`#${place} opens at its place after load, reload and Back`, async ({page}) => {
        await page.goto(`/api#${place}`);
        await wake(page);
        await settled(page);
        await expectAt(page, place);
        await expect(page).toHaveURL(`/api#${place}`);

        await page.reload();
        await wake(page);
        await settled(page);
        await expectAt(page, place);
        await expect(page).toHaveURL(`/api#${place}`);

        // `force`: a click that waits until its target is at rest waits for frames.
        await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click({force: true});
        // The address changes before the page does.
        await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toHaveCount(0);
        await expect(page).toHaveURL('/faq');
        await page.goBack();
        await settled(page);
        await expectAt(page, place);
        await expect(page).toHaveURL(`/api#${place}`);
      });
    }

    test('the search leads to the place of a call, an event and an error', async ({page}) => {
      for (const [query, place] of [
        ['cancelOrder', 'operation/cancelOrder'],
        ['withdrawal.completed', 'operation/onWithdrawalCompleted'],
        ['TIMESTAMP_OUT_OF_RANGE', 'error/TIMESTAMP_OUT_OF_RANGE'],
      ] as const) {
        await open(page, `/search?q=${query}`);
        await page.locator(`main article a[href="/api#${place}"]`).click();
        await expect(page).toHaveURL(`/api#${place}`);
        await settled(page);
        await expectAt(page, place);
      }
    });

    test('a language chosen before moves no place', async ({page}) => {
      await open(page, '/api#operation/cancelOrder');
      await page.getByRole('tab', {name: 'Python'}).first().click();
      await expect(page.getByRole('tab', {name: 'Python', selected: true})).toHaveCount(
        await page.getByRole('tab', {name: 'Python'}).count(),
      );
      await page.goto('/api?again#operation/getOrder');
      await wake(page);
      await settled(page);
      await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expectAt(page, 'operation/getOrder');
    });

    test('the address follows the reader, and nobody else', async ({page}) => {
      await open(page, '/api');
      await settled(page);
      await expect(page).toHaveURL('/api');
      await page.evaluate(() => document.getElementById('tag/Orders')?.scrollIntoView());
      await settled(page);
      await expect(page).toHaveURL('/api');
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 300);
      await expect(page).toHaveURL('/api#operation/createOrder');
      const current = page.locator('main nav a[aria-current="location"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', '#operation/createOrder');
      await page.keyboard.press('Home');
      await expect(page).toHaveURL('/api');
      await expect(current).toHaveCount(0);
    });

    test.describe('without script', () => {
      test.use({javaScriptEnabled: false});

      test('every place opens at its place', async ({page}) => {
        for (const place of PLACES) {
          // From another document: within one, a browser only scrolls.
          await page.goto('about:blank');
          await page.goto(`/api#${place}`);
          const box = await page.locator(`[id="${place}"]`).boundingBox();
          const navbar = await page.locator('.navbar').boundingBox();
          const below = (navbar?.y ?? 0) + (navbar?.height ?? 0);
          const off = Math.abs((box?.y ?? Infinity) - below - 16);
          expect(off, place).toBeLessThanOrEqual(EXACT);
        }
      });
    });
  });
}
