import {expect, type Page, test} from 'playwright/test';

/** Pixels of a picture as the browser draws it; rejects where it cannot. */
function widthOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, address);
}

test('each page brings the icon of the site, drawn under the policy and without a request', async ({
  page,
}) => {
  for (const route of ['/', '/knowledge-base/payments/deposit-funds', '/api', '/404']) {
    await page.goto(route);
    const address = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
    expect(address, route).toMatch(/^data:image\/svg\+xml,/);
    expect(await widthOf(page, address), route).toBeGreaterThan(0);
  }
});

test('home screens and search engines find an icon, which no visit loads', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/', {waitUntil: 'networkidle'});
  const file = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  expect(asked).not.toContain(file);
  expect(asked).not.toContain('/favicon.ico');
  expect(await widthOf(page, file)).toBe(180);
  expect(await widthOf(page, '/favicon.ico')).toBe(48);
});
