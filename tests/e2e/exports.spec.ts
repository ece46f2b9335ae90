import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {builtFiles} from 'docusaurus-markdown-copies';
import type {AnyNode} from 'domhandler';
import {expect, test} from 'playwright/test';

import {brand} from '../../src/config/brand';
import {markdownAddress} from '../../src/content/markdown-address';
import {allTrees} from '../../src/content/tree';
import {fee} from './support/fees';
import {expectOnTop} from './support/on-top';
import {open, stopTimers} from './support/open';
import {sitemapRoutes} from './support/routes';

const build = path.resolve('build');

/** Elements that are not part of the text of a page: navigation, fields, standalone buttons, pictures. */
const NO_TEXT =
  'script, style, nav, form, label, input, select, svg, [role="status"], [role="tablist"], [aria-hidden="true"], footer.screen-only, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .visually-hidden, :is(div, main) > button, [data-export="off"]';

function numbersIn(text: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [number] of text.matchAll(/\d+(?:[.,]\d+)*/g)) {
    numbers.set(number, (numbers.get(number) ?? 0) + 1);
  }
  return numbers;
}

/** The text of a served page, with spaces around elements. Does not use the code of the export. */
function shownBy(html: string): string {
  const $ = load(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  $(NO_TEXT).remove();
  const walk = (node: AnyNode): string => {
    if (node.type === 'text') return node.data;
    return 'children' in node ? ` ${node.children.map(walk).join('')} ` : '';
  };
  return $('main').toArray().map(walk).join('');
}

/** The text of a Markdown file without front matter and addresses, and all HTML in it. */
function readMarkdown(markdown: string): {text: string; html: string[]} {
  const text = markdown.replace(/^---\n[^]*?\n---\n/, '').replaceAll(/\]\([^)]*\)/g, ']');
  const prose = text.replaceAll(/^( *)```[^]*?^\1```$|`[^`]*`/gm, '');
  return {text, html: prose.match(/(?<!\\)<\/?[a-z]\w*(?:\s[^>]*)?>/g) ?? []};
}

/** Numbers that occur less often in the Markdown than on the page. */
function missingNumbers(page: string, text: string): {missing: string[]; checked: number} {
  const exported = numbersIn(text);
  const shown = [...numbersIn(shownBy(page))];
  return {
    missing: shown
      .filter(([number, times]) => (exported.get(number) ?? 0) < times)
      .map(([number, times]) => `${number} ${exported.get(number) ?? 0} of ${times} times`),
    checked: shown.reduce((sum, [, times]) => sum + times, 0),
  };
}

test('a lost, changed or truncated number is detected', () => {
  const page = '<main><p>Pay €25 or €25 of <b>1,000.50</b></p><nav>9</nav></main>';
  const missing = (markdown: string): string[] =>
    missingNumbers(page, readMarkdown(markdown).text).missing;
  expect(missing('Pay €25 or €25 of **1,000.50**')).toEqual([]);
  expect(missing('Pay €25 of **1,000.50**')).toEqual(['25 1 of 2 times']);
  expect(missing('Pay €25 or €26 of 1,000')).toHaveLength(2);
  expect(missing('Pay €25 or €25 [of](/x/1,000.50)')).toHaveLength(1);
});

test('every page has a Markdown version with every number that the page shows and no unrendered markup @full', () => {
  test.slow();
  const faults: string[] = [];
  let checked = 0;
  let numbers = 0;
  for (const {route, file} of builtFiles(build)) {
    const address = markdownAddress(route);
    const page = fs.readFileSync(file, 'utf8');
    if (!address || !page.includes('<main')) continue;
    checked += 1;
    const copy = path.join(build, address);
    if (!fs.existsSync(copy)) {
      faults.push(`${address} is missing`);
      continue;
    }
    const markdown = fs.readFileSync(copy, 'utf8');
    const {text, html} = readMarkdown(markdown);
    const {missing, checked: count} = missingNumbers(page, text);
    numbers += count;
    faults.push(...missing.map((what) => `${address} has ${what}`));
    // Markdown has no mark for words that were added.
    const others = html.filter((raw) => !/^<\/?(?:del|ins)>$/.test(raw));
    faults.push(...others.map((raw) => `${address} contains ${raw}`));
    const prose = text.replace(/`[^`]*`/g, '');
    if (/:figure|:calc|:literal|:brand|\[object |\bNaN\b/.test(prose))
      faults.push(`${address} is not rendered`);
    if (!page.includes(`href="${address}"`) && !page.includes(`href=${address}`)) {
      faults.push(`${route} does not link to ${address}`);
    }
  }
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(110);
  expect(numbers).toBeGreaterThan(5000);
});

test('the sitemap has the day of the last change of every article, legal page and update', async ({
  request,
}) => {
  const entries = (await (await request.get('/sitemap.xml')).text()).split('<url>').slice(1);
  const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d</.test(entry));
  // Lists, tools and pages without a date of their own.
  expect(undated.length).toBeLessThan(30);
  expect(undated.filter((entry) => /updates\/(?!page)|payments\/|\/terms</.test(entry))).toEqual(
    [],
  );
});

test('llms.txt links to every page of the sitemap, and to no other', async ({request}) => {
  const list = await (await request.get('/llms.txt')).text();
  // The format of llmstxt.org: a summary of the site, then its pages by section.
  expect(list.replace(brand.name, '')).toMatch(/^# \n\n> .+\n\n[^#\n].+\n\n## The service\n\n- /);
  for (const name of ['Legal', 'Trading guides', 'Data', 'Optional']) {
    expect(list).toContain(`\n## ${name}\n\n- [`);
  }
  const items = list.split('\n').filter((line) => line.startsWith('- '));
  const listed = items.map((line) => {
    const [, url = ''] = /^- \[[^\]]+\]\((https:\/\/[^)]+)\)(?:: .+)?$/.exec(line) ?? [];
    return url ? new URL(url).pathname : line;
  });
  const forms = ['/login.md', '/signup.md'];
  const expected = sitemapRoutes().flatMap((route) => markdownAddress(route) ?? []);
  expect(expected.filter((at) => !listed.includes(at) && !forms.includes(at))).toEqual([]);
  expect(listed.filter((at) => at.startsWith('/20') || forms.includes(at))).toEqual([]);
  for (const address of listed)
    expect(fs.existsSync(path.join(build, address)), address).toBe(true);
  expect(list.indexOf('/sandbox.mjs')).toBeLessThan(list.indexOf('/llms-api.txt'));
  const api = await (await request.get('/llms-api.txt')).text();
  expect(Buffer.byteLength(api)).toBeLessThan(60_000);
  for (const one of ['test-key-51c8', '/sandbox/next', '## Retries', 'hmac', '`client_order_id`']) {
    expect(api, one).toContain(one);
  }
  const copy = await (await request.get('/api.md')).text();
  const links = [...`${api}${copy}`.matchAll(/\]\(https:\/\/[^/]+([^)#]+)/g)];
  const routes = sitemapRoutes();
  expect(links.filter(([, at = '']) => routes.includes(at))).toEqual([]);
  const full = await (await request.get('/llms-full.txt')).text();
  expect(full).toMatch(
    /\n# Fee schedule\n\nSource: <https:\S+\/fee-schedule>, updated \d{4}-\d\d-\d\d\n/,
  );
  expect(full.match(/^Source: /gm)?.length).toBe(listed.filter((at) => at.endsWith('.md')).length);
  for (const {base} of allTrees(process.cwd())) {
    const {figures} = (await (await request.get(`${base}/figures.json`)).json()) as {
      figures: {id: string}[];
    };
    expect(figures.length).toBeGreaterThan(100);
  }
});

test('an article is copied as Markdown; a failure is reported', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/resources/fee-schedule');
  await stopTimers(page);
  await page.locator('summary').getByText('Copy', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expectOnTop(page.getByRole('button', {name: 'Page copied'}));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Fee schedule\n');
  expect(copied).toContain(`| ${fee('withdrawals.swift.fee')} |`);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Page copied'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  await page.unroute('**/*.md');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL('/resources/fee-schedule.md');
});
