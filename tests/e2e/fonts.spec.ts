import {expect, type Page, test} from 'playwright/test';

import {quiet} from './support/quiet';
import {watchShifts} from './support/shifts';
import {fullUnless} from './support/tags';

const PAGE = '/knowledge-base/payments/withdraw-funds';

/** Loads a page: how much of it moved, and the files that it requested as fonts. */
async function open(page: Page, route: string, width: number) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requests.push(request.url());
  });
  const shifted = await watchShifts(page);
  await page.setViewportSize({width, height: 1024});
  await page.goto(route);
  await quiet(page);
  return {moved: await shifted(), requests: requests.filter((url) => !url.startsWith('data:'))};
}

for (const [route, width] of [
  ['/', 360],
  [PAGE, 768],
  ['/api', 1280],
] as const) {
  const tag = fullUnless(route === '/');
  test(`${route} is shown in the font that its styles contain${tag}`, async ({page}) => {
    const {moved, requests} = await open(page, route, width);
    expect(requests).toEqual([]);
    expect(moved).toBeLessThanOrEqual(0.01);
    // Letters, and the marks that styles put beside links and headings.
    const missing = await page.evaluate(() => {
      const line = document.body.appendChild(document.createElement('span'));
      const width = (character: string, family: string): number => {
        line.textContent = character;
        line.style.font = `100px ${family}`;
        return line.getBoundingClientRect().width;
      };
      return [...'Hł€−#↑'].filter(
        (each) => width(each, 'Figtree, monospace') === width(each, 'monospace'),
      );
    });
    expect(missing).toEqual([]);
    expect(
      await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily),
    ).toMatch(/^Figtree,/);
  });
}
