import fs from 'node:fs';

import {load} from 'cheerio';
import {expect, test} from 'playwright/test';

import {brand} from '../../src/config/brand';
import {allTrees} from '../../src/content/tree';

const UPDATES = fs.readdirSync('blog').filter((name) => name.endsWith('.md')).length;

test('/updates shows eight dated items of all categories, newest first, and leads to the others', async ({
  page,
}) => {
  await page.goto('/updates');
  const main = page.getByRole('main');
  const items = main.getByRole('listitem');
  await expect(items).toHaveCount(8);
  for (const category of ['Knowledge Base', 'Trading', 'Security', 'Compliance']) {
    await expect(items.getByText(category, {exact: true}).first()).toBeVisible();
  }
  const dates = await items
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  await expect(page.getByRole('link', {name: 'Back to the Knowledge Base'})).toBeVisible();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
  await page.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/updates/page/2');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Recent updates, page 2');
  await expect(items).toHaveCount(UPDATES - 8);
  await page.goBack();
  await main.getByRole('heading', {level: 3}).getByRole('link').first().click();
  await page.getByRole('link', {name: /^Read: /}).click();
  await expect(page).not.toHaveURL(/updates/);
});

// The rules of validator.w3.org/feed and jsonfeed.org that a feed of ours has broken.
for (const feed of [
  '/updates/atom.xml',
  // Without an archive, it has no entries.
  ...(allTrees(process.cwd()).length > 1 ? ['/api/changes.xml'] : []),
  ...['/updates/rss.xml', '/updates/feed.json'],
]) {
  test(`${feed} names its author and dates`, async ({request}) => {
    const text = await (await request.get(feed)).text();
    expect(text).not.toContain(':figure[');
    let ids: string[];
    if (feed.endsWith('json')) {
      const {items} = JSON.parse(text) as {
        items: {id: string; date_published: string; author: object}[];
      };
      for (const item of items) expect(item.author).toMatchObject({name: brand.name});
      for (const item of items) expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      ids = items.map(({id}) => id);
    } else {
      const $ = load(text, {xml: true});
      if (!feed.endsWith('rss.xml')) expect($('author > name').first().text()).toBe(brand.name);
      const entries = $('entry, item').toArray();
      for (const entry of entries) {
        expect($(entry).children('updated, pubDate').text()).toMatch(/^\d{4}-|GMT$/);
      }
      ids = entries.map((entry) => $(entry).children('id, guid').text());
    }
    expect(ids.length).toBeGreaterThan(0);
    if (feed.startsWith('/updates')) expect(ids).toHaveLength(UPDATES);
    expect(new Set(ids).size).toBe(ids.length);
  });
}
