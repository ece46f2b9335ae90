import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, type Page, test} from 'playwright/test';
import {require as tsx} from 'tsx/cjs/api';

import type * as OriginFiles from '../../scripts/build/origin-files';
import {hasNginx} from '../../scripts/serve/nginx';
import type * as Nginx from '../../scripts/serve/nginx';
import type * as Server from '../../scripts/serve/server';
import {brand} from '../../src/config/brand';
import {isOff} from '../../src/config/features';
import {archivedVersions} from '../../src/content/versions';
import {listen} from '../unit/support/ports';
import {open} from './support/open';
import {buildCopy, dropVersions, SECOND_BUILD_TIMEOUT} from './support/second-build';

const BASE = '/help';
const {origin: ORIGIN} = new URL(brand.siteUrl);
const SITE = ORIGIN + BASE;
const [ARCHIVE] = archivedVersions('.');
const out = path.resolve('test-results/base-path');

const START = [
  ...['/', '/api', '/contact', '/faq', '/knowledge-base', '/search', '/updates', '/terms'],
  ...['/knowledge-base/trading/order-types', '/resources/fee-schedule', '/tools/payment'],
  ...['/index.md', '/api.md', '/llms.txt', '/sitemap.xml', '/openapi.json', '/postman.json'],
  ...['/updates/page/2', '/updates/atom.xml', '/updates/feed.json'],
  ...(ARCHIVE
    ? [`/${ARCHIVE}/knowledge-base`, `/changes/since/${ARCHIVE}`, '/changes', '/api/changes.xml']
    : []),
].filter((route) => !isOff(route));
const AT_ORIGIN = ['/robots.txt', '/.well-known/security.txt', '/.well-known/api-catalog'];

function pathsIn(body: string, type: string): string[] {
  const $ = type.startsWith('text/html') ? load(body) : undefined;
  const named = $
    ? ['href', 'src', 'action', 'data-prefetch'].flatMap((name) =>
        $(`[${name}]`)
          .toArray()
          .map((element) => $(element).attr(name) ?? ''),
      )
    : [];
  const absolute = body.match(new RegExp(String.raw`${ORIGIN}[^\s"'<>\\)\x60]*`, 'g')) ?? [];
  return [...named.filter((link) => link.startsWith('/')), ...absolute].map((link) =>
    decodeURI(new URL(link, SITE).pathname),
  );
}

/** Requests the pages of {@link START} and everything that they name, and lists what is missing or outside the path. */
async function faults(origin: string): Promise<string[]> {
  const found: string[] = [];
  const asked = new Map<string, Promise<Response>>();
  const ask = (at: string): Promise<Response> =>
    asked.get(at) ?? (asked.set(at, fetch(origin + at)).get(at) as Promise<Response>);
  for (const start of [...START.map((route) => BASE + route), ...AT_ORIGIN]) {
    const response = await ask(start);
    if (!response.ok) found.push(`${start}: ${response.status}`);
    const type = response.headers.get('Content-Type') ?? '';
    for (const at of new Set(pathsIn(await response.text(), type))) {
      if (!at.startsWith(`${BASE}/`) && at !== BASE && !AT_ORIGIN.includes(at)) {
        found.push(`${start} names ${at}`);
      } else if (!START.includes(at.slice(BASE.length)) && !(await ask(at)).ok) {
        found.push(`${start} names ${at}: ${(await ask(at)).status}`);
      }
    }
  }
  expect(asked.size).toBeGreaterThan(300);
  return found;
}

async function followed(origin: string, at: string): Promise<string | null> {
  return (await fetch(origin + at, {redirect: 'manual'})).headers.get('Location');
}

async function expectRedirects(origin: string): Promise<void> {
  expect(await followed(origin, '/')).toBe('/help/');
  expect(await followed(origin, '/help')).toBe('/help/');
  expect(await followed(origin, '/help/Fees')).toBe('/help/resources/fee-schedule');
  expect(await followed(origin, '/help/FAQ/?q=1')).toBe('/help/faq?q=1');
  const {status, headers} = await fetch(`${origin}/faq`);
  expect([status, headers.get('Content-Security-Policy')]).toEqual([404, expect.any(String)]);
}

async function expectUse(page: Page, origin: string): Promise<void> {
  const faulty: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faulty.push(message.text());
  });
  await open(page, `${origin}/help/`);
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.fill('withdrawal fee');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/help\/(?!search)/);
  await box.fill('sepa');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/help\/search\?q=sepa$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'API reference'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  if (ARCHIVE) {
    await open(page, `${origin}/help/${ARCHIVE}/knowledge-base/trading/order-types`);
    await box.fill('stop-loss');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toHaveAttribute('href', new RegExp(`^/help/${ARCHIVE}/`));
    const today = page.getByRole('link', {name: 'Read today’s page'});
    await expect(today).toHaveAttribute('href', '/help/knowledge-base/trading/order-types');
  }
  expect(faulty).toEqual([]);
  await open(page, `${origin}/help/sepa-transfers`);
  await expect(page.getByRole('link', {name: /Search for/})).toHaveAttribute(
    'href',
    '/help/search?q=sepa+transfers',
  );
}

test('a site built for a path works under it, on both servers @full', async ({page}) => {
  test.setTimeout(SECOND_BUILD_TIMEOUT);
  fs.rmSync(out, {recursive: true, force: true});
  const change = (tree: string): void => {
    dropVersions(tree, ARCHIVE ? [ARCHIVE] : []);
    const edit = (name: string, from: RegExp, to: string): void => {
      const file = path.join(tree, 'src/config', name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    };
    edit('brand.ts', /siteUrl: '[^']+'/, `siteUrl: '${SITE}'`);
    // A feature that is left out, which the archive keeps.
    edit('features.ts', /^ {2}'glossary',\n/m, '');
  };
  const use = async (tree: string): Promise<void> => {
    // The program of the copy, which knows the path.
    const own = (name: string): unknown => tsx(path.join(tree, 'scripts', name), __filename);
    const {moveOriginFiles} = own('build/origin-files.ts') as typeof OriginFiles;
    const {createPortalServer} = own('serve/server.ts') as typeof Server;
    const {startNginx} = own('serve/nginx.ts') as typeof Nginx;
    moveOriginFiles(out);
    const server = createPortalServer(out);
    const origin = `http://127.0.0.1:${await listen(server)}`;
    try {
      expect(await faults(origin)).toEqual([]);
      await expectRedirects(origin);
      await expectUse(page, origin);
    } finally {
      server.close();
    }
    if (!hasNginx) return;
    const nginx = await startNginx(out, fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-')));
    try {
      expect(await faults(`http://127.0.0.1:${nginx.port}`)).toEqual([]);
      await expectRedirects(`http://127.0.0.1:${nginx.port}`);
    } finally {
      await nginx.stop();
    }
  };
  await buildCopy(out + BASE, {change, use});
});
