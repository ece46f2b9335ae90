import type {Page} from 'playwright/test';

/** Opens a page and waits until its script has taken over, for tests that use what script adds. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
