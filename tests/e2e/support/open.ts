import {expect, type Page} from 'playwright/test';

/** Opens a page and hydrates it, for tests of what its scripts add. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrate(page);
}

/** Moves the pointer, which starts the scripts of a page, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  // Browsers ignore input before the first paint.
  await expect(async () => {
    await movePointer(page);
    await hydrated.waitFor({state: 'attached', timeout: 5000});
  }).toPass();
}

/** Moves the pointer twice: the first event may report no movement, and pages ignore such events. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}

/** Opens all that is folded: on a phone, some guides fold their sections. */
export async function unfold(page: Page): Promise<void> {
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

/** Stops the timers that a page starts from now on, so that a confirmation stays. */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
