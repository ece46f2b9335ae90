import {expect, type Page, test} from 'playwright/test';

import {watchFaults} from './support/faults';
import {open, wake} from './support/open';

/** The scripts of a page that have run. */
const scripts = (page: Page) => page.locator('script[src*="/assets/js/"]');

/** Holds the main script back until the test lets it go. */
async function hold(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/main\./, async (route) => {
    // What is only fetched ahead runs nothing.
    if (route.request().headers()['sec-purpose'] !== 'prefetch') await released;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('a page that nobody uses runs none of its scripts and prefetches them, its own parts included', async ({
  page,
}) => {
  // Headless Chromium reports a pointer that rests at the corner of its first page: that is no use.
  await page.goto('/knowledge-base/account-setup');
  await expect(page.locator('link[rel="prefetch"][href*="/assets/js/main."]')).toBeAttached();
  await expect(scripts(page)).toHaveCount(0);
  await expect(hydrated(page)).toHaveCount(0);
  const prefetched = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

  expect(prefetched.length).toBeGreaterThan(5);

  await wake(page);
  const started = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => name),
  );
  const late = started.filter((url) => url.includes('/assets/js/') && !prefetched.includes(url));
  // Docusaurus keeps the sidebars of a version in a file of its own, whose name is not public.
  expect(late.length).toBeLessThanOrEqual(1);
});

test('a visitor who saves data gets no script ahead of time', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await page.goto('/knowledge-base/account-setup', {waitUntil: 'networkidle'});
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await wake(page);
});

test('what a visitor did before the scripts came is done when they have come', async ({page}) => {
  const release = await hold(page);
  await page.goto('/contact');
  await page.getByRole('tab', {name: 'Business'}).click();
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.click();
  await page.keyboard.type('cash out');
  const before = await box.boundingBox();
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('cash out');
  expect(await box.boundingBox()).toEqual(before);
  await expect(page.getByRole('tab', {name: 'Business'})).toHaveAttribute('aria-selected', 'true');
});

test('a press of a button that waits for its script is not lost', async ({page}) => {
  const release = await hold(page);
  await page.goto('/knowledge-base/account-setup');
  const scheme = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  await expect(scheme).toBeDisabled();
  // As a hand does it, which does not wait until a button can be pressed.
  await scheme.click({force: true});
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
});

test('a form sent too early loses nothing and is checked', async ({page}) => {
  const release = await hold(page);
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('A deposit');
  await page.getByRole('button', {name: 'Send message'}).first().click();
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A deposit');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('a tap on the menu and on a link is not lost', async ({page}) => {
    const release = await hold(page);
    await page.goto('/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();

    await hold(page);
    await page.goto('/');
    await page.getByRole('main').locator('a[href="/knowledge-base"]').first().tap();
    await expect(page).toHaveURL('/knowledge-base');
  });
});

test('where a browser refuses workers the search says that it cannot be loaded', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await page.addInitScript(() => {
    window.Worker = new Proxy(window.Worker, {
      construct: () => {
        throw new Error('refused');
      },
    });
  });
  const release = await hold(page);
  await page.goto('/knowledge-base/account-setup');
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.keyboard.type('cash out');
  release();
  await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
  expect(faults).toEqual([]);
});

test('a page that was opened at a tab shows it, and a shared search its results', async ({
  page,
}) => {
  await page.goto('/contact#technical');
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Technical');
  await page.goto('/search?q=sepa');
  await expect(page.getByRole('main').getByRole('link', {name: /SEPA/}).first()).toBeVisible();
});

test('reading on fetches the next page alone, back and forth, without a fault', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, '/knowledge-base');
  await page.getByRole('main').getByRole('link', {name: 'How to deposit funds'}).first().click();
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('How to deposit funds');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(title).toHaveText('Frequently asked questions');
  await page.goBack();
  await expect(title).toHaveText('How to deposit funds');
  expect(documents).toBe(1);
  expect(faults).toEqual([]);
});
