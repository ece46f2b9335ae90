import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, type Locator, type Page, test} from 'playwright/test';

import {hasNginx, startNginx, type Started} from '../../scripts/serve/nginx';

import {watchFaults} from './support/faults';
import {open} from './support/open';

/**
 * Every part that opens or answers: after a press it is inside the window and on top, and the console
 * stays silent, under the policy of the production headers.
 */
interface Part {
  name: string;
  route: string;
  act: (page: Page) => Promise<Locator>;
  /** Widths it exists at; both by default. */
  widths?: readonly number[];
}

const ARTICLE = '/knowledge-base/payments/deposit-funds';
const WIDTHS = [360, 1280];

const PARTS: readonly Part[] = [
  {
    name: 'toast',
    route: ARTICLE,
    act: async (page) => {
      await page.getByRole('button', {name: 'Share Article'}).click();
      return page.getByRole('listitem').filter({hasText: 'Link copied'});
    },
  },
  {
    name: 'copied page',
    route: ARTICLE,
    act: async (page) => {
      await page.getByRole('button', {name: 'Copy page'}).click();
      return page.getByRole('button', {name: 'Page copied'});
    },
  },
  {
    name: 'menu',
    route: ARTICLE,
    widths: [360],
    act: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      return page.getByRole('button', {name: 'Close navigation bar'});
    },
  },
  {
    name: 'contents on a phone',
    route: ARTICLE,
    widths: [360],
    act: async (page) => {
      await page.getByRole('button', {name: 'On this page'}).click();
      return page.locator('.theme-doc-toc-mobile a').first();
    },
  },
  {
    name: 'search',
    route: ARTICLE,
    act: async (page) => {
      await page.getByRole('combobox', {name: 'Search'}).click();
      await page.keyboard.type('withdrawal fee');
      return page.getByRole('option').first();
    },
  },
  {
    name: 'definition of a term',
    route: ARTICLE,
    act: async (page) => {
      const term = page.locator('.markdown a[href*="/glossary#"]').first();
      await term.scrollIntoViewIfNeeded();
      await term.hover();
      return page.getByRole('tooltip');
    },
    widths: [1280],
  },
  {
    name: 'answer to feedback',
    route: ARTICLE,
    act: async (page) => {
      const answer = page.getByRole('button', {name: 'Yes', exact: true});
      await answer.click();
      return page.getByText('Thank you', {exact: false}).first();
    },
  },
  {
    name: 'newsletter',
    route: '/updates',
    act: async (page) => {
      await page.getByRole('button', {name: 'Subscribe'}).click();
      return page.getByRole('alert').first();
    },
  },
  {
    name: 'contact form',
    route: '/contact',
    act: async (page) => {
      await page.getByRole('button', {name: /^Send/}).click();
      return page.getByRole('alert').first();
    },
  },
  {
    name: 'tabs',
    route: '/how-it-works',
    act: async (page) => {
      await page.getByRole('tab', {name: 'Trading Options'}).click();
      return page.getByRole('tabpanel', {name: 'Trading Options'}).getByRole('heading').first();
    },
  },
  {
    name: 'cost calculator',
    route: '/tools/cost',
    act: async (page) => {
      await page.getByRole('textbox', {name: 'Amount'}).fill('abc');
      return page.getByText('This is not an amount.').first();
    },
  },
  {
    name: 'country check',
    route: '/resources/supported-countries',
    act: async (page) => {
      await page.locator('section[aria-labelledby="country-check"] input').first().fill('Poland');
      return page.getByText('Poland').first();
    },
  },
  {
    name: 'colour scheme',
    route: '/',
    widths: [1280],
    act: async (page) => {
      const button = page.getByRole('button', {name: /dark and light mode/});
      await button.click();
      return button;
    },
  },
];

/** Whether its middle is what is seen at this place of the window. */
async function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

function drive(origin: () => string): void {
  for (const {name, route, act, widths = WIDTHS} of PARTS) {
    for (const width of widths) {
      test(`${name} at ${width} px`, async ({page, context}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize({width, height: 800});
        const faults = watchFaults(page, origin());
        await open(page, origin() + route);
        const part = await act(page);
        await expect(part).toBeVisible();
        await part.scrollIntoViewIfNeeded();
        await expect.poll(() => isOnTop(part)).toBe(true);
        expect(faults).toEqual([]);
      });
    }
  }
}

test.describe('on the project’s server', () => {
  drive(() => 'http://localhost:4173');
});

test.describe('on nginx', () => {
  test.skip(!hasNginx, 'nginx is missing');
  let server: Started;
  test.beforeAll(async () => {
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    server = await startNginx(path.resolve(__dirname, '../../build'), work);
  });
  test.afterAll(() => server.stop());
  drive(() => `http://127.0.0.1:${server.port}`);
});
