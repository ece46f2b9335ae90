import {expect, type Page, type Request} from 'playwright/test';

/** Milliseconds without a request, after which a page counts as quiet. */
const QUIET = 300;

/**
 * Waits until a page has done what it does when idle, and requests nothing any more. The load state `networkidle`
 * is reached once per document, usually before the scripts of a page start, and returns at once afterwards.
 */
export async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const pending = new Set<Request>();
  const begin = (request: Request): void => {
    pending.add(request);
    last = Date.now();
  };
  const end = (request: Request): void => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // Links are prefetched once they are known to be in view, from an idle callback.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      // Safari has none.
      if ('requestIdleCallback' in window) requestIdleCallback(resolve);
      else setTimeout(resolve);
    });
  });
  await expect
    .poll(() => pending.size === 0 && Date.now() - last >= QUIET, {intervals: [QUIET / 3]})
    .toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
