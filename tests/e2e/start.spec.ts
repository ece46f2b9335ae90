import {expect, type Locator, type Page, test} from 'playwright/test';

import {axeFaults} from './support/axe';
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

/** What results show of themselves, but for their kind. */
const wordsOf = (results: Locator) =>
  results.evaluateAll((links) =>
    links.map((link) =>
      ['title', 'path', 'excerpt'].map((part) => link.querySelector(`.search-${part}`)?.innerHTML),
    ),
  );

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('a page that nobody touches runs none of its scripts, and has them at hand', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Chromium without windows tells the first page of a pointer that rests at its corner: that is no hand.
  await page.goto('/knowledge-base/account-setup');
  await expect(page.locator('link[rel="prefetch"][href*="/assets/js/main."]')).toBeAttached();
  await expect(scripts(page)).toHaveCount(0);
  await expect(hydrated(page)).toHaveCount(0);

  await wake(page);
  expect(asked.filter((path) => path.startsWith('/assets/js/')).length).toBeGreaterThan(3);
});

test('what a visitor did before the scripts came is done when they have come', async ({page}) => {
  const release = await hold(page);
  await page.goto('/contact');
  await page.getByRole('tab', {name: 'Business'}).click();
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.keyboard.type('cash out');
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('cash out');
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

test('the slash opens the search, were it the first thing that is pressed', async ({page}) => {
  await page.goto('/faq');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  await page.keyboard.type('fees');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the search answers what is typed before the scripts come, and has one worker', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/knowledge-base/account-setup');
  const answered = page.waitForResponse(/\/search-index\/.*\/documents-/);
  await page.getByRole('combobox', {name: 'Search'}).click();
  // All letters at once: each question asks for what it shows.
  await page.keyboard.insertText('cash out');
  await answered;
  const early = page.locator('[data-early] a');
  await expect(early).toHaveCount(7);
  await expect(early.first().locator('mark').first()).toBeVisible();
  const shown = await wordsOf(early);
  expect(await axeFaults(page)).toEqual([]);
  await expect(hydrated(page)).toHaveCount(0);

  // Then nothing more is asked of the server.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/search-index/'))).toEqual([]);
  expect(page.workers()).toHaveLength(1);
  // The box shows the same, and says of each what it is.
  await expect(early).toHaveCount(0);
  expect((await wordsOf(page.getByRole('option'))).slice(0, 7)).toEqual(shown);
});

test('the scripts wait as long as letters come, and the list does not', async ({page}) => {
  await page.goto('/knowledge-base/account-setup');
  // The scripts are at hand.
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  await page.getByRole('combobox', {name: 'Search'}).focus();
  const early = page.locator('[data-early] a');
  for (const letter of 'cash out fee') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(100);
  }
  await expect(early.first()).toBeVisible();
  await expect(hydrated(page)).toHaveCount(0);
  // An arrow does not wait: it moves in the list that the scripts bring.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a list from before the scripts leads on, and goes when the field is left', async ({page}) => {
  await hold(page);
  await page.goto('/knowledge-base/account-setup');
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.click();
  await page.keyboard.insertText('cash out');
  const early = page.locator('[data-early] a');
  await expect(early.first()).toBeVisible();
  // Beside the text.
  await page.mouse.click(2, 700);
  await expect(early.first()).toBeHidden();
  await field.click();
  await early.first().click();
  await expect(page).toHaveURL(/withdraw/);
});

test('what the scripts bring takes the place of the early list, with nothing found as well', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/knowledge-base/account-setup');
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.keyboard.insertText('cash out');
  const early = page.locator('[data-early] a');
  await expect(early.first()).toBeVisible();
  await page.keyboard.insertText(' xqzvwk plmqrs');
  release();
  await expect(hydrated(page)).toBeAttached();
  await page.getByRole('combobox', {name: 'Search'}).fill('xqzvwk');
  await expect(page.getByText('Nothing found for')).toBeVisible();
  await expect(early).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-panel')).toHaveCount(0);
});

test('a search that was begun early and broke is begun again', async ({page}) => {
  const release = await hold(page);
  await page.route(/\/assets\/js\/search-worker\./, (route) => route.abort(), {times: 1});
  await page.goto('/knowledge-base/account-setup');
  const broken = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('search-worker'),
  );
  await page.getByRole('combobox', {name: 'Search'}).click();
  await broken;
  await page.keyboard.type('cash out');
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
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

test('after a release the next page is loaded as a whole', async ({page}) => {
  await open(page, '/knowledge-base');
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"build":"\w+"/, '"build":"another"');
    await route.fulfill({response, body: html});
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  expect(documents).toBeGreaterThan(0);
});
