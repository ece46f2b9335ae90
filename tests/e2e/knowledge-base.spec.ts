import fs from 'node:fs';

import {expect, test} from 'playwright/test';

import {expectOnTop} from './support/on-top';
import {open, stopTimers} from './support/open';

const help = fs
  .readdirSync('docs/knowledge-base/account-and-help')
  .filter((name) => name.endsWith('.md') && name !== 'index.md').length;

const categories = {
  ...{'getting-started': 4, trading: 6, payments: 5, security: 7},
  // The last in addition to the seven of the specification.
  ...{'crypto-101': 6, 'api-docs': 3, compliance: 5, 'account-and-help': help},
};

test('each category shows as many articles as it counts, and its card at most six', async ({
  page,
  request,
}) => {
  await page.goto('/knowledge-base');
  for (const [category, count] of Object.entries(categories)) {
    const card = page.locator(`#${category}`);
    await expect(card).toContainText(`${count} articles`);
    const lines = Math.min(count, 6);
    await expect(card.locator('details li')).toHaveCount(lines);
    if (count > lines) {
      const all = card.getByRole('link', {name: `All ${count} articles`, exact: true});
      await expect(all).toHaveAttribute('href', `/knowledge-base/${category}`);
    }
  }
  for (const [category, count] of Object.entries(categories)) {
    const html = await (await request.get(`/knowledge-base/${category}`)).text();
    expect(html.match(/>\d+ min read</g), category).toHaveLength(count);
    expect(html).toContain(`${count} articles`);
  }
});

test('on a phone the index is short and unfolds without script', async ({browser}) => {
  const viewport = {width: 360, height: 740};
  const page = await browser.newPage({viewport, javaScriptEnabled: false});
  await page.goto('/knowledge-base');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(3000);
  const main = page.getByRole('main');
  for (const name of ['My account is in danger', 'I cannot get in']) {
    await expect(main.getByRole('link', {name})).toBeInViewport({ratio: 1});
  }
  const article = main.getByRole('link', {name: 'SEPA and SWIFT transfers'});
  await expect(article).toBeHidden();
  await main.locator('#payments summary').click();
  await expect(article).toBeVisible();
  await page.setViewportSize({width: 1280, height: 900});
  await expect(main.getByRole('link', {name: 'Common trading mistakes'})).toBeVisible();
  await page.close();
});

/** The date in the front matter of the article that the next test opens. */
const source = fs.readFileSync('docs/knowledge-base/trading/order-types.md', 'utf8');
const [, changed = ''] = /^ {2}date: (\S+)$/m.exec(source) ?? [];

test('an article shows a link back, its category, read time and date, to which scripts add the age', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/knowledge-base/trading/order-types')).text();
  const shown = new Date(changed).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  expect(html).toMatch(new RegExp(`<time datetime="?${changed}"?>${shown}</time>`, 'i'));
  await page.clock.setFixedTime(Date.parse(`${changed}T12:00:00Z`) + 2 * 24 * 60 * 60 * 1000);
  await open(page, '/knowledge-base/trading/order-types');
  const main = page.getByRole('main');
  await expect(main).toContainText('8 min read');
  await expect(main).toContainText(/Updated \d+ \w+ \d{4} · 2 days ago/);
  await expect(main.getByRole('link', {name: 'Back to the Knowledge Base'})).toBeVisible();
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem').first()).toHaveText('Knowledge Base');
  // Once at every width: among the breadcrumbs, or as a badge in their place.
  const category = main.getByText('Trading guides', {exact: true}).filter({visible: true});
  await expect(category).toHaveCount(1);
  await page.setViewportSize({width: 360, height: 740});
  await expect(category).toHaveCount(1);
  await expect(breadcrumbs).toBeHidden();
  await expect(main).toContainText('Was this article helpful?');
});

test('a legal page shows its version and effective date', async ({request}) => {
  for (const route of ['/terms', '/privacy', '/legal']) {
    const html = await (await request.get(route)).text();
    expect(html, route).toMatch(/in effect from <time[^>]*>\d+ \w+ \d{4}</);
    expect(html.replaceAll('<!-- -->', ''), route).toMatch(/Version \d+, in effect/);
    expect(html, route).toMatch(/<h2[^>]*>Sources</);
  }
});

test('Share Article copies the link and confirms it @full', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', {value: undefined}));
  await open(page, '/resources/fee-schedule');
  await expect(page.getByRole('link', {name: 'Back to the FAQ'})).toHaveAttribute('href', '/faq');
  await stopTimers(page);
  await page.getByRole('button', {name: 'Share Article'}).click();
  await expectOnTop(page.getByRole('button', {name: 'Link copied'}));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/resources/fee-schedule');
});
