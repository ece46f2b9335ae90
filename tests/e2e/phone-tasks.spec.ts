import {expect, type Locator, type Page, test} from 'playwright/test';

import {FIRST_HELP} from '../../src/config/navigation';
import {open} from './support/open';

test.use({viewport: {width: 360, height: 740}});

/** A visitor on the home page, who may tap three times. Typing and choosing from a list do not count. */
async function visitor(page: Page): Promise<(target: Locator) => Promise<void>> {
  await open(page, '/');
  let taps = 0;
  return async (target) => {
    taps += 1;
    expect(taps, 'taps from the home page').toBeLessThanOrEqual(3);
    await target.click();
  };
}

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});
const option = (page: Page, name: RegExp) => page.getByRole('option', {name}).first();

test('help with a late SEPA deposit is at most three taps away', async ({page}) => {
  const tap = await visitor(page);
  await tap(field(page));
  await page.keyboard.insertText('sepa deposit late');
  await tap(option(page, /Payment/));
  await expect(page).toHaveURL(/\/knowledge-base\/payments\/troubleshooting/);
  await expect(page.getByRole('main')).toContainText('business day');
});

test('the Python program of a call is at most three taps away @full', async ({page}) => {
  const tap = await visitor(page);
  await tap(field(page));
  await page.keyboard.insertText('cancel an order');
  await tap(option(page, /API operation/));
  await expect(page).toHaveURL(/\/api#/);
  const operation = page.getByRole('article', {name: 'Cancel an order'});
  await tap(operation.getByRole('tab', {name: 'Python'}));
  await expect(operation.locator('pre', {hasText: 'request("DELETE"'}).first()).toBeVisible();
});

test('help, fees and signing up are one tap away @full', async ({page}) => {
  await open(page, '/');
  for (const width of [320, 360, 768, 1000, 1280]) {
    await page.setViewportSize({width, height: 740});
    for (const [name, to] of [
      ['Help', FIRST_HELP],
      ['Fees', '/resources/fee-schedule'],
    ] as const) {
      const link = bar(page).getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', to);
      await expect(link).toBeInViewport({ratio: 1});
    }
    await expect(bar(page).getByRole('link', {name: /^Sign Up/})).toBeInViewport({ratio: 1});
    expect((await bar(page).boundingBox())?.height, `at ${width}`).toBe(64);
  }
});

test('what a thumb presses is at least 44 px high', async ({page}) => {
  for (const route of ['/', '/knowledge-base', '/resources/fee-schedule', '/contact']) {
    await open(page, route);
    const pressed = 'button, summary, nav a, footer a, main :is(h2, h3) a:not(.hash-link)';
    const small = await page.locator(pressed).evaluateAll((all) =>
      all.flatMap((one) => {
        // Links that cover their card or row.
        const cover = getComputedStyle(one, '::after');
        const reach = cover.position === 'absolute' ? parseFloat(cover.height) : 0;
        const {width, height} = one.getBoundingClientRect();
        const isHidden = width < 2 || !one.checkVisibility({visibilityProperty: true});
        return isHidden || Math.max(reach, height) >= 44 ? [] : `${one.textContent} ${height}`;
      }),
    );
    expect(small, route).toEqual([]);
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test('no field has text below 16 px, into which phones zoom @full', async ({page}) => {
    let seen = 0;
    const code = ['authentication', 'webhooks'].map((name) => `/knowledge-base/api-docs/${name}`);
    for (const route of ['/', '/api', '/contact', '/tools/cost', '/search', ...code]) {
      await page.goto(route);
      const sizes = await page
        .locator('input:not([type="checkbox"], [type="file"], [type="hidden"]), select, textarea')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...sizes), route).toBeGreaterThanOrEqual(16);
      seen += sizes.length;
    }
    expect(seen).toBeGreaterThan(30);
  });
});
