import {expect, type Locator, type Page, test} from 'playwright/test';

import {open} from './support/open';

const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('dark mode applies before any script file has loaded', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.route('**/*.js', () => {
    // Never answered, so that the page stays as it is until its scripts load.
  });
  await page.goto('/knowledge-base', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(background);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/knowledge-base');
  expect(await page.evaluate(background)).not.toBe(dark);
});

const button = (page: Page): Locator =>
  page.getByRole('button', {name: /Switch between dark and light mode/});

async function chooseDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/knowledge-base');
  await button(page).click();
  expect(await theme(page)).toBe('dark');
}

const theme = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-theme');

test('a chosen scheme persists across pages and overrides the system setting', async ({page}) => {
  await chooseDark(page);
  // Without interaction, only the inline script runs.
  await page.goto('/faq');
  expect(await theme(page)).toBe('dark');
});

for (const [colorScheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`on a ${colorScheme} system, each press of the button changes the scheme @full`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await open(page, '/faq');
    for (const next of [other, colorScheme, other]) {
      await button(page).click();
      expect(await theme(page)).toBe(next);
    }
  });
}

test('a printed article is black on white, without navigation or forms @full', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/resources/fee-schedule');
  await page.emulateMedia({media: 'print'});
  expect(await page.evaluate(background)).toBe('rgb(255, 255, 255)');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(0, 0, 0)',
  );
  // At once: a sheet shows the first moment of a transition.
  const link = page.getByRole('main').locator('p a').first();
  expect(await link.evaluate((a) => getComputedStyle(a).color)).toBe('rgb(0, 0, 0)');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect((await page.getByRole('table').first().boundingBox())?.x).toBeGreaterThanOrEqual(0);
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.theme-doc-breadcrumbs']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.getByText('Was this article helpful?').first()).toBeHidden();
  await expect(page.getByRole('button', {name: 'Share Article'})).toBeHidden();
});
