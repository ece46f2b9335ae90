import {expect, type Page, test} from 'playwright/test';

/** Pages of every kind, by template. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  marketing: ['/', '/features', '/contact', '/login', '/tools/cost', '/knowledge-base'],
  reading: [
    '/knowledge-base/payments',
    '/knowledge-base/glossary',
    '/resources/fee-schedule',
    '/faq',
    '/terms',
    '/updates',
    '/changes',
    '/api',
    '/search',
    '/nothing-here',
  ],
};

/** Articles with titles of one and of two lines, with and without category and read time. */
const ARTICLES = [
  '/knowledge-base/trading/stop-loss-take-profit',
  '/knowledge-base/crypto-history',
  '/resources/api-docs',
  '/kyc-overview',
];

// The served page is enough: scripts do not change the layout.
test.use({javaScriptEnabled: false});

/** Left edge and font size of the title, and left edge of the first section heading, in CSS pixels. */
async function gridOf(page: Page): Promise<{title: [left: number, size: string]; section: number}> {
  return page.locator('main').evaluate((main) => {
    const leftOf = (element: Element): number => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.round(words.getBoundingClientRect().left);
    };
    const [title] = main.querySelectorAll('h1');
    if (!title) throw new Error('no title');
    const section = main.querySelector('.markdown > h2') ?? title;
    return {title: [leftOf(title), getComputedStyle(title).fontSize], section: leftOf(section)};
  });
}

for (const [template, routes] of Object.entries(TEMPLATES)) {
  test(`from page to page, the title of ${template} pages stays in place`, async ({page}) => {
    const places = new Map<number, unknown>();
    for (const route of routes) {
      await page.goto(route);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({width, height: 800});
        const {title, section} = await gridOf(page);
        expect.soft(title, `${route} at ${width}`).toEqual(places.get(width) ?? title);
        if (template === 'reading') expect.soft(section, `${route} at ${width}`).toBe(title[0]);
        places.set(width, title);
      }
    }
  });
}

test('on a phone an article starts in the upper half, below a link back', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of ARTICLES) {
    await page.goto(route);
    const text = page.locator('.markdown > p').first();
    expect.soft((await text.boundingBox())?.y, route).toBeLessThan(370);
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
