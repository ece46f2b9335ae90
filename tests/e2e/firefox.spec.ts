import {expect, test} from 'playwright/test';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';

import {findFirefox} from '../../scripts/browser';

// The core of the browser tests in the Firefox that is installed, which Playwright cannot drive.

const ROUTES = [
  ...['/', '/api', '/changes', '/contact', '/design', '/faq', '/knowledge-base', '/login'],
  ...['/knowledge-base/api-docs/authentication', '/resources/fee-schedule', '/updates', '/nowhere'],
];

const executablePath = findFirefox();

test.describe('Firefox', {tag: '@full'}, () => {
  test.skip(!executablePath, 'Firefox is not installed');

  let browser: Browser;
  let page: Page;
  let faults: string[];

  test.beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      ...(executablePath && {executablePath}),
    });
  });
  test.afterAll(() => browser.close());

  test.beforeEach(async () => {
    page = await browser.newPage();
    faults = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    // The console of a page does not show what the policy blocks.
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective}) =>
        console.error(`${effectiveDirective} blocks ${blockedURI}`),
      );
    });
  });
  test.afterEach(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });

  /** Opens a page, waits until its scripts would be prefetched, and starts them. */
  async function open(route: string, baseURL = ''): Promise<void> {
    const answer = await page.goto(baseURL + route, {waitUntil: 'load'});
    expect(answer?.status()).toBe(route === '/nowhere' ? 404 : 200);
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').some(({name}) => /\/main\.\w+\.js/.test(name)),
      {polling: 200},
    );
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    await page.waitForSelector('html[data-has-hydrated="true"]');
  }

  const read = (selector: string): Promise<string> =>
    page.$$eval(selector, (all) => all.map(({textContent}) => textContent).join(' '));
  const shown = (selector: string) => expect.poll(() => read(selector));

  for (const route of ROUTES) {
    test(`${route} hydrates without an error or a violation of the policy`, async ({baseURL}) => {
      await open(route, baseURL);
      expect(await read('h1')).not.toBe('');
    });
  }

  test('the search answers in the top bar and on its page', async ({baseURL}) => {
    await open('/', baseURL);
    await page.type('[role="combobox"]', 'withdrawal fee');
    await shown('[role="option"]').toMatch(/fee/i);
    await page.keyboard.press('Enter');
    await shown('main article').toMatch(/fee/i);
    expect(page.url()).toContain('/search?q=');
  });

  test('the calculator and the payment finder answer', async ({baseURL}) => {
    await open('/tools/cost?amount=250&coin=BTC', baseURL);
    await shown('main').toMatch(/€250/);
    await open('/tools/payment', baseURL);
    await page.waitForSelector('main select');
    await page.select('main select', 'in');
    await expect.poll(() => page.$$eval('main select', (all) => all.length)).toBe(2);
  });

  test('the glossary filters, and /api finds a call', async ({baseURL}) => {
    await open('/knowledge-base/glossary', baseURL);
    await page.type('main input[type="search"]', 'maker');
    await shown('main [role="status"]').toMatch(/\d+ of \d+ terms/);
    await open('/api', baseURL);
    await page.type('main input[type="search"]', 'cancel');
    await shown('main nav').toMatch(/Cancel an order/i);
  });

  test('Back brings back all results with their place, and what was entered', async ({baseURL}) => {
    const count = (): Promise<number> => page.$$eval('main article', (all) => all.length);
    const place = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await open('/search?q=fee', baseURL);
    await expect.poll(count).toBeGreaterThan(5);
    const before = await count();
    await page.locator('::-p-aria(Show more results)').click();
    await expect.poll(count).toBeGreaterThan(before);
    const all = await count();
    const row = (await page.$$('main article a'))[before + 2];
    await row?.evaluate((link) => link.scrollIntoView({block: 'center'}));
    const left = await place();
    expect(left).toBeGreaterThan(300);
    await row?.click();
    await expect.poll(() => page.url()).not.toContain('/search');
    await page.goBack();
    await expect.poll(count).toBe(all);
    await expect.poll(place).toBe(left);

    await open('/', baseURL);
    await page.locator('main input').fill('777');
    await page.locator('footer a[href="/faq"]').click();
    await shown('h1').toMatch(/Frequently/);
    await page.goBack();
    await expect.poll(() => page.$eval('main input', ({value}) => value)).toBe('777');
  });

  test('a form names what is missing', async ({baseURL}) => {
    await open('/contact', baseURL);
    await page.click('main form button[type="submit"]');
    await shown('main form [role="alert"]').not.toBe('');
  });
});
