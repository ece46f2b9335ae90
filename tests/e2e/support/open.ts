import type {Page} from 'playwright/test';

/** Opens a page and waits until its script has taken over, for tests that use what script adds. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await wake(page);
}

/** Moves the pointer, which starts the script of a page, and waits until it has taken over. */
export async function wake(page: Page): Promise<void> {
  // Until a page has its first picture, a browser keeps every hand away from it.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.mouse.move(1, 1);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
