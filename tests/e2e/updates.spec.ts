import fs from 'node:fs';

import {expect, test} from 'playwright/test';

import {open} from './support/open';

const UPDATES = fs.readdirSync('blog').filter((name) => name.endsWith('.md')).length;

test('/updates shows eight dated items from all four categories, newest first', async ({page}) => {
  await open(page, '/updates');
  const items = page.getByRole('main').getByRole('listitem');
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
});

test('older updates are on a second page, and an update links to the page it is about', async ({
  page,
}) => {
  await open(page, '/updates');
  await page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link').first().click();
  await page.getByRole('link', {name: 'Read the page'}).click();
  await expect(page).not.toHaveURL(/updates/);
  await page.goto('/updates');
  await page.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/updates/page/2');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Recent updates, page 2');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(UPDATES - 8);
});

test('every feed contains every update with its figures written out', async ({request}) => {
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const response = await request.get(`/updates/${feed}`);
    expect(response.status()).toBe(200);
    const text = await response.text();
    const items = feed.endsWith('json')
      ? (JSON.parse(text) as {items: unknown[]}).items.length
      : [...text.matchAll(/<(item|entry)>/g)].length;
    expect(items).toBe(UPDATES);
    expect(text).not.toContain(':figure[');
  }
});
