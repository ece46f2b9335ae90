import {expect, test} from 'playwright/test';

import {open} from './support/open';

test('the rows of the comparison appear one after the other @full', async ({page}) => {
  await open(page, '/');
  const rows = page.getByRole('row').filter({has: page.getByRole('rowheader')});
  await expect(rows).toHaveCount(6);
  await expect(rows.last()).toHaveCSS('opacity', '0');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).toHaveCSS('opacity', '1');
  await expect(rows.last()).toHaveCSS('transition-delay', '0.5s');
});

test('with reduced motion every row is visible immediately', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await expect(page.getByRole('row').last()).toHaveCSS('opacity', '1');
});
