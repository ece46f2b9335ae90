import {vi} from 'vitest';

import type * as Site from '@site/src/config/site';

// Machines are tested at the root of an origin and in one language, wherever this site is.
vi.mock('@site/src/config/site', async (original) => {
  const site = await original<typeof Site>();
  return {...site, basePath: '', languagePaths: ['']};
});
