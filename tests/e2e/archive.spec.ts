import path from 'node:path';

import {expect, test} from 'playwright/test';

import {indexFolder, readIndex} from '../../scripts/search/open-index';
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

test('a frozen version has a search index of its own pages', () => {
  const files = readIndex(indexFolder(path.resolve('build'), '2024-11'));
  const text = [...files.values()].join('\n');
  expect(text).toContain('"/2024-11/resources/fee-schedule"');
  expect(text).not.toContain('"/resources/fee-schedule"');
});
