import type {Page} from 'playwright/test';

/** How far the page extends beyond the right edge of the window, in CSS pixels. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
