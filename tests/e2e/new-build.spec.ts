import {expect, type Page, test} from 'playwright/test';

import {open} from './support/open';

const FIRST = '/resources/fee-schedule';
const NEXT = '/contact';

/** Full loads of a page, by path. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Answers as a server on which another build has been published. */
async function publish(page: Page): Promise<void> {
  await page.route('/build.json', (route) => route.fulfill({json: {id: 'another'}}));
}

const goOn = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test.describe('a tab that stays open', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    await open(page, FIRST);
  });

  test('loads its next page from the server after a deployment', async ({page}) => {
    const loads = watchLoads(page);
    await publish(page);
    await page.clock.fastForward('02:00');
    await goOn(page);
    await expect.poll(() => loads).toEqual([NEXT]);
    await expect(heading(page)).toContainText('Contact');
  });

  test('asks once a minute at most, and loads no page twice while nothing has changed', async ({
    page,
  }) => {
    const loads = watchLoads(page);
    let asked = 0;
    await page.route('/build.json', async (route) => {
      asked += 1;
      await route.continue();
    });
    await page.clock.fastForward('02:00');
    for (const name of ['Contact', 'Fee schedule', 'Contact']) {
      await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
      await expect(heading(page)).toContainText(name);
    }
    expect(asked).toBe(1);
    expect(loads).toEqual([]);
  });

  test('loads the next page in full, once, where the scripts of its build are gone', async ({
    page,
  }) => {
    const loads = watchLoads(page);
    await page.route('**/assets/js/**', (route) =>
      loads.length === 0 ? route.fulfill({status: 404}) : route.continue(),
    );
    await goOn(page);
    await expect(heading(page)).toContainText('Contact');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    expect(loads).toEqual([NEXT]);
  });

  test('does not load again and again where scripts never come', async ({page}) => {
    const loads = watchLoads(page);
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404}));
    await goOn(page);
    await expect(heading(page)).toContainText('Contact');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await page.clock.runFor(3000);
    expect(loads).toEqual([NEXT]);
  });
});
