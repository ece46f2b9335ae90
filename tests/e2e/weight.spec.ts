import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'playwright/test';

import {PAGE_ROUTE_ID, type PageRoute} from '../../src/client/page-route';
import {boxScripts} from '../../src/search/box-files';
import {sitemapRoutes} from './support/routes';

const build = path.resolve(__dirname, '../../build');

/**
 * Bytes of script behind brotli that a page may load until it can be used, without what loads on
 * demand. No page may come near 110 kB; the numbers only ever go down. A new name of the search's
 * folder alone, which every change of content makes, moves them by a hundred bytes.
 */
const BUDGETS: readonly [pages: RegExp, bytes: number][] = [
  // Forms, and tools upon their data.
  [/^\/(contact|resources\/api-docs)$/, 91_000],
  [/^\/updates$/, 82_350],
  [/^\/(|api|faq|features|how-it-works|tools\/.*|updates\/.*|changes.*)$/, 65_050],
  [/./, 82_350],
];

/** Bytes that a file costs on the wire. */
function weight(file: string): number {
  const full = path.join(build, file);
  return fs.statSync(fs.existsSync(`${full}.br`) ? `${full}.br` : full).size;
}

function routeIn(file: string): PageRoute {
  const $ = load(fs.readFileSync(path.join(build, file), 'utf8'));
  return JSON.parse($(`#${PAGE_ROUTE_ID}`).text()) as PageRoute;
}

const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route}.html`);

test('no page loads more script than its budget', () => {
  const routes = sitemapRoutes();
  expect(routes.length).toBeGreaterThan(60);
  const heaviest = new Map<RegExp, [bytes: number, route: string]>();
  for (const route of routes) {
    const {scripts, own} = routeIn(fileOf(route));
    const bytes = [...new Set([...scripts, ...own])].reduce((sum, file) => sum + weight(file), 0);
    // A page that names no scripts was not weighed.
    expect(scripts.length, route).toBe(2);
    const [pages, budget] = BUDGETS.find(([pattern]) => pattern.test(route)) ?? [/./, 0];
    expect.soft(bytes, route).toBeLessThanOrEqual(budget);
    if (bytes > (heaviest.get(pages)?.[0] ?? 0)) heaviest.set(pages, [bytes, route]);
  }
  for (const [pages, budget] of BUDGETS) {
    const [bytes, route] = heaviest.get(pages) ?? [0, 'no page'];
    console.log(`${String(pages).padEnd(44)} ${bytes} of ${budget} bytes (${route})`);
    // Every budget is one of a page that is there, and not one for better times.
    expect.soft(bytes, String(pages)).toBeGreaterThan(budget * 0.97);
  }
});

/** Bytes of what the box of the search adds: its list and the search itself. All pages have it. */
const BOX_BUDGET = 8_750;
/** The most that a page may load, with all that is fetched ahead. */
const MOST = 110_000;

test('the box of the search, fetched ahead as well, keeps its own budget', () => {
  const {scripts, own, files} = routeIn('contact.html');
  const box = boxScripts(files);
  expect(box).toHaveLength(2);
  const bytes = box.reduce((sum, file) => sum + weight(file), 0);
  console.log(`box of the search: ${bytes} of ${BOX_BUDGET} bytes`);
  expect.soft(bytes).toBeLessThanOrEqual(BOX_BUDGET);
  expect.soft(bytes).toBeGreaterThan(BOX_BUDGET * 0.97);
  const page = [...new Set([...scripts, ...own])].reduce((sum, file) => sum + weight(file), bytes);
  expect(page).toBeLessThan(MOST);
});

/**
 * Bytes of styles behind brotli that a page waits for before it is painted. Ten packets of 1460 bytes
 * come in the first round trip of a connection, headers among them.
 */
const STYLES_BUDGET = 11_700;

test('no page waits for more styles than its budget', () => {
  const heaviest: [bytes: number, route: string] = [0, 'no page'];
  for (const route of sitemapRoutes()) {
    const $ = load(fs.readFileSync(path.join(build, fileOf(route)), 'utf8'));
    const sheets = $('link[rel=stylesheet]').toArray();
    expect(sheets.length, route).toBe(1);
    const bytes = sheets.reduce((sum, {attribs}) => sum + weight(attribs['href'] ?? ''), 0);
    expect.soft(bytes, route).toBeLessThanOrEqual(STYLES_BUDGET);
    if (bytes > heaviest[0]) heaviest.splice(0, 2, bytes, route);
  }
  console.log(`styles: ${heaviest[0]} of ${STYLES_BUDGET} bytes (${heaviest[1]})`);
  expect(heaviest[0]).toBeGreaterThan(STYLES_BUDGET * 0.97);
});

test('what every page loads knows of no other page', () => {
  const {scripts} = routeIn('index.html');
  const text = scripts.map((file) => fs.readFileSync(path.join(build, file), 'utf8')).join('');
  const article = '/knowledge-base/trading/order-types';
  expect(sitemapRoutes()).toContain(article);
  for (const page of [article, `/2024-11${article}`]) {
    expect(text.includes(page), page).toBe(false);
  }
  // The page itself does, so the search for it works.
  expect(JSON.stringify(routeIn(`${article}.html`))).toContain(article);
});

test('a page loads no library of what it does not show', () => {
  const {scripts, own} = routeIn('resources/fee-schedule.html');
  const textOf = (files: readonly string[]): string =>
    files.map((file) => fs.readFileSync(path.join(build, file), 'utf8')).join('\n');
  const folder = 'assets/js';
  const names = fs.readdirSync(path.join(build, folder)).filter((name) => name.endsWith('.js'));
  const all = textOf(names.map((name) => path.join(folder, name)));
  for (const mark of ['data-sonner-toaster', 'MutationCache']) {
    expect(all, mark).toContain(mark);
    expect(textOf([...scripts, ...own]), mark).not.toContain(mark);
  }
});
