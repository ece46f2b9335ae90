import {expect, type Page} from 'playwright/test';

/** Opens a page and waits until its script has taken over, for tests that use what script adds. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await wake(page);
}

/** Moves the pointer, which starts the script of a page, and waits until it has taken over. */
export async function wake(page: Page): Promise<void> {
  const running = page.locator('html[data-has-hydrated="true"]');
  // Until a page has its first picture, a browser keeps every hand away from it.
  await expect(async () => {
    await nudge(page);
    await running.waitFor({state: 'attached', timeout: 5000});
  }).toPass();
}

/** Moves the pointer to and fro: where it comes to rest at once, a page takes it for one that lay there. */
export async function nudge(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}
