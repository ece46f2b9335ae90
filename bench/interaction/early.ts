import type {Browser, Page} from 'playwright';

import {menuButton, press, schemeButton} from './interactions';

/** A click on a page whose script has not come yet, and what became of it. */
export interface EarlyClick {
  name: string;
  lost: boolean;
}

interface Early {
  name: string;
  width: number;
  click: (page: Page) => Promise<void>;
  /** Waits for what the click asked for. */
  done: (page: Page) => Promise<void>;
}

const ARTICLE = '/knowledge-base/payments/deposit-funds';
/** Milliseconds from a click to the arrival of the script, and in which the click must be answered then. */
const HELD = 1000;
const PATIENCE = 5000;

const clicks: readonly Early[] = [
  {
    name: 'a link',
    width: 1280,
    click: (page) => page.getByRole('link', {name: 'Contact', exact: true}).first().click(),
    done: (page) => page.waitForURL('**/contact', {timeout: PATIENCE}),
  },
  {
    name: 'the colour scheme',
    width: 1280,
    click: (page) => press(page, schemeButton(page)),
    done: (page) =>
      page
        .locator('html:not([data-theme-choice="system"])')
        .waitFor({state: 'attached', timeout: PATIENCE}),
  },
  {
    name: 'the menu on a phone',
    width: 390,
    click: (page) => press(page, menuButton(page)),
    done: (page) =>
      page.locator('.navbar-sidebar').getByRole('link').first().waitFor({timeout: PATIENCE}),
  },
];

/** Clicks before any script of the build has come, lets it come, and looks. */
export async function clickEarly(browser: Browser, origin: string): Promise<EarlyClick[]> {
  const all: EarlyClick[] = [];
  for (const {name, width, click, done} of clicks) {
    const context = await browser.newContext({viewport: {width, height: 800}});
    try {
      const page = await context.newPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(origin + ARTICLE, {waitUntil: 'commit'});
      await page.locator('footer').first().waitFor({state: 'attached'});
      await click(page);
      await page.waitForTimeout(HELD);
      release();
      const answered = await done(page).then(
        () => true,
        () => false,
      );
      all.push({name, lost: !answered});
    } finally {
      await context.close();
    }
  }
  return all;
}
