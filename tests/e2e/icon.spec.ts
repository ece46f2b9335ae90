import {expect, test} from 'playwright/test';

test('each page brings the icon of the site, drawn under the policy and without a request', async ({
  page,
}) => {
  for (const route of ['/', '/knowledge-base/payments/deposit-funds', '/api', '/404']) {
    await page.goto(route);
    const address = await page.locator('link[rel=icon]').getAttribute('href');
    expect(address, route).toMatch(/^data:image\/svg\+xml,/);
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? '';
      await image.decode();
      return image.naturalWidth;
    }, address);
    expect(width, route).toBeGreaterThan(0);
  }
});
