import {expect, type Locator, type Page, test} from 'playwright/test';

import {hasNginx} from '../../scripts/serve/nginx';
import {watchFaults} from './support/faults';
import {open} from './support/open';
import {onBothServers, type ServerName} from './support/servers';

/**
 * A part of a page that opens or responds. After use, it must be inside the window and on top,
 * without console errors, under the Content Security Policy of the production headers.
 */
interface Part {
  name: string;
  route: string;
  act: (page: Page) => Promise<Locator>;
  /** Window widths at which the part exists; by default, all of `WIDTHS`. */
  widths?: readonly number[];
}

const ARTICLE = '/knowledge-base/payments/deposit-funds';
const WIDTHS = [360, 1280];

const PARTS: readonly Part[] = [
  {
    name: 'share button',
    route: ARTICLE,
    act: async (page) => {
      await page.getByRole('button', {name: 'Share Article'}).click();
      return page.getByRole('button', {name: 'Link copied'});
    },
  },
  {
    name: 'page copied as Markdown',
    route: ARTICLE,
    act: async (page) => {
      await page.getByText('Copy', {exact: true}).click();
      await page.getByRole('button', {name: 'Copy page'}).click();
      return page.getByRole('button', {name: 'Page copied'});
    },
  },
  {
    name: 'menu on a phone',
    route: ARTICLE,
    widths: [360],
    act: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      return page.getByRole('button', {name: 'Close navigation bar'});
    },
  },
  {
    name: 'table of contents on a phone',
    route: ARTICLE,
    widths: [360],
    act: async (page) => {
      await page.getByRole('button', {name: 'On this page'}).click();
      return page.locator('.theme-doc-toc-mobile a').first();
    },
  },
  {
    name: 'search suggestions',
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
    name: 'thanks for feedback',
    route: ARTICLE,
    act: async (page) => {
      const answer = page.getByRole('button', {name: 'Yes', exact: true});
      await answer.click();
      return page.getByText('Thank you', {exact: false}).first();
    },
  },
  {
    name: 'empty newsletter form',
    route: '/updates',
    act: async (page) => {
      await page.getByRole('button', {name: 'Subscribe'}).click();
      return page.getByRole('alert').first();
    },
  },
  {
    name: 'empty contact form',
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
    name: 'error in the cost calculator',
    route: '/tools/cost',
    act: async (page) => {
      await page.getByRole('textbox', {name: 'Amount'}).fill('abc');
      return page.getByText('This is not an amount.').first();
    },
  },
  {
    name: 'payment finder',
    route: '/tools/payment',
    act: async (page) => {
      await page.getByLabel('What is missing?').selectOption('A deposit');
      await page.getByLabel('Method').selectOption('SEPA');
      await page.getByLabel('What does the screen say?').selectOption('The money came back');
      return page.getByRole('heading', {name: 'Correct the cause before you pay again'});
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
    name: 'colour scheme switch',
    route: '/',
    widths: [1280],
    act: async (page) => {
      const button = page.getByRole('button', {name: /dark and light mode/});
      await button.click();
      return button;
    },
  },
  {
    name: 'comment on an article',
    route: ARTICLE,
    act: async (page) => {
      await page.getByRole('button', {name: 'No', exact: true}).click();
      await page.getByLabel('What was missing or unclear?').fill('The fee of my bank.');
      await page.getByRole('button', {name: 'Send', exact: true}).click();
      return page.getByText('Your mail program has the message:');
    },
  },
  {
    name: 'toast',
    route: '/updates',
    act: async (page) => {
      await page.getByLabel('Your e-mail address').fill('zofia@example.com');
      await page.getByRole('button', {name: 'Subscribe'}).click();
      return page.getByRole('listitem').filter({hasText: 'Your mail program has the message'});
    },
  },
  ...['/login', '/signup'].flatMap((route): Part[] => [
    {
      name: `empty form on ${route}`,
      route,
      act: async (page) => {
        await page.getByRole('main').locator('button[type="submit"]').click();
        return page.getByRole('alert').first();
      },
    },
    {
      name: `shown password on ${route}`,
      route,
      act: async (page) => {
        await page.getByLabel('Password', {exact: false}).first().fill('Correct-horse-9');
        await page.getByRole('button', {name: 'Show the password'}).click();
        return page.getByRole('button', {name: 'Show the password', pressed: true});
      },
    },
  ]),
  {
    name: 'copied code',
    route: '/knowledge-base/api-docs/authentication',
    act: async (page) => {
      await page.locator('main pre').first().hover();
      await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
      return page.getByRole('button', {name: 'Copied'}).first();
    },
  },
  {
    name: 'tabs of an article',
    route: '/knowledge-base/api-docs/authentication',
    act: async (page) => {
      await page.getByRole('tab', {name: 'Python'}).first().click();
      return page.getByRole('tab', {name: 'Python', selected: true}).first();
    },
  },
  {
    name: 'description of a drawing',
    route: '/knowledge-base/api-docs/authentication',
    act: async (page) => {
      const drawing = page.locator('details').filter({hasText: 'Described in words'}).first();
      await drawing.locator('summary').click();
      return drawing.locator('p, li').first();
    },
  },
  {
    name: 'signature workbench',
    route: '/knowledge-base/api-docs/authentication',
    act: (page) => useTool(page, 'Signature workbench', 'Load a test vector'),
  },
  {
    name: 'webhook verifier',
    route: '/knowledge-base/api-docs/webhooks',
    act: (page) => useTool(page, 'Webhook verifier', 'Load a test vector'),
  },
  {
    name: 'deposit limits',
    route: ARTICLE,
    act: (page) => useTool(page, 'What does your deposit need?', 'Over what period'),
  },
  {
    name: 'tax calculator',
    route: '/resources/tax-guide',
    act: (page) => useTool(page, 'The two cases with your own numbers', 'Case'),
  },
  {
    name: 'chart as a table',
    route: '/tools/cost',
    act: async (page) => {
      await page.getByText('The chart as a table').click();
      return page.getByRole('region', {name: 'What does it cost you?'}).getByRole('cell').first();
    },
  },
  {
    name: 'copied link to a calculation',
    route: '/tools/cost',
    act: async (page) => {
      await page.getByRole('button', {name: 'Copy the address of this calculation'}).click();
      return page.getByRole('button', {name: /^Copied/});
    },
  },
  {
    name: 'filtered list of countries',
    route: '/resources/supported-countries',
    act: async (page) => {
      await page.getByText('countries on our lists').click();
      await page.getByLabel('Show').selectOption('Limited support');
      await page.getByRole('button', {name: 'Country', exact: true}).click();
      return page.getByRole('rowheader').first();
    },
  },
  {
    name: 'more search results',
    route: '/search?q=fee',
    act: async (page) => {
      await page.getByRole('button', {name: 'Show more results'}).click();
      return page.getByRole('main').getByRole('article').nth(10);
    },
  },
  {
    name: 'search without results',
    route: ARTICLE,
    act: async (page) => {
      await page.getByRole('combobox', {name: 'Search'}).fill('xqzvwk');
      return page.getByText('Nothing found for');
    },
  },
  {
    name: 'glossary filter',
    route: '/knowledge-base/glossary',
    act: async (page) => {
      await page.getByLabel('Find a term').fill('2fa');
      return page.getByRole('main').getByRole('term').first();
    },
  },
  {
    name: 'changes of a page',
    route: '/changes',
    act: async (page) => {
      const edits = page.locator('main details').filter({hasText: 'How to deposit funds'}).first();
      await edits.locator('summary').click();
      return edits.locator('del, ins').first();
    },
  },
  {
    name: 'contents of the API reference on a phone',
    route: '/api',
    widths: [360],
    act: async (page) => {
      await page.getByText('Contents', {exact: true}).click();
      return page.getByRole('navigation', {name: 'Calls and events'}).getByRole('link').first();
    },
  },
  {
    name: 'filtered contents of the API reference',
    route: '/api',
    widths: [1280],
    act: async (page) => {
      const navigation = page.getByRole('navigation', {name: 'Calls and events'});
      await navigation.getByRole('searchbox').fill('cancel');
      return navigation.getByRole('link').first();
    },
  },
  {
    name: 'copied program of an API call',
    route: '/api',
    act: async (page) => {
      const call = page.getByRole('article', {name: 'Cancel an order'});
      await call.getByRole('tab', {name: 'Python'}).click();
      await call.getByRole('button', {name: 'Copy Cancel an order: Python'}).click();
      return call.getByRole('button', {name: /^Copied/});
    },
  },
  {
    name: 'fields of an API response',
    route: '/api',
    act: async (page) => {
      const answer = page.getByRole('article', {name: 'List balances'}).locator('details').first();
      await answer.locator('summary').first().click();
      return answer.locator('td, th, dt, dd, p').filter({visible: true}).first();
    },
  },
  {
    name: 'sidebar category',
    route: ARTICLE,
    widths: [1280],
    act: async (page) => {
      await page.getByRole('button', {name: /^Expand sidebar category 'Trading/}).click();
      return page.locator('.menu a[href="/knowledge-base/trading/order-types"]');
    },
  },
  {
    name: 'back-to-top button',
    route: ARTICLE,
    act: async (page) => {
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.mouse.wheel(0, -300);
      return page.getByRole('button', {name: 'Scroll back to top'});
    },
  },
  {
    name: 'skip link',
    route: ARTICLE,
    act: async (page) => {
      await page.keyboard.press('Tab');
      return page.getByRole('link', {name: 'Skip to main content'});
    },
  },
];

/** Scrolls to a tool, which makes it load, and chooses an option in it. */
async function useTool(page: Page, name: string, field: string): Promise<Locator> {
  const tool = page.getByRole('region', {name});
  await tool.scrollIntoViewIfNeeded();
  await tool.getByLabel(field).selectOption({index: 1});
  return tool.getByLabel(field);
}

/** Whether a part is inside the window and not covered at its centre. */
async function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** Width and server are independent: each of two widths is tested on one server, a single width on both. */
function widthsOn(server: ServerName, widths: readonly number[]): readonly number[] {
  if (widths.length === 1 || !hasNginx) return widths;
  return server === 'nginx' ? widths.slice(0, 1) : widths.slice(1);
}

onBothServers((server) => {
  for (const {name, route, act, widths = WIDTHS} of PARTS) {
    for (const width of widthsOn(server, widths)) {
      test(`${name} at ${width} px: in view, on top, without errors`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize({width, height: 800});
        const faults = watchFaults(page, baseURL ?? '');
        await open(page, route);
        const part = await act(page);
        await expect(part).toBeVisible();
        // The part may be re-rendered meanwhile, such as a result while more arrive.
        await expect(async () => {
          await part.scrollIntoViewIfNeeded();
          expect(await isOnTop(part)).toBe(true);
        }).toPass();
        expect(faults).toEqual([]);
      });
    }
  }
});
