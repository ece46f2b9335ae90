import type {Page} from 'playwright/test';

/** Waits for running animations to end, so that no colour is checked in mid-transition. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In a folded element, time stands still.
    const moving = document
      .getAnimations()
      .filter(
        ({effect}) =>
          effect?.getComputedTiming().endTime !== Infinity &&
          (effect as KeyframeEffect | null)?.target?.checkVisibility(),
      );
    await Promise.allSettled(moving.map(({finished}) => finished));
  });
}
