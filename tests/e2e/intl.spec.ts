import {expect, type Page, test} from 'playwright/test';

import {configureEndpoints} from './support/endpoints';
import {faultless} from './support/faults';
import {open} from './support/open';

// Browsers format numbers and dates a little differently than Node.js in the build.

/** Lets `Intl` write other spaces and an additional mark. */
async function differ(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Format = (...values: unknown[]) => string;
    const differently =
      (format: Format): Format =>
      (...values) =>
        `${format(...values).replace(/\s/g, '\u2009')}\u2060`;
    const change = (owner: object, name: string): void => {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {
        configurable: true,
        get(this: unknown): Format {
          const format = (own?.get ? own.get.call(this) : own?.value) as Format;
          return differently((...values) => format.apply(this, values));
        },
      });
    };
    const {NumberFormat, DateTimeFormat, ListFormat} = Intl;
    for (const {prototype} of [NumberFormat, DateTimeFormat, ListFormat])
      change(prototype, 'format');
    for (const {prototype} of [NumberFormat, DateTimeFormat]) change(prototype, 'formatRange');
    for (const {prototype} of [Number, Date]) change(prototype, 'toLocaleString');
  });
}

const ROUTES = [
  ...['/', '/changes', '/signup', '/updates', '/legal', '/tools/cost', '/tools/payment'],
  ...['/knowledge-base/payments/withdraw-funds', '/knowledge-base/security/password-tips'],
  ...['/knowledge-base/trading/order-types', '/resources/fee-schedule', '/resources/tax-guide'],
  '/knowledge-base/api-docs/authentication',
];

faultless('what the build formatted stays until changed @full', async ({page}) => {
  await differ(page);
  for (const route of ROUTES) {
    await open(page, route);
    await expect.soft(page.locator('main time').filter({hasText: '\u2060'})).toHaveCount(0);
  }
  await open(page, '/');
  const answer = page.getByRole('main').locator('dd strong').first();
  await expect(answer).not.toContainText('\u2060');
  await page.getByLabel('Amount in euros').fill('5000');
  await expect(answer).toContainText('\u2060');
});

test('toasts are shown after a failed hydration', async ({page}) => {
  await configureEndpoints(page, {newsletter: '/forms/newsletter'});
  await page.route('/forms/newsletter', (served) => served.fulfill({status: 204}));
  await page.route('/updates', async (served) => {
    const response = await served.fetch();
    const body = (await response.text()).replace('Updates by e-mail', 'Updates by post');
    await served.fulfill({response, body});
  });
  let hasRecovered = false;
  page.on('console', (message) => (hasRecovered ||= message.text().includes('RecoverableError')));
  await open(page, '/updates');
  await expect.poll(() => hasRecovered).toBe(true);
  await page.getByLabel('Your e-mail address').fill('sailor@example.com');
  await page.getByRole('button', {name: 'Subscribe'}).click();
  await expect(page.getByText('Your message has been sent').first()).toBeVisible();
});
