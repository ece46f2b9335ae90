import {expect, type Page, test} from 'playwright/test';

import {watchFaults} from './support/faults';
import {hydrate, open} from './support/open';

/** The scripts that a page has started. */
const scripts = (page: Page) => page.locator('script[src*="/assets/js/"]');

/** Delays the main script until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/main\./, async (route) => {
    // A prefetched script does not run.
    if (route.request().headers()['sec-purpose'] !== 'prefetch') await released;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('a page without interaction prefetches all its scripts and runs none of them', async ({
  page,
}) => {
  // Headless Chromium reports a pointer at rest in the corner of its first page: not an interaction.
  await page.goto('/knowledge-base/account-setup');
  await expect(page.locator('link[rel="prefetch"][href*="/assets/js/main."]')).toBeAttached();
  await expect(scripts(page)).toHaveCount(0);
  await expect(hydrated(page)).toHaveCount(0);
  const prefetched = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

  expect(prefetched.length).toBeGreaterThan(5);

  await hydrate(page);
  const started = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => name),
  );
  const notPrefetched = started.filter(
    (url) => url.includes('/assets/js/') && !prefetched.includes(url),
  );
  // Docusaurus keeps the sidebars of a version in a separate file, whose name it does not expose.
  expect(notPrefetched.length).toBeLessThanOrEqual(1);
});

test('nothing is prefetched for visitors who save data', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await page.goto('/knowledge-base/account-setup', {waitUntil: 'networkidle'});
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await hydrate(page);
});

test('what a visitor does before the scripts load takes effect once they have loaded', async ({
  page,
}) => {
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

test('a click on a button that still waits for its script is not lost', async ({page}) => {
  const release = await hold(page);
  await page.goto('/knowledge-base/account-setup');
  const scheme = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  await expect(scheme).toBeDisabled();
  // Like a real visitor, who does not wait until the button is enabled.
  await scheme.click({force: true});
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
});

test('a form submitted before hydration keeps its text and is validated', async ({page}) => {
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

  test('taps on the menu and on a link before hydration are not lost', async ({page}) => {
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

test('the search reports that it could not be loaded if the browser blocks workers', async ({
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

test('a link to a tab opens that tab, and a link to a search shows its results', async ({page}) => {
  await page.goto('/contact#technical');
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Technical');
  await page.goto('/search?q=sepa');
  await expect(page.getByRole('main').getByRole('link', {name: /SEPA/}).first()).toBeVisible();
});

test('following links and going back causes no full page load and no errors', async ({
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
