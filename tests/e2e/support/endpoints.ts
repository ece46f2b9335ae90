import fs from 'node:fs';
import path from 'node:path';

import type {Page} from 'playwright/test';

const NONE = 'customFields:{endpoints:{}';

/** Makes the built site behave as if these form endpoints had been configured. */
export async function configureEndpoints(
  page: Page,
  endpoints: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = path.resolve('build/assets/js');
  const name = fs.readdirSync(folder).find((file) => /^main\..+\.js$/.test(file));
  if (name === undefined) throw new Error('the build has no main script');
  const script = fs.readFileSync(path.join(folder, name), 'utf8');
  if (!script.includes(NONE)) throw new Error('the build has no empty endpoints to replace');
  // The file is read in advance, so that a page that closes early leaves no request pending.
  await page.route(`**/assets/js/${name}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: script.replace(NONE, `customFields:{endpoints:${JSON.stringify(endpoints)}`),
    }),
  );
}
