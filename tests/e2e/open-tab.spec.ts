import {expect, type Page, test} from 'playwright/test';

import {watchFaults} from './support/faults';
import {open} from './support/open';
import {quiet} from './support/quiet';
import {watchLoads} from './support/releases';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});
const heading = (page: Page) => page.getByRole('heading', {level: 1});

test('links and Back cause no full load, no errors and no policy violations', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  const loads = watchLoads(page);
  await open(page, '/knowledge-base');
  await page.getByRole('main').getByRole('link', {name: 'How to deposit funds'}).first().click();
  await expect(heading(page)).toHaveText('How to deposit funds');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await page.goBack();
  await expect(heading(page)).toHaveText('How to deposit funds');
  expect(loads).toEqual(['/knowledge-base']);
  // A link that the browser follows itself, because its page is large.
  await footerLink(page, 'API reference').click();
  await expect(page).toHaveURL('/api');
  await quiet(page);
  expect(faults).toEqual([]);
  // The check detects violations: a script without a hash is blocked and reported.
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('script'), {textContent: 'window.broken = true'}),
    );
  });
  await expect.poll(() => faults).toEqual([expect.stringMatching(/content security policy/i)]);
});

test('going back works right after a reload, before the scripts have started', async ({page}) => {
  await open(page, '/contact');
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('Contact');
});

test('a tab does not reload repeatedly when scripts never load @full', async ({page}) => {
  await page.clock.install();
  await open(page, '/resources/fee-schedule');
  const loads = watchLoads(page);
  await page.route('**/assets/js/**', (route) => route.fulfill({status: 404}));
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toContainText('Contact');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
  await page.clock.runFor(3000);
  expect(loads).toEqual(['/contact']);
});
