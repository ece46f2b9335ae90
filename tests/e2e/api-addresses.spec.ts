import {expect, type Page, test} from 'playwright/test';

import {hydrate, open} from './support/open';
import {quiet} from './support/quiet';

/** Distance of an anchor from the bars above it, and by how much it may differ, in pixels. */
const MARGIN = 16;
const TOLERANCE = 10;

const ANCHORS = [
  'operation/onOrderFilled',
  'tag/Webhooks/operation/onOrderFilled',
  'tag/Orders',
  'errors',
  'error/INSUFFICIENT_BALANCE',
  'header/X-API-Signature',
];

/** The anchor that the core checks, on a phone. */
const IN_CORE = 'operation/createOrder';

/** Distance of an anchor from the bars at the top of the page, in pixels; undefined if it is not visible. */
async function offset(page: Page, anchor: string): Promise<number | undefined> {
  return page.evaluate((id) => {
    const element = document.getElementById(id);
    if (!element?.checkVisibility()) return undefined;
    const below = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('main div:has(> nav) > details > summary');
    // On small screens the contents bar is sticky.
    const covered = Math.max(
      below,
      bar?.checkVisibility() ? bar.getBoundingClientRect().bottom : 0,
    );
    return element.getBoundingClientRect().top - covered;
  }, anchor);
}

/** Expects the page to rest with an anchor below the bars at its top, and the anchor in its address. */
async function expectAt(page: Page, anchor: string, route = '/api'): Promise<void> {
  await settled(page);
  await expect
    .poll(async () => Math.abs(((await offset(page, anchor)) ?? Infinity) - MARGIN), {
      message: anchor,
    })
    .toBeLessThanOrEqual(TOLERANCE);
  await expect(page).toHaveURL(`${route}#${anchor}`);
}

/**
 * Waits until the page has stopped scrolling by itself. Headless Chromium may delay the animation frames
 * and idle callbacks of an idle page, so the scroll position is polled instead.
 */
async function settled(page: Page): Promise<void> {
  await quiet(page);
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

/** Opens a section of the page, and returns to it by reload and Back. */
async function visit(page: Page, anchor: string): Promise<void> {
  // From another document: within the same one, a browser would only scroll.
  await page.goto('about:blank');
  await page.goto(`/api#${anchor}`);
  await expectAt(page, anchor);
  await hydrate(page);
  await expectAt(page, anchor);
  await page.reload();
  await hydrate(page);
  await expectAt(page, anchor);

  // `force`: otherwise the click waits for animation frames, to see whether its target moves.
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Fees'})
    .click({force: true});
  // The address changes before the page does.
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toHaveCount(0);
  await expect(page).toHaveURL('/resources/fee-schedule');
  await page.goBack();
  await expectAt(page, anchor);
}

test('a call is in place after load, reload and Back', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, IN_CORE);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, {tag: '@full'}, () => {
    test.use({viewport: {width, height: 800}});

    test('every section is in place after load, reload and Back', async ({page}) => {
      for (const anchor of width === 360 ? ANCHORS : [IN_CORE, ...ANCHORS]) {
        await test.step(anchor, () => visit(page, anchor));
      }
    });

    test('search results link to the section of a call, an event and an error', async ({page}) => {
      for (const [query, anchor] of [
        ['cancelOrder', 'operation/cancelOrder'],
        ['withdrawal.completed', 'operation/onWithdrawalCompleted'],
        ['TIMESTAMP_OUT_OF_RANGE', 'error/TIMESTAMP_OUT_OF_RANGE'],
      ] as const) {
        await open(page, `/search?q=${query}`);
        await page.locator(`main article a[href="/api#${anchor}"]`).click();
        await expectAt(page, anchor);
      }
    });

    test('a language chosen earlier does not shift the sections', async ({page}) => {
      const python = page.getByRole('tab', {name: 'Python'});
      await open(page, '/api#operation/cancelOrder');
      await python.first().click();
      await expect(page.getByRole('tab', {name: 'Python', selected: true})).toHaveCount(
        await python.count(),
      );
      await open(page, '/api?again#operation/getOrder');
      await expect(python.first()).toHaveAttribute('aria-selected', 'true');
      await expectAt(page, 'operation/getOrder', '/api?again');
    });

    test('the navigation shows which call is read, and the address stays', async ({page}) => {
      await open(page, '/api');
      await settled(page);
      const current = page.locator('main nav a[aria-current="location"]');
      await expect(current).toHaveCount(0);
      await page.evaluate(() => document.getElementById('operation/createOrder')?.scrollIntoView());
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', '#operation/createOrder');
      await expect(page).toHaveURL('/api');
    });
  });
}
