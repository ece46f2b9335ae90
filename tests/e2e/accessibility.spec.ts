import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {open} from './support/open';
import {sitemapRoutes, specRoutes} from './support/routes';

const routes = [
  ...new Set([...sitemapRoutes(), ...specRoutes().map(({route}) => route)]),
  '/design',
  '/no-such-page',
].sort();

/** Each page is looked at twice: as most see it, and as one does at night on a phone. */
const VIEWS = [
  {name: 'wide and light', scheme: 'light', width: 1280},
  {name: 'on a phone and dark', scheme: 'dark', width: 360},
] as const;

test.use({reducedMotion: 'reduce'});

/** Pages from Markdown share their parts: each is looked at in one view, by turns; a screen in both. */
const screens = new Set(
  specRoutes()
    .filter(({kind}) => kind === 'page')
    .map(({route}) => route),
);

for (const [index, route] of routes.entries()) {
  test(`axe finds nothing on ${route}`, async ({page}) => {
    await open(page, route);
    const views = VIEWS.filter((_, view) => screens.has(route) || index % VIEWS.length === view);
    for (const {name, scheme, width} of views) {
      await page.emulateMedia({colorScheme: scheme});
      await page.setViewportSize({width, height: 800});
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      expect(await axeFaults(page), name).toEqual([]);
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
