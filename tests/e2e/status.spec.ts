import fs from 'node:fs';

import {expect, test} from 'playwright/test';
import {parse} from 'yaml';

import type {Status} from '../../src/features/status/schema';
import {open} from './support/open';

const file = parse(fs.readFileSync('blog/status.yaml', 'utf8')) as Status;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled, viewport: {width: 360, height: 740}});

    test('/status shows the states from the file, their date, and that they are entered by hand', async ({
      page,
    }) => {
      if (javaScriptEnabled) await open(page, '/status');
      else await page.goto('/status');
      const main = page.getByRole('main');
      await expect(main.getByRole('rowheader')).toHaveText(file.components.map(({name}) => name));
      await expect(
        main.getByRole('heading', {name: 'Entered by hand: no monitoring is connected'}),
      ).toBeVisible();
      await expect(main.locator(`time[datetime="${file.edited}"]`)).toBeVisible();
      await expect(main.getByText('No incidents have been entered.')).toBeVisible();
      await expect(main).not.toContainText(/all systems/i);
      const operational = file.components.filter(({state}) => state === 'operational').length;
      await expect(main.getByRole('cell', {name: 'Operational'})).toHaveCount(operational);
      await page.setViewportSize({width: 320, height: 740});
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
  });
}

test('the page links to its feeds, and they are valid XML', async ({page, request}) => {
  await page.goto('/status');
  await expect(page.locator('head link[title="Service status"]')).toHaveAttribute(
    'href',
    '/status/atom.xml',
  );
  for (const [name, root] of [
    ['Atom', 'feed'],
    ['RSS', 'rss'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', {name});
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('xml');
    const found = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName,
      await response.text(),
    );
    expect(found).toBe(root);
  }
});

test('the status page, and support from there, can be reached from the footer by keyboard', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Service status'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/status');
  await page.getByRole('main').getByRole('link', {name: 'Tell us'}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact#technical');
});

test('the page has a Markdown version, and is listed in llms.txt and the sitemap', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/status.md')).toContain('Entered by hand: no monitoring is connected');
  expect(await text('/llms.txt')).toContain('/status.md');
  expect(await text('/sitemap.xml')).toContain('/status</loc>');
});
