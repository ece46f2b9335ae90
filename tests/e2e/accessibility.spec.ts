import {expect, test} from 'playwright/test';

import {noAccounts} from '../../src/config/brand';
import {axeFaults} from './support/axe';
import {open} from './support/open';
import {SCREEN_VIEWS, switchView} from './support/views';

// routes.spec.ts checks every page of the sitemap.

test.use({reducedMotion: 'reduce'});

test('axe finds no violations on the page for unknown addresses @full', async ({page}) => {
  await open(page, '/no-such-page');
  for (const view of SCREEN_VIEWS) {
    await switchView(page, view);
    expect(await axeFaults(page), view.name).toEqual([]);
  }
  // It reports an image without a text, and text with low contrast.
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<img src="/a.svg"><p style="color:#777">faint</p>');
  });
  expect((await axeFaults(page)).join()).toMatch(/(?=.*image-alt).*color-contrast/s);
});

test.describe('with forced colours', () => {
  test.use({forcedColors: 'active', colorScheme: 'dark'});

  test('fields, buttons, the selected tab, icons and the focus stay visible', async ({page}) => {
    await open(page, '/contact');
    // Even if the visitor has chosen the opposite scheme on the site.
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    const styleOf = (element: Element, property: string) =>
      getComputedStyle(element).getPropertyValue(property);
    const canvas = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.background = 'Canvas';
      document.body.append(probe);
      const {backgroundColor} = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    await page.getByRole('button', {name: 'Open in your mail'}).first().click();
    for (const part of [
      page.getByLabel('Subject'),
      page.getByRole('button', {name: 'Open in your mail'}).first(),
      ...(noAccounts ? [] : [page.getByRole('link', {name: 'Sign Up'}).first()]),
    ]) {
      expect(await part.evaluate(styleOf, 'border-top-width')).not.toBe('0px');
      expect(await part.evaluate(styleOf, 'border-top-color')).not.toBe(canvas);
      expect(await part.evaluate(styleOf, 'color')).not.toBe(canvas);
      expect(await part.evaluate(styleOf, 'background-color')).toBe(canvas);
    }
    await expect(page.getByLabel('First name')).toBeFocused();
    expect(await page.getByLabel('First name').evaluate(styleOf, 'outline-style')).toBe('solid');
    const outline = (name: string) =>
      page.getByRole('tab', {name}).evaluate(styleOf, 'outline-style');
    expect(await outline('General')).toBe('solid');
    expect(await outline('Technical')).toBe('none');
    for (const icon of await page.locator('main svg').all()) {
      expect(await icon.evaluate(styleOf, 'color')).not.toBe(canvas);
    }
    const currentLink = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Contact'});
    expect(await currentLink.evaluate(styleOf, 'text-decoration-line')).toBe('underline');
  });
});
