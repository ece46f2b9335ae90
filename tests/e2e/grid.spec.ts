import {expect, type Page, test} from 'playwright/test';

/** Pages of every kind, by template. */
const TEMPLATES = {
  marketing: [
    '/',
    '/features',
    '/how-it-works',
    '/compliance',
    '/contact',
    '/signup',
    '/login',
    '/tools/cost',
    '/knowledge-base',
  ],
  reading: [
    '/knowledge-base/payments',
    '/knowledge-base/trading/order-types',
    '/knowledge-base/glossary',
    '/resources/fee-schedule',
    '/faq',
    '/terms',
    '/updates',
    '/updates/account-and-help',
    '/changes',
    '/api',
    '/search',
    '/nothing-here',
  ],
} as const;

/** Left edge and font size of the title in CSS pixels, by template and window width. */
const SCALE = {
  marketing: {360: [16, 34], 768: [31, 44], 1280: [32, 56]},
  reading: {360: [16, 26], 768: [31, 32], 1280: [332, 38]},
} as const;

/** Articles with titles of one and of two lines, with and without category and read time. */
const ARTICLES = [
  '/knowledge-base/payments/troubleshooting',
  '/knowledge-base/trading/order-types',
  '/knowledge-base/trading/stop-loss-take-profit',
  '/knowledge-base/security/fake-support',
  '/knowledge-base/crypto-history',
  '/resources/tax-guide',
  '/resources/api-docs',
  '/kyc-overview',
  '/terms',
];

// The served page is enough: scripts do not change the layout.
test.use({javaScriptEnabled: false});

/** Left edge and font size of the text of the first matching element, in CSS pixels. */
async function placeOf(page: Page, selector: string): Promise<[left: number, size: number]> {
  return page
    .locator('main')
    .locator(selector)
    .first()
    .evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return [
        Math.round(words.getBoundingClientRect().left),
        Math.round(parseFloat(getComputedStyle(element).fontSize)),
      ];
    });
}

for (const template of ['marketing', 'reading'] as const) {
  test(`titles of ${template} pages have the same left edge and size at each width`, async ({
    page,
  }) => {
    for (const route of TEMPLATES[template]) {
      await page.goto(route);
      for (const width of [360, 768, 1280] as const) {
        await page.setViewportSize({width, height: 800});
        expect
          .soft(await placeOf(page, 'h1'), `${route} at ${width}`)
          .toEqual([...SCALE[template][width]]);
      }
    }
  });
}

test('section headings align with the title and have one size per template', async ({page}) => {
  for (const [routes, selector, size] of [
    [['/', '/features', '/how-it-works', '/compliance'], 'section h2', 38],
    [['/terms', '/faq', '/knowledge-base/trading/order-types'], '.markdown > h2', 26],
    [['/changes', '/api'], 'section > h2', 26],
  ] as const) {
    for (const route of routes) {
      await page.goto(route);
      const [left] = await placeOf(page, 'h1');
      expect.soft(await placeOf(page, selector), route).toEqual([left, size]);
    }
  }
});

test('on a phone an article starts within the first 300 px, below a link back', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of ARTICLES) {
    await page.goto(route);
    const text = page.locator('.markdown > p').first();
    expect.soft((await text.boundingBox())?.y, route).toBeLessThanOrEqual(300);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeHidden();
    await expect(page.locator('main header').getByRole('link').first()).toBeVisible();
  }
});

test('the table of contents of an article has no duplicates', async ({page}) => {
  for (const route of ['/knowledge-base/payments/troubleshooting', '/resources/tax-guide']) {
    await page.goto(route);
    const lines = await page.locator('.theme-doc-toc-desktop a').allTextContents();
    expect(lines.length, route).toBeGreaterThan(3);
    expect(new Set(lines).size, route).toBe(lines.length);
  }
});

test('the menu of an article opens without JavaScript', async ({page}) => {
  await page.goto('/resources/fee-schedule');
  const markdown = page.getByRole('link', {name: 'View as Markdown'});
  await expect(markdown).toBeHidden();
  await page.getByText('Copy', {exact: true}).click();
  await expect(markdown).toBeVisible();
});
