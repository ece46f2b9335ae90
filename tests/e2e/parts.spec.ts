import {expect, type Locator, type Page} from 'playwright/test';

import {faultless} from './support/faults';
import {expectOnTop} from './support/on-top';
import {open, stopTimers} from './support/open';
import {fullUnless} from './support/tags';

// Parts of pages that open or respond, unless the test of their feature already uses them.

const ARTICLE = '/knowledge-base/payments/deposit-funds';
const IN_CORE = ['table of contents on a phone', 'copied link to a calculation'];

/** Uses a part in windows of these widths, the first of which may be in the core, and expects what it shows. */
function part(
  name: string,
  route: string,
  widths: readonly number[],
  use: (page: Page) => Promise<Locator>,
): void {
  for (const [turn, width] of widths.entries()) {
    const tag = fullUnless(turn === 0 && IN_CORE.includes(name));
    faultless(`${name} at ${width} px is on top${tag}`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({width, height: 800});
      await open(page, route);
      await expectOnTop(await use(page));
    });
  }
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', {name}).first().click();

part('table of contents on a phone', ARTICLE, [360], async (page) => {
  await press(page, 'On this page');
  return page.locator('.theme-doc-toc-mobile a').first();
});

part('sidebar category', ARTICLE, [1280], async (page) => {
  await press(page, /^Expand sidebar category 'Trading/);
  return page.locator('.menu a[href="/knowledge-base/trading/order-types"]');
});

part('back-to-top button', ARTICLE, [360, 1280], async (page) => {
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -300);
  return page.getByRole('button', {name: 'Scroll back to top'});
});

part('shown password', '/signup', [360, 1280], async (page) => {
  await page.getByLabel('Password', {exact: false}).first().fill('Correct-horse-9');
  await page.getByLabel('Show characters').check();
  return page.getByRole('textbox', {name: 'Password'});
});

part('copied link to a calculation', '/tools/cost', [360, 1280], async (page) => {
  await stopTimers(page);
  await press(page, 'Copy the address of this calculation');
  return page.getByRole('button', {name: /^Copied/});
});

part('more search results', '/search?q=fee', [360, 1280], async (page) => {
  await press(page, 'Show more results');
  return page.getByRole('main').getByRole('article').nth(10);
});

part('changes of a page', '/changes', [360, 1280], async (page) => {
  const title = page.locator('summary', {hasText: 'Accessibility statement'});
  const edits = page.locator('details').filter({has: title});
  await title.click();
  return edits.locator('del, ins').first();
});
