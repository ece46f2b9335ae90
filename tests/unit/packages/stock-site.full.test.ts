import fs from 'node:fs';
import path from 'node:path';

import {type Browser, chromium, type Page} from 'playwright';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {ensureBrowser} from '@site/scripts/browser';
import {buildStockSite} from '../support/stock-site';
import {temporaryFolder} from '../support/temporary';

const ORIGIN = 'http://stock.test';
let build: string;
let browser: Browser;

beforeAll(async () => {
  build = buildStockSite(temporaryFolder(), {withPackages: true});
  browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--no-sandbox']});
});
afterAll(() => browser.close());

/** A page of the site, with what its console says. */
async function openPage(route: string): Promise<{page: Page; messages: string[]}> {
  const page = await browser.newPage({baseURL: ORIGIN, colorScheme: 'dark'});
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({message}) => messages.push(message));
  await page.route(`${ORIGIN}/**`, (request) => {
    const {pathname} = new URL(request.request().url());
    const file = path.join(build, pathname, path.extname(pathname) ? '' : 'index.html');
    return request.fulfill({path: file});
  });
  await page.goto(route);
  return {page, messages};
}

const scripts = (page: Page) => page.locator('script[src*="/assets/js/"]');
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('no script runs before the first touch, which starts all without an error', async () => {
  const {page, messages} = await openPage('/docs/intro');
  const held = await page
    .locator('template#page-scripts')
    .evaluate(({content}: HTMLTemplateElement) => ({
      scripts: content.querySelectorAll('script').length,
      chunks: content.querySelectorAll('link').length,
    }));
  expect(held.scripts).toBeGreaterThan(1);
  expect(held.chunks).toBeGreaterThan(3);
  expect(await scripts(page).count()).toBe(0);
  expect(await hydrated(page).count()).toBe(0);

  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  await hydrated(page).waitFor({state: 'attached'});
  expect(await scripts(page).count()).toBeGreaterThanOrEqual(held.scripts);
  await page.locator('a.pagination-nav__link--next').click();
  await page.getByRole('heading', {level: 1, name: 'Tutorial - Basics'}).waitFor();
  expect(messages).toEqual([]);
});

test('a click from before the scripts is not lost', async () => {
  const {page, messages} = await openPage('/');
  await page
    .getByRole('button', {name: /^Switch between dark and light/})
    .first()
    .click({force: true});
  await page.locator('html[data-theme-choice="light"]').waitFor({state: 'attached'});
  expect(messages).toEqual([]);
});

test('each page is published as the text that it shows', () => {
  const read = (name: string): string => fs.readFileSync(path.join(build, name), 'utf8');
  const intro = read('docs/intro.md');
  expect(intro).toContain(
    "\n\n# Tutorial Intro\n\nLet's discover **Docusaurus in less than 5 minutes**.\n",
  );
  const features = read('docs/tutorial-basics/markdown-features.md');
  expect(features).toContain('```jsx title="src/components/HelloDocusaurus.js"\nfunction Hello');
  expect(features).toContain('\n> **Tip: My tip**\n>\n> Use this awesome feature option\n');
  expect(features).not.toMatch(/\bCopy\b|On this page|Edit this page|Next\b|\u200b|base64/);
  expect(read('blog/welcome.md')).toContain('[X](https://x.com/sebastienlorber)');

  const list = read('llms.txt');
  expect(list).toMatch(/^# My Site\n\n> Dinosaurs are cool\n\n## /);
  expect(list).toContain('## Docs\n');
  expect(list).toContain(
    '\n- [Tutorial Intro](https://your-docusaurus-site.example.com/docs/intro.md): ',
  );
  expect(list).not.toMatch(/\/tags|\/archive|404/);
  expect(read('llms-full.txt')).toContain('\n# Create a Document\n\nSource: <https://');
});
