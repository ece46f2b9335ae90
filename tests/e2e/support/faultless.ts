import {expect, test} from 'playwright/test';

import {watchFaults} from './faults';

/** A test that fails if its page logs an error or requests another origin. */
export const faultless = test.extend({
  page: async ({page, baseURL}, use) => {
    const faults = watchFaults(page, baseURL ?? '');
    await use(page);
    expect(faults).toEqual([]);
  },
});
