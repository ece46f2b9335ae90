import {expect, type Page, test} from 'playwright/test';

/**
 * Collects what must never happen on a page: console errors, including those of hydration, uncaught
 * errors, and requests to other origins.
 */
export function watchFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about|mailto):/.test(url))
      faults.push(`request to ${url}`);
  });
  return faults;
}

export const faultless = test.extend({
  page: async ({page, baseURL}, use) => {
    const faults = watchFaults(page, baseURL ?? '');
    await use(page);
    expect(faults).toEqual([]);
  },
});
