import {expect, type Page, test} from 'playwright/test';

import {open} from './support/open';
import {fullUnless} from './support/tags';

interface Stop {
  readonly what: string;
  readonly outlined: boolean;
  /** Of the outline to what is behind it. */
  readonly contrast: number;
  readonly inWindow: boolean;
}

/**
 * The focused element: what it is, whether it has an outline that can be seen, and whether it is in the
 * window. Waits for the next frame, because a busy browser scrolls to the element only then.
 */
async function stop(): Promise<Stop> {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement ?? document.body;
  const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const luminance = (...layers: string[]): number => {
    if (!canvas) return NaN;
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // From the page up to the surface on which the outline is drawn.
  const behind: string[] = [];
  const isInside = parseFloat(outlineOffset) < 0;
  for (let on = isInside ? element : element.parentElement; on; on = on.parentElement) {
    behind.unshift(getComputedStyle(on).backgroundColor);
  }
  const [darker = 0, lighter = 0] = [
    luminance(...behind),
    luminance(...behind, outlineColor),
  ].toSorted((a, b) => a - b);
  const {top, bottom, left, right} = element.getBoundingClientRect();
  return {
    what: `${element.tagName} ${element.textContent.trim().slice(0, 40)} ${element.getAttribute('name') ?? ''}`,
    outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    contrast: (lighter + 0.05) / (darker + 0.05),
    inWindow: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  };
}

/** Presses Tab until the focus leaves the page, at most 200 times. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    stops.push(await page.evaluate(stop));
  }
  return stops;
}

test.use({reducedMotion: 'reduce'});

for (const [route, colorScheme] of [
  ['/', 'dark'],
  ['/contact', 'light'],
  ['/how-it-works', 'light'],
  ['/knowledge-base/payments/deposit-funds', 'dark'],
] as const) {
  const tag = fullUnless(route === '/contact');
  test(`Tab visibly reaches everything on ${route}, ${colorScheme}${tag}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, route);
    const stops = await walk(page);
    // Visible links, buttons and fields. A group of tabs counts as one.
    const expected = await page
      .locator('a[href]:visible, button:enabled:visible:not([tabindex="-1"]), input:visible')
      .count();
    expect(stops.length).toBeGreaterThan(expected * 0.9);
    expect(
      stops.filter(({outlined, contrast, inWindow}) => !outlined || contrast < 3 || !inWindow),
    ).toEqual([]);
  });
}

test('the first Tab stop is a link that skips to the content', async ({page}) => {
  await open(page, '/knowledge-base');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null)).toBe(
    true,
  );
});

test('a link to a page moves the focus to its heading, to a section not', async ({page}) => {
  await open(page, '/knowledge-base/payments/deposit-funds');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.tagName ?? 'none');
  expect(await focused()).toBe('BODY');
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/questions/i);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('main a[href^="#"]').first().click();
  await expect(page).toHaveURL(/faq#/);
  await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
});
