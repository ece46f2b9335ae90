import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {open} from './support/open';
import {SCREEN_VIEWS, seen} from './support/views';

// Every page of the sitemap is looked at in routes.spec.ts.

test.use({reducedMotion: 'reduce'});

for (const route of ['/design', '/no-such-page']) {
  test(`axe finds nothing on ${route}`, async ({page}) => {
    await open(page, route);
    for (const view of SCREEN_VIEWS) {
      await seen(page, view);
      expect(await axeFaults(page), view.name).toEqual([]);
    }
  });
}

test('axe is awake: a picture without a text and a faint word are found', async ({page}) => {
  await open(page, '/features');
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<img src="/img/logo.svg"><p style="color:#ccc">faint</p>',
    );
  });
  const faults = (await axeFaults(page)).join('\n');
  expect(faults).toContain('image-alt');
  expect(faults).toContain('color-contrast');
});
