import {expect, test} from 'playwright/test';

import {open} from './support/open';

test('the top bar finds the SEPA article for "sepa"', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', {name: 'Search'}).or(page.getByPlaceholder('Search'));
  await expect(box.first()).toBeFocused();
  await page.keyboard.type('sepa');
  const first = page.locator('[class*="suggestion"]').first();
  await expect(first).toContainText(/SEPA/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sepa-swift/);
});

test('/search?q= can be shared: results in order, each an article with one link', async ({
  page,
}) => {
  await open(page, '/search?q=sepa');
  const results = page.getByRole('article');
  await expect(results.first()).toContainText(/SEPA/);
  await expect(results.first().getByRole('link')).toHaveCount(1);
  await expect(results.first().getByRole('link')).toHaveAttribute('href', /sepa-swift/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

for (const [query, kind] of [
  ['order types', /order-types/],
  ['privacy policy', /privacy/],
  ['fee schedule', /fee-schedule/],
  ['terms of service', /terms/],
] as const) {
  test(`the search knows ${query}`, async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    const links = page.getByRole('article').getByRole('link');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 3).some((href) => kind.test(href ?? ''))).toBe(true);
  });
}

test('frozen versions are not found from today’s pages', async ({page}) => {
  await open(page, '/search?q=sepa');
  await expect(page.getByRole('article').first()).toBeVisible();
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => href.startsWith('/2024-11'))).toEqual([]);
});
