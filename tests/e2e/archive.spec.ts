import path from 'node:path';

import {expect, test} from 'playwright/test';

import {readCatalogue} from '../../src/content/catalogue';
import {drawingFiles} from '../../src/content/drawings/read';
import {open} from './support/open';
import {sitemapRoutes} from './support/routes';

test('an archived page says so, and links to today', async ({page}) => {
  await open(page, '/faq');
  const archive = page.getByRole('navigation', {name: 'Archive'});
  await expect(archive.getByRole('link', {name: 'November 2024'})).toHaveAttribute(
    'href',
    /^\/2024-11\//,
  );
  await open(page, '/2024-11/resources/fee-schedule');
  await expect(page.getByText('this page as it stood in November 2024')).toBeVisible();
  await expect(page.locator('meta[name="robots"][data-rh]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main')).toContainText('€35');
  await page.getByRole('link', {name: 'Read today’s page'}).click();
  await expect(page).toHaveURL('/resources/fee-schedule');
  await expect(page.getByText('as it stood in')).toHaveCount(0);
});

test('the archive has every article with drawings, terms and PDF', async ({request}) => {
  const root = path.resolve('versioned_docs/version-2024-11');
  const pages = readCatalogue({folder: root, version: '2024-11', base: '/2024-11'});
  expect(pages.length).toBeGreaterThan(50);
  expect(sitemapRoutes().filter((route) => route.startsWith('/2024-11'))).toEqual([]);
  const drawn = new Set<string>();
  for (const {route} of pages) {
    const html = await (await request.get(route)).text();
    expect(html, route).toContain('</main>');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const [, name = ''] of main.matchAll(/\sid="?drawing-([\w-]+)-caption\b/g))
      drawn.add(name);
    for (const [, href = ''] of main.matchAll(/href="?(\/[^"\s>]*glossary#[^"\s>]*)/g)) {
      expect(href, route).toMatch(/^\/2024-11\//);
    }
  }
  expect([...drawn].sort()).toEqual(drawingFiles(root).map((file) => path.basename(file, '.svg')));
  const policy = await request.get('/2024-11/knowledge-base/compliance/aml-compliance');
  const [, pdf = ''] = /href="?(\/[^"\s>]+\.pdf)/.exec(await policy.text()) ?? [];
  const answer = await request.get(pdf);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});

test('the archive is searched separately', async ({page}) => {
  const results = page.getByRole('article');
  await open(page, '/search?q=sepa');
  await expect(results.first()).toBeVisible();
  const archived = results.locator('a[href^="/2024-11"]');
  await expect(archived).toHaveCount(0);

  await open(page, '/2024-11/knowledge-base/payments');
  const marked = page.locator('.navbar__items [aria-current]:visible');
  await expect(marked).toHaveText(['Knowledge Base']);
  await page.getByRole('combobox', {name: 'Search'}).first().click();
  await page.keyboard.type('sepa');
  await expect(page.getByRole('option').first()).toContainText('SEPA');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/version=2024-11/);
  await expect(results.first()).toBeVisible();
  await expect(archived).toHaveCount(await results.count());
});
