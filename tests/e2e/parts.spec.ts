import {expect, type Locator, type Page, test} from 'playwright/test';

import {watchFaults} from './support/faults';
import {expectOnTop} from './support/on-top';
import {open, stopTimers} from './support/open';
import {fullUnless} from './support/tags';

/** A part of a page that opens or responds, unless the test of its feature already uses it. */
interface Part {
  name: string;
  route: string;
  /** Window widths at which the part exists; by default, both. Only the first is in the core. */
  widths?: readonly number[];
  /** Uses the part and returns what it shows. */
  use: (page: Page) => Promise<Locator>;
}

const ARTICLE = '/knowledge-base/payments/deposit-funds';
const PHONE = [360];
const DESKTOP = [1280];

/** Clicks a button and returns what appears. */
const press =
  (name: string | RegExp, shown: (page: Page) => Locator): Part['use'] =>
  async (page) => {
    await page.getByRole('button', {name}).first().click();
    return shown(page);
  };

const PARTS: readonly Part[] = [
  {
    name: 'table of contents on a phone',
    route: ARTICLE,
    widths: PHONE,
    use: press('On this page', (page) => page.locator('.theme-doc-toc-mobile a').first()),
  },
  {
    name: 'sidebar category',
    route: ARTICLE,
    widths: DESKTOP,
    use: press(/^Expand sidebar category 'Trading/, (page) =>
      page.locator('.menu a[href="/knowledge-base/trading/order-types"]'),
    ),
  },
  {
    name: 'back-to-top button',
    route: ARTICLE,
    use: async (page) => {
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.mouse.wheel(0, -300);
      return page.getByRole('button', {name: 'Scroll back to top'});
    },
  },
  {
    name: 'shown password',
    route: '/signup',
    use: async (page) => {
      await page.getByLabel('Password', {exact: false}).first().fill('Correct-horse-9');
      await page.getByLabel('Show characters').check();
      return page.getByRole('textbox', {name: 'Password'});
    },
  },
  {
    name: 'copied link to a calculation',
    route: '/tools/cost',
    use: async (page) => {
      await stopTimers(page);
      await page.getByRole('button', {name: 'Copy the address of this calculation'}).click();
      return page.getByRole('button', {name: /^Copied/});
    },
  },
  {
    name: 'more search results',
    route: '/search?q=fee',
    use: press('Show more results', (page) => page.getByRole('main').getByRole('article').nth(10)),
  },
  {
    name: 'changes of a page',
    route: '/changes',
    use: async (page) => {
      await page.getByText('Help centre', {exact: true}).click();
      const edits = page.locator('details details').filter({hasText: 'How to deposit funds'});
      await edits.locator('summary').click();
      return edits.locator('del, ins').first();
    },
  },
];

const IN_CORE = ['table of contents on a phone', 'copied link to a calculation'];

for (const {name, route, use, widths = [...PHONE, ...DESKTOP]} of PARTS) {
  for (const [turn, width] of widths.entries()) {
    test(`${name} at ${width} px is on top${fullUnless(turn === 0 && IN_CORE.includes(name))}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({width, height: 800});
      const faults = watchFaults(page, baseURL ?? '');
      await open(page, route);
      await expectOnTop(await use(page));
      expect(faults).toEqual([]);
    });
  }
}
