import {expect, type Page} from 'playwright/test';

import {isOff, isOn} from '../../src/config/features';
import {faultless} from './support/faults';
import {open} from './support/open';

// Browsers format numbers and dates a little differently than Node.js in the build.

/** Lets `Intl` write other spaces and an additional mark, and know no names of countries. */
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
    Reflect.deleteProperty(Intl, 'DisplayNames');
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
  ...['/knowledge-base/api-docs/authentication', '/resources/supported-countries'],
].filter((route) => !isOff(route));

faultless('what the build formatted stays until changed @full', async ({page}) => {
  await differ(page);
  for (const route of ROUTES) {
    await open(page, route);
    await expect.soft(page.locator('main time').filter({hasText: '\u2060'})).toHaveCount(0);
  }
  await open(page, '/');
  const answer = page
    .locator('[data-receipt] div')
    .filter({hasText: /^Costs/})
    .locator('dd')
    .first();
  await expect(answer).not.toContainText('\u2060');
  await page.getByLabel('Amount in euros').fill('5000');
  await expect(answer).toContainText('\u2060');
});

// Eve of a closing day, turn of the year, leap day, change to summer time, more than a year after the build.
for (const [now, timezoneId, locale] of [
  ['2026-12-24T22:59:30Z', 'Europe/Warsaw', 'pl-PL'],
  ['2027-01-01T00:01:00Z', 'America/Los_Angeles', 'en-US'],
  ['2028-02-29T12:00:00Z', 'Pacific/Kiritimati', 'tr-TR'],
  ['2027-03-28T00:59:30Z', 'Europe/London', 'ar-EG'],
  ['2028-01-03T18:00:00Z', 'Asia/Kolkata', 'hi-IN'],
] as const) {
  faultless.describe(`on ${now} in ${timezoneId}, in ${locale}`, () => {
    faultless.use({timezoneId, locale});

    faultless('tools and dates work @full', async ({page}) => {
      await page.clock.setFixedTime(new Date(now));
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      for (const route of [...ROUTES, '/api']) {
        await open(page, route);
        const words = page.locator('main :is(time, p, li, td, dd)');
        await expect
          .soft(words.filter({hasText: /Invalid Date|\bNaN\b|\bundefined\b/}))
          .toHaveCount(0);
      }
      if (!isOn('payment')) return;
      await open(page, `/tools/payment?way=in&method=sepa&date=${today}&screen=sent`);
      const form = page.getByRole('region', {name: 'Find your payment'});
      await expect(form.getByRole('heading', {level: 3})).toHaveText(/^Wait until \w+day, /);
      await expect(form.getByLabel('Day on which you paid')).toHaveAttribute('max', today);
    });
  });
}
