import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {createPortalServer} from '../../scripts/serve/server';
import {filesBelow} from '../../src/lib/files';
import {listen} from '../unit/support/ports';
import {open} from './support/open';
import {buildCopy, dropVersions, SECOND_BUILD_TIMEOUT} from './support/second-build';

const out = path.resolve('test-results/algolia');
const settings = {
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: 'EXAMPLE',
  ALGOLIA_API_KEY: '0123456789abcdef',
  ALGOLIA_INDEX: 'halyard',
};

/** The preset declares the CSS layers of all possible themes, used or not. */
const LAYERS = /docusaurus\.theme-search-algolia(\.docsearch)?/g;

test('the default build contains no Algolia code', () => {
  const files = filesBelow('build').filter((name) => /\.(html|js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  const rest = (file: string): string => fs.readFileSync(file, 'utf8').replace(LAYERS, '');
  expect(files.filter((file) => /algolia|docsearch/i.test(rest(file)))).toEqual([]);
});

test('with Algolia configured, the site searches with DocSearch @full', async ({page}) => {
  test.setTimeout(SECOND_BUILD_TIMEOUT);
  await buildCopy(out, dropVersions, settings);
  expect(fs.existsSync(path.join(out, 'search-index'))).toBe(false);
  // The server's policy allows requests to Algolia only if the environment enables it.
  const environment = process.env;
  process.env = {...environment, ...settings};
  const server = createPortalServer(out);
  try {
    const origin = `http://127.0.0.1:${await listen(server)}`;
    const outside: string[] = [];
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        outside.push(`${new URL(route.request().url()).hostname} ${route.request().postData()}`);
        return route.abort();
      },
    );
    await open(page, `${origin}/faq`);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    expect(outside).toEqual([]);
    await page.getByRole('button', {name: /^Search/}).click();
    await page.getByRole('searchbox').fill('sepa');
    await expect.poll(() => outside.join('\n')).toMatch(/^example.*"query":"sepa"/i);
    await page.keyboard.press('Escape');
    await open(page, `${origin}/search?q=sepa`);
    await expect(page.getByRole('searchbox')).toHaveValue('sepa');
    await expect(page.locator('meta[name="robots"][data-rh]')).toHaveAttribute(
      'content',
      /noindex/,
    );
    expect(outside.filter((line) => !/^example/i.test(line))).toEqual([]);
  } finally {
    server.close();
    process.env = environment;
  }
});
