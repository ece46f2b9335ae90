import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {open} from './support/open';
import {sitemapRoutes} from './support/routes';

test('an archived page says what it is, links to today’s page, and keeps to its version', async ({
  page,
}) => {
  await open(page, '/2024-11/resources/fee-schedule');
  await expect(page.getByText('this page as it stood in November 2024')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main')).toContainText('€35');
  await page.getByRole('link', {name: 'Read today’s page'}).click();
  await expect(page).toHaveURL('/resources/fee-schedule');
  await expect(page.getByText('as it stood in')).toHaveCount(0);
});

test('the archive lists its own articles', async ({page}) => {
  await open(page, '/2024-11/knowledge-base/payments');
  const links = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
  await expect(links).toHaveCount(5);
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    expect(href).toMatch(/^\/2024-11\//);
  }
});

test('search engines are not sent to the archive', () => {
  expect(sitemapRoutes().filter((route) => route.startsWith('/2024-11'))).toEqual([]);
});

test('today’s search index holds no archived page', () => {
  const build = path.resolve('build');
  const index = fs.readdirSync(build).find((name) => /^search-index.*\.json$/.test(name));
  expect(index).toBeDefined();
  const text = fs.readFileSync(path.join(build, index ?? ''), 'utf8');
  expect(text).toContain('/resources/fee-schedule');
  expect(text).not.toContain('/2024-11/');
});

test('a frozen version has a search index of its own articles', () => {
  const folder = path.resolve('build/2024-11');
  const index = fs.readdirSync(folder).find((name) => /^search-index.*\.json$/.test(name));
  expect(index).toBeDefined();
  const text = fs.readFileSync(path.join(folder, index ?? ''), 'utf8');
  expect(text).toContain('/2024-11/resources/fee-schedule');
  expect(text).not.toContain('"/resources/fee-schedule"');
});
