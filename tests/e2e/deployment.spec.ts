import {expect, type Page, test} from 'playwright/test';

import {open} from './support/open';
import {FEE, type Site, startSite, watchLoads} from './support/releases';

// nginx answers in the same way (paths.spec.ts).

const FEES = '/resources/fee-schedule';
const QUERY = 'withdrawal fee';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const fee = (page: Page, value: string) => page.getByRole('cell', {name: value}).first();
const box = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const result = (page: Page) => page.getByRole('main').getByRole('article').first();

test.describe('a tab with the previous release', {tag: '@full'}, () => {
  let site: Site;
  test.beforeEach(async ({page}) => {
    site = await startSite();
    await page.clock.install();
  });
  test.afterEach(() => site.stop());

  test('shows the new fee on a page that it has visited before', async ({page}) => {
    await open(page, site.origin + FEES);
    await expect(fee(page, FEE.before)).toBeVisible();
    await footerLink(page, 'Contact').click();
    await expect(heading(page)).toContainText('Contact');
    const loads = watchLoads(page);
    await site.publish();
    await page.clock.fastForward('02:00');
    await footerLink(page, 'Fee schedule').click();
    await expect(fee(page, FEE.after)).toBeVisible();
    await expect(fee(page, FEE.before)).toHaveCount(0);
    expect(loads).toEqual([FEES]);
  });

  test('loads a page whose scripts are gone in full, and can go back', async ({page}) => {
    await open(page, `${site.origin}/contact`);
    const loads = watchLoads(page);
    await site.publish();
    await footerLink(page, 'Fee schedule').click();
    await expect(fee(page, FEE.after)).toBeVisible();
    expect(loads).toEqual([FEES]);
    await page.goBack();
    await expect(heading(page)).toHaveText('Contact');
  });

  test('can search from the top bar, although its scripts and index are gone', async ({page}) => {
    await open(page, `${site.origin}/contact`);
    const loads = watchLoads(page);
    await site.publish();
    await box(page).click();
    await page.keyboard.type(QUERY);
    await expect(page.getByText('The search could not be loaded.').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText(/fee/i);
    await expect(page).toHaveURL(/\/search\?q=withdrawal(\+|%20)fee$/);
    expect(loads).toEqual(['/search']);
  });
});

test.describe('when the server is down', {tag: '@full'}, () => {
  let site: Site;
  test.beforeEach(async ({page}) => {
    site = await startSite();
    await open(page, `${site.origin}/contact`);
    await page.getByLabel('Subject').fill('A deposit');
  });
  test.afterEach(() => site.stop());

  test('going back restores the page and its draft', async ({page}) => {
    await site.fail();
    await footerLink(page, 'FAQ').click();
    await expect(heading(page)).toHaveText('Service unavailable');
    await page.goBack();
    await expect(heading(page)).toHaveText('Contact');
    await expect(page.getByLabel('Subject')).toHaveValue('A deposit');
  });

  test('a failed search leaves the page and its draft as they are', async ({page}) => {
    await site.fail();
    await box(page).fill(QUERY);
    await expect(page.getByText('The search could not be loaded.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page)).toHaveText('Contact');
    await expect(page.getByLabel('Subject')).toHaveValue('A deposit');
  });
});
