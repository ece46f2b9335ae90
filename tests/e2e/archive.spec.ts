import path from 'node:path';

import {expect, test} from 'playwright/test';

import {readCatalogue} from '../../src/content/catalogue';
import {drawingFiles} from '../../src/content/drawings/read';
import {expectOnTop} from './support/on-top';
import {open} from './support/open';
import {sitemapRoutes} from './support/routes';

test('an archived page says so, and links to the changes and to today', async ({page}) => {
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
  await page.getByRole('link', {name: 'see what changed since'}).click();
  await expect(page).toHaveURL('/changes/since/2024-11?page=%2Fresources%2Ffee-schedule');
  const filter = page.getByRole('status').filter({hasText: 'the page Fee schedule'});
  await expect(filter).toBeVisible();
  await page.goBack();
  await page.getByRole('link', {name: 'Read today’s page'}).click();
  await expect(page).toHaveURL('/resources/fee-schedule');
  await expect(page.getByText('as it stood in')).toHaveCount(0);
});

test('the counts of changes lead to them, and words of legal pages are folded', async ({page}) => {
  await page.goto('/changes/since/2024-11');
  for (const count of await page.getByRole('main').locator('li a[href^="#"]').all()) {
    const target = page.locator((await count.getAttribute('href')) ?? '');
    await count.click();
    await expect(target).toBeInViewport();
  }
  await expect(page.locator('#legal ~ details').first()).not.toHaveAttribute('open');
  await page.goto('/changes');
  const title = page.locator('summary', {hasText: 'Accessibility statement'});
  await title.click();
  const edits = page.locator('details').filter({has: title});
  await expectOnTop(edits.locator('del, ins').first());
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
