import {expect, type Page} from 'playwright/test';

import {twoFrames} from './shifts';

/** How far each visible anchor is from the top of the page, in CSS pixels. */
type Places = Record<string, number>;

/** By how many pixels an anchor may move when scripts start. */
const TOLERANCE = 10;

/** By then the ages that scripts add have their longest words: "11 months ago". To be called before a page loads. */
export async function setLongestAges(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 345 * 86_400_000);
}

export async function placesOf(page: Page): Promise<Places> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main [id]:not(svg *, figure *)')]
        .filter((element) => !element.id.startsWith('_') && element.checkVisibility())
        .map((element) => [element.id, element.getBoundingClientRect().top + scrollY]),
    ),
  );
}

/** Expects the anchors of a hydrated page where they were as served, also when all of it has been seen. */
export async function expectPlaces(page: Page, before: Places): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await twoFrames(page);
  const after = await placesOf(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const moved = Object.entries(before).filter(
    ([id, top]) => Math.abs((after[id] ?? -TOLERANCE) - top) > TOLERANCE,
  );
  expect.soft(moved, page.url()).toEqual([]);
}
