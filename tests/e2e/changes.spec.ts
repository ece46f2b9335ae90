import {expect, test} from 'playwright/test';

import {expectOnTop} from './support/on-top';
import {open} from './support/open';

test('the counts of changes lead to them, and words of legal pages are folded', async ({page}) => {
  await page.goto('/changes/since/2024-11');
  for (const count of await page.getByRole('main').locator('li a[href^="#"]').all()) {
    const target = page.locator((await count.getAttribute('href')) ?? '');
    await count.click();
    await expect(target).toBeInViewport();
  }
  await expect(page.locator('#legal ~ details').first()).not.toHaveAttribute('open');
  await page.goto('/changes');
  const title = page.locator('summary', {hasText: 'Accessibility statement'});
  await title.click();
  const edits = page.locator('details').filter({has: title});
  await expectOnTop(edits.locator('del, ins').first());
});

test('an archived page links to what changed on it since', async ({page}) => {
  await open(page, '/2024-11/resources/fee-schedule');
  await page.getByRole('link', {name: 'see what changed since'}).click();
  await expect(page).toHaveURL('/changes/since/2024-11?page=%2Fresources%2Ffee-schedule');
  const filter = page.getByRole('status').filter({hasText: 'the page Fee schedule'});
  await expect(filter).toBeVisible();
});
