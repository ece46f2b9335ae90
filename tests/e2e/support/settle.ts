import type {Page} from 'playwright/test';

/** Waits for running animations to end: a colour that is still fading is not the one to look at. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({finished}) => finished));
  });
}
