import type {Page} from 'playwright/test';

/** Waits for running animations to end, so that no colour is checked in mid-transition. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({finished}) => finished));
  });
}
