import {expect, type Page, test} from 'playwright/test';

import {fillContact, sendButton} from './support/contact';
import {configureEndpoints} from './support/endpoints';
import {watchFaults} from './support/faults';
import {movePointer, open} from './support/open';

const ARTICLE = '/knowledge-base/payments/sepa-swift';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens a page and moves the pointer, which makes the page request its scripts. */
async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await movePointer(page);
}

/** Visits a page of each kind and expects its version for visitors without JavaScript. */
async function expectUsableWithoutScript(page: Page): Promise<void> {
  await visit(page, '/contact');
  for (const label of ['Subject', 'What happened?', 'Company name']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  await visit(page, '/login');
  await expect(page.locator('input[type="password"]')).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', {name: /^Open the application/}),
  ).toHaveAttribute('href', /sign-in$/);
  await visit(page, '/search?q=sepa');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Payments/})
      .first(),
  ).toBeVisible();
  await visit(page, '/knowledge-base/api-docs/authentication');
  for (const code of ['openssl', 'createHmac', 'hmac.new']) {
    await expect(page.locator('pre', {hasText: code}).first()).toBeVisible();
  }
  await visit(page, '/api');
  await expect(page.getByRole('heading', {name: 'Place an order'})).toBeVisible();
  // From page to page by links.
  await visit(page, '/');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Knowledge Base'})
    .click();
  await page.getByRole('main').getByRole('link', {name: 'Payments and transfers'}).first().click();
  await expect(page).toHaveURL('/knowledge-base/payments');
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  await expect(title(page)).toContainText('SEPA');
  await expect(page.getByRole('table').first()).toBeVisible();
  await movePointer(page);
  await expect(page.getByRole('link', {name: 'Tell us by e-mail'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Fee schedule'}).first().click();
  await expect(page).toHaveURL(/^[^#]*\/resources\/fee-schedule/);
  await expect(page.getByRole('cell', {name: '0.25%'}).first()).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('articles, forms and the API reference are complete, and the links between pages work', async ({
    page,
  }) => {
    await expectUsableWithoutScript(page);
  });
});

for (const {name, blocked} of [
  {name: 'the main script', blocked: /\/assets\/js\/main\.\w+\.js/},
  {name: 'all but the first two scripts', blocked: /\/assets\/js\/(?!runtime~main|main)[^/]+\.js/},
]) {
  test(`if ${name} cannot be loaded, pages work as without JavaScript`, async ({page}) => {
    await page.route(blocked, (route) => route.abort());
    await expectUsableWithoutScript(page);
  });
}

test('if scripts become unavailable, the open page and the typed text are kept', async ({page}) => {
  await configureEndpoints(page, {contact: '/forms/contact'});
  await open(page, '/contact');
  await fillContact(page, 'Not here yet');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.route('**/forms/contact', (route) => route.fulfill({status: 503}));

  await sendButton(page).click();
  await expect(page.getByText('The message could not be delivered.').first()).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A deposit');
  await page.getByRole('combobox', {name: 'Search'}).fill('sepa');
  await expect(page.getByText('The search could not be loaded.').first()).toBeVisible();
  await expect(title(page)).toHaveText('Contact');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Subject')).toHaveValue('A deposit');
  // The next page is loaded in full, because its script is unavailable.
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(title(page)).toHaveText('Frequently asked questions');
});

test('everything works without errors in a browser that blocks all storage', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await page.addInitScript(() => {
    const refuse = (owner: object, ...names: string[]): void => {
      for (const name of names) {
        Object.defineProperty(owner, name, {
          configurable: true,
          get() {
            throw new DOMException(`${name} is refused`, 'SecurityError');
          },
        });
      }
    };
    refuse(window, 'localStorage', 'sessionStorage', 'indexedDB', 'caches');
    refuse(Navigator.prototype, 'serviceWorker');
    refuse(Document.prototype, 'cookie');
  });
  await open(page, ARTICLE);
  const before = await page.locator('html').getAttribute('data-theme');
  for (let turn = 0; turn < 3; turn += 1) {
    if ((await page.locator('html').getAttribute('data-theme')) !== before) break;
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await page.getByRole('combobox', {name: 'Search'}).fill('fee schedule');
  await page.getByRole('option').first().click();
  await expect(title(page)).toContainText(/fee/i);
  await open(page, '/contact#technical');
  await page.getByLabel('What happened?').fill('It does not open');
  await page.getByRole('tab', {name: 'General'}).click();
  await page.getByRole('button', {name: 'Send message'}).first().click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await open(page, '/tools/cost');
  await expect(page.getByLabel('Amount in euro')).toBeVisible();
  await open(page, '/api');
  // The theme passes the choice on to the other samples through storage, so only this one changes.
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toHaveCount(1);
  expect(faults).toEqual([]);
});

/** Waits until work deferred to idle time is done, such as showing the ages of dates. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Effects may register their idle callbacks a few frames late.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise<void>((done) => requestIdleCallback(() => done()));
    await new Promise(requestAnimationFrame);
  });
}

for (const [when, time] of [
  ['a year before the first article', '2023-10-15T12:00:00Z'],
  ['over a year after the last article', '2028-02-29T12:00:00Z'],
] as const) {
  test(`no invalid age is shown if the clock is set to ${when}`, async ({page, baseURL}) => {
    const faults = watchFaults(page, baseURL ?? '');
    await page.clock.setFixedTime(new Date(time));
    for (const route of ['/updates', '/storage', '/security', '/changes', '/', ARTICLE]) {
      await open(page, route);
      await idle(page);
      const text = await page.locator('body').innerText();
      expect(text, route).not.toMatch(
        /\bin \d+ (day|week|month|year)s?\b ?(ago|$)|\bin \d+ years?\b|-\d+ (day|week|month|year)|NaN|Invalid|undefined/,
      );
    }
    const date = page.locator('main time').first();
    await expect(date).toHaveText(time < '2024' ? /^\d{1,2} \w+ 20\d\d$/ : /^\d years? ago$/);
    expect(faults).toEqual([]);
  });
}
