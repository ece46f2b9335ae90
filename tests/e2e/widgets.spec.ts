import {expect, test} from 'playwright/test';

import {open} from './support/open';

test('with reduced motion every row is visible immediately', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await expect(page.getByRole('row').last()).toHaveCSS('opacity', '1');
});
