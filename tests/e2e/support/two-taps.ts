import {expect, type Page} from 'playwright/test';

import {open} from './open';

/** From the home page, two taps lead to a text, and nobody has to scroll. */
export async function expectTwoTaps(
  page: Page,
  [first, second, text]: readonly [first: string, second: string | RegExp, text: RegExp],
): Promise<void> {
  await open(page, '/');
  await expect(page.getByRole('link', {name: first})).toBeInViewport({ratio: 1});
  await page.getByRole('link', {name: first}).click();
  const next = page.getByRole('main').getByText(second).filter({visible: true}).last();
  await expect(next).toBeInViewport({ratio: 1});
  await next.click();
  await expect(page.getByText(text).filter({visible: true}).first()).toBeInViewport();
}
