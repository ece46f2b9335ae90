import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {expect, type Page, test} from 'playwright/test';

import {createPortalServer} from '../../scripts/serve/server';
import {axeFaults} from './support/axe';
import {open} from './support/open';

const root = path.resolve(__dirname, '../..');
/** Separate from the build that the other tests use, with its own generated files. */
const out = path.join(root, '.docusaurus/algolia-build');
const generated = '.docusaurus/algolia-generated';
const settings = {
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: 'RECORDED',
  ALGOLIA_API_KEY: '0123456789abcdef',
  ALGOLIA_INDEX: 'halyard',
};
/** A response in the format of Algolia's API: one page found for "sepa". */
const answer = fs.readFileSync(path.join(root, 'tests/search/algolia-answer.json'), 'utf8');

function docusaurusBuild(environment: Record<string, string>) {
  return spawnSync('npx', ['docusaurus', 'build', '--out-dir', out], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...environment,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      // The compiled code refers to these generated files, so no other build may find it in a cache.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
}

/** Rules that the search page of the theme breaks by itself. */
const THEME_VIOLATIONS = ['color-contrast', 'label-content-name-mismatch', 'region', 'select-name'];

/** Mocks Algolia, blocks requests to all other origins, and collects what was requested. */
async function intercept(page: Page, origin: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request();
      if (!new URL(request.url()).hostname.startsWith('recorded')) {
        requested.push(`another origin: ${request.url()}`);
        return route.abort();
      }
      requested.push(request.postData() ?? '');
      return route.fulfill({
        contentType: 'application/json',
        headers: {'Access-Control-Allow-Origin': '*'},
        body: answer.replaceAll('http://localhost', origin),
      });
    },
  );
  return requested;
}

function filesBelow(folder: string, end: RegExp): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => end.test(name))
    .map((name) => path.join(folder, name));
}

/** The preset declares the CSS layers of all possible themes, used or not. */
const LAYERS = /docusaurus\.theme-search-algolia(\.docsearch)?/g;

test('the default build contains no Algolia code', () => {
  const files = filesBelow(path.join(root, 'build'), /\.(html|js|css)$/);
  expect(files.length).toBeGreaterThan(50);
  const rest = (file: string): string => fs.readFileSync(file, 'utf8').replace(LAYERS, '');
  expect(files.filter((file) => /algolia|docsearch/i.test(rest(file)))).toEqual([]);
});

test('a missing setting stops the build with a single line that names it', () => {
  const {status, stdout, stderr} = docusaurusBuild({...settings, ALGOLIA_API_KEY: ''});
  expect(status).toBe(1);
  const output = `${stdout}${stderr}`.split('\n').filter((line) => line && !/^npm warn/.test(line));
  expect(output).toEqual(['SEARCH=algolia needs ALGOLIA_API_KEY | set it in the environment']);
});

test('with Algolia configured, the site searches with DocSearch', async ({page}) => {
  // Milliseconds: this is another build of all pages.
  test.setTimeout(300_000);
  const build = docusaurusBuild(settings);
  expect(build.status, build.stderr).toBe(0);
  expect(fs.existsSync(path.join(out, 'search-index'))).toBe(false);
  // The server's policy allows requests to Algolia only if the environment enables it.
  const environment = process.env;
  process.env = {...environment, ...settings};
  const server: Server = createPortalServer(out).listen(0);
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const requested = await intercept(page, origin);

    await open(page, `${origin}/faq`);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    expect(requested).toEqual([]);
    await page.getByRole('button', {name: /^Search/}).click();
    await page.getByRole('searchbox').fill('sepa');
    const hit = page.getByRole('option').first();
    await expect(hit).toContainText('SEPA and SWIFT transfers');
    const [request = ''] = requested;
    expect(JSON.parse(request)).toMatchObject({
      requests: [{indexName: settings.ALGOLIA_INDEX, query: 'sepa'}],
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/knowledge-base/payments/sepa-swift`);

    await open(page, `${origin}/knowledge-base`);
    await page.getByRole('main').getByRole('searchbox').fill('sepa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=sepa/);
    await expect(page.getByRole('article').first()).toContainText('SEPA and SWIFT transfers');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const rules = (await axeFaults(page)).map((fault) => fault.split(' ')[0] ?? '');
    expect(rules.filter((rule) => !THEME_VIOLATIONS.includes(rule))).toEqual([]);
    expect(requested.filter((line) => line.startsWith('another origin'))).toEqual([]);
  } finally {
    server.close();
    process.env = environment;
  }
});
