import type {Page} from 'playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** The sum of the layout shifts that no input caused. */
    shifted?: number;
  }
}

/** Adds up how much of each page moves without input: 1 is the whole window by its height. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = (list.getEntries() as LayoutShift[]).filter(
        ({hadRecentInput}) => !hadRecentInput,
      );
      window.shifted = moved.reduce((sum, {value}) => sum + value, window.shifted ?? 0);
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    await twoFrames(page);
    return page.evaluate(() => window.shifted ?? 0);
  };
}

export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
