import {expect, test} from 'playwright/test';

import {findFirefox, hasWebKit} from '../../scripts/browser';
import {isOff, isOn} from '../../src/config/features';
import {startFirefox} from './support/firefox';
import {open, shown, start, type Visitor} from './support/visitor';
import {startWebKit} from './support/webkit';

// The core of the browser tests in the installed Firefox and WebKitGTK, which Playwright cannot drive.

const ROUTES = [
  ...['/', '/api', '/changes', '/contact', '/faq', '/knowledge-base', '/login'],
  ...['/knowledge-base/api-docs/authentication', '/resources/fee-schedule', '/updates', '/nowhere'],
].filter((route) => !isOff(route));

for (const {name, launch, isInstalled} of [
  {name: 'Firefox', launch: startFirefox, isInstalled: findFirefox() !== undefined},
  {name: 'WebKit', launch: startWebKit, isInstalled: hasWebKit()},
]) {
  test.describe(name, {tag: '@full'}, () => {
    // In one worker, because each starts a browser.
    test.describe.configure({mode: 'default'});
    test.skip(!isInstalled, `${name} is not installed`);

    let visitor: Visitor;

    test.beforeAll(async () => {
      visitor = await launch();
    });
    test.afterAll(() => visitor.close());
    test.afterEach(async () => {
      expect(await visitor.faults()).toEqual([]);
    });

    test('errors in the console and what the policy blocks are noticed', async ({baseURL}) => {
      await open(visitor, `${baseURL}/faq`);
      await visitor.evaluate('console.error("a fault of the test")');
      await visitor.evaluate('void fetch("https://example.com/").catch(() => 0)');
      await expect
        .poll(async () => (await visitor.faults()).join(' '))
        .toMatch(/a fault of the test[^]*example\.com/);
      await open(visitor, `${baseURL}/faq`);
    });

    for (const route of ROUTES) {
      test(`${route} hydrates without an error or a violation of the policy`, async ({baseURL}) => {
        await open(visitor, `${baseURL}${route}`);
        await shown(visitor, 'h1').toMatch(/\w/);
      });
    }

    test('the search answers in the top bar and on its page', async ({baseURL}) => {
      await open(visitor, `${baseURL}/`);
      await visitor.type('[role="combobox"]', 'withdrawal fee');
      await shown(visitor, '[role="option"]').toMatch(/fee/i);
      await visitor.press('Enter');
      await shown(visitor, 'main article').toMatch(/fee/i);
      expect(await visitor.url()).toContain('/search?q=');
    });

    test('the calculator and the payment finder answer', async ({baseURL}) => {
      await open(visitor, `${baseURL}/tools/cost?amount=250&coin=BTC`);
      await shown(visitor, 'main').toMatch(/€250/);
      if (!isOn('payment')) return;
      await open(visitor, `${baseURL}/tools/payment`);
      await visitor.select('main select', 'in');
      await expect
        .poll(() => visitor.evaluate('document.querySelectorAll("main select").length'))
        .toBe(2);
    });

    test('Back restores all results and their place', async ({baseURL}) => {
      const count = () =>
        visitor.evaluate<number>('document.querySelectorAll("main article").length');
      const place = () => visitor.evaluate<number>('Math.round(scrollY)');
      await open(visitor, `${baseURL}/search?q=fee`);
      await expect.poll(count).toBeGreaterThan(5);
      const before = await count();
      await visitor.evaluate(
        '[...document.querySelectorAll("main button")].find(({textContent}) => /^Show \\d+ more$/.test(textContent)).click()',
      );
      await expect.poll(count).toBeGreaterThan(before);
      const all = await count();
      const row = `main article:nth-child(${before + 2}) a`;
      await visitor.evaluate(`document.querySelector("${row}").scrollIntoView({block: "center"})`);
      const left = await place();
      expect(left).toBeGreaterThan(300);
      await visitor.click(row);
      await expect.poll(() => visitor.url()).not.toContain('/search');
      await visitor.back();
      await expect.poll(count).toBe(all);
      await expect.poll(place).toBe(left);
    });

    test('a section of a page with tools opens below the bar and stays', async ({baseURL}) => {
      const top = () =>
        visitor.evaluate<number>(
          'document.getElementById("a-worked-example").getBoundingClientRect().top',
        );
      await visitor.goto(`${baseURL}/resources/fee-schedule#a-worked-example`);
      await expect.poll(top).toBeLessThan(200);
      const landing = await top();
      expect(landing).toBeGreaterThan(64);
      await start(visitor);
      await expect.poll(async () => Math.abs((await top()) - landing)).toBeLessThanOrEqual(10);
    });

    test('a form names what is missing', async ({baseURL}) => {
      await open(visitor, `${baseURL}/contact`);
      await visitor.click('main form button[type="submit"]');
      await shown(visitor, 'main form [role="alert"]').not.toBe('');
    });
  });
}
