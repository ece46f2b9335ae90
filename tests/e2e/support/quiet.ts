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
  // Links are prefetched from an idle callback. Without the limit, headless Chromium may delay it for minutes.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})),
  );
  await expect
    .poll(() => pending.size === 0 && Date.now() - last >= QUIET, {intervals: [QUIET / 3]})
    .toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
