import type {Page} from 'playwright/test';

/** How far the page sticks out at the right, in pixels. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
