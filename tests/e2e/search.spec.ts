import {expect, type Locator, type Page, test} from 'playwright/test';

import {brand} from '../../src/config/brand';
import {isOn} from '../../src/config/features';
import {axeFaults} from './support/axe';
import {costOf, fee} from './support/fees';
import {hold} from './support/hold';
import {expectOnTop} from './support/on-top';
import {open} from './support/open';
import {sitemapRoutes} from './support/routes';
import {twoFrames, watchShifts} from './support/shifts';
import {fullUnless} from './support/tags';

const box = (page: Page) => page.getByRole('combobox', {name: 'Search'}).first();
const options = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.getByRole('article');

test('the search box is a combobox, and announces how many it found', async ({page}) => {
  await open(page, '/faq');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('fees');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^\d+ results were found\. The first is “.+”\.$/,
  );
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);

  // By position: the excerpt of an option may still load while it is active.
  const moves: [key: string, active: Locator][] = [
    ['ArrowDown', options(page).nth(0)],
    ['ArrowDown', options(page).nth(1)],
    ['End', options(page).last()],
    ['ArrowDown', options(page).nth(0)],
    ['ArrowUp', options(page).last()],
    ['Home', options(page).nth(0)],
  ];
  for (const [key, active] of moves) {
    await page.keyboard.press(key);
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? 'none',
    );
  }

  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('fees');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('on a phone the search fills the screen, and can be closed', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/faq');
  await box(page).click();
  await page.keyboard.type('card declined');
  await expect(options(page).first()).toContainText('My card was declined');
  await expectOnTop(options(page).first());
  const area = await page.getByRole('search').first().boundingBox();
  expect(area).toMatchObject({x: 0, y: 0, width: 360, height: 740});
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
});

test('/search?q= can be shared; each result is an article, one link', async ({page}) => {
  await open(page, '/search?q=sepa');
  await expect(results(page).first()).toContainText(/SEPA/);
  for (const result of await results(page).all()) {
    await expect(result.getByRole('link')).toHaveCount(1);
  }
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /sepa-swift/);
  await expect(page.locator('meta[name="robots"][data-rh]')).toHaveAttribute('content', /noindex/);
  expect(sitemapRoutes()).not.toContain('/search');
});

test('a typo is corrected, and the page says so', async ({page}) => {
  await open(page, '/search?q=pasword');
  await expect(results(page).first()).toContainText('password');
  await expect(page.getByText('Showing results for password')).toBeVisible();
});

const sepaFee = new RegExp(`“SEPA withdrawal fee: ${fee('withdrawals.sepa.fee')}”\\.$`);
// Screen readers hear the first answer, then the number of results.
for (const [query, answer, announced] of [
  ['sepa withdrawal fee', /SEPA.*€\d+.*as of \d+ \w+ \d{4}/, sepaFee],
  ['INSUFFICIENT_BALANCE', /INSUFFICIENT_BALANCE.*Error code/, /“INSUFFICIENT_BALANCE”\.$/],
  ['how long does verification take', /From the FAQ/, /“.+”\.$/],
] as const) {
  test(`"${query}" is answered first${fullUnless(query === 'sepa withdrawal fee')}`, async ({
    page,
  }) => {
    await open(page, '/faq');
    await box(page).fill(query);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(announced);
    const card = options(page).filter({hasText: answer}).first();
    await expect(card).toBeVisible();
    const link = (await card.getAttribute('href')) ?? 'none';
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(card).toHaveAttribute('aria-selected', 'true', {timeout: 500});
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(link);

    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(results(page).filter({hasText: answer}).first()).toBeVisible();
    // An error code that has a card is not repeated among the results.
    await expect(results(page).nth(1)).toBeVisible();
    const codes = page.getByRole('link', {name: 'INSUFFICIENT_BALANCE', exact: true});
    await expect(codes).toHaveCount(query === 'INSUFFICIENT_BALANCE' ? 1 : 0);
  });
}

test('what is pasted is recognised by its form, and leads to what explains it', async ({page}) => {
  for (const [pasted, card] of [
    ['f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16', 'A transaction ID'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'A wallet address'],
    ['DE89 3704 0044 0532 0130 00', 'An IBAN'],
    ['DE89 3704 0044 0532 0130 01', 'Not quite an IBAN'],
    ['550e8400-e29b-41d4-a716-446655440000', 'An ID as the API uses it'],
    ['HTTP 429', 'HTTP status 429'],
    ['500 eur', `Buy BTC for €500 ${costOf({amount: '500'}).total}`],
  ] as const) {
    await open(page, `/search?${new URLSearchParams({q: pasted}).toString()}`);
    await expect(results(page).first(), pasted).toContainText(card);
    const link = results(page).first().getByRole('link');
    const [, section = ''] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    await expect(page.locator(section ? `[id="${section}"]` : 'h1')).toBeInViewport();
  }
  await expect(page.getByLabel('Amount in euros')).toHaveValue('500');
});

test('the search says when nothing answers, and offers the form', async ({page}) => {
  const message = 'Nothing here answers exactly that';
  const contact = {name: 'Ask our support team instead'};
  await open(page, '/search?q=weather tomorrow');
  await expect(page.getByRole('heading', {level: 2, name: message})).toBeVisible();
  await expect(page.getByRole('status')).toContainText(/^These are the \d+ closest results\./);
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByText('Showing results for')).toHaveCount(0);

  await box(page).fill('weather tomorrow');
  const panel = page.getByRole('search').first();
  await expect(panel.getByText(message)).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await panel.getByRole('link', contact).click();
  await expect(page).toHaveURL('/contact?subject=weather+tomorrow');
});

test('/search names the query; Back restores the place and all results', async ({page}) => {
  await open(page, '/search?q=fee');
  await expect(page).toHaveTitle(`fee · Search | ${brand.name}`);
  await page.getByRole('button', {name: /^Show \d+ more$/}).click();
  await expect(results(page).nth(18)).toBeVisible();
  const row = results(page).nth(15);
  await row.scrollIntoViewIfNeeded();
  const [count, place] = [await results(page).count(), await page.evaluate(() => scrollY)];
  await row.getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('keys that choose a word of an input method leave the panel alone @full', async ({page}) => {
  await open(page, '/faq');
  await box(page).fill('fees');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const active = await box(page).getAttribute('aria-activedescendant');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await box(page).dispatchEvent('keydown', {key, isComposing: true, bubbles: true});
  }
  await expect(box(page)).toHaveAttribute('aria-activedescendant', active ?? 'none');
  await expect(page).toHaveURL('/faq');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/faq');
});

test('a result is named by its section, comes with its text, and nothing is cut at 360 px @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  const release = await hold(page, /\/current\/\d+\.json$/);
  await open(page, '/faq');
  await box(page).fill('my order was only filled in part');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  release();
  const first = options(page).first();
  await expect(first).toContainText('Market orders vs limit orders');
  await expect(first).not.toHaveText(/^Market orders/);
  await expect(first.locator('mark').first()).toHaveText(/order|fill|part/i);
  const cut = await options(page).evaluateAll((rows) =>
    rows.flatMap((row) => [...row.children].filter((part) => part.scrollWidth > part.clientWidth)),
  );
  expect(cut).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`nothing moves on /search, ${width} px wide${fullUnless(width === 360)}`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    const shifted = await watchShifts(page);
    // The first visit is without a cache. The index is held back until the page has started.
    for (const visit of ['cold', 'warm']) {
      for (const [route, answer] of [
        ['/search', page.getByText('Popular pages')],
        ['/search?q=sepa%20withdrawal%20fee', results(page).first()],
        ['/search?q=canada', results(page).first()],
        ['/search?q=recipe%20for%20pierogi', page.getByRole('main').getByRole('status')],
        ['/search?q=weather%20tomorrow', results(page).first()],
      ] as const) {
        const release = await hold(page, '**/search-index/**');
        await page.goto(route);
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        await twoFrames(page);
        release();
        await expect(answer).toHaveText(/./);
        expect(await shifted(), `${route}, ${visit}`).toBeLessThan(0.02);
        await page.unroute('**/search-index/**');
      }
    }
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the ${scheme} search${fullUnless(scheme === 'light')}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: scheme});
    await open(page, '/faq');
    await box(page).click();
    await expect(page.getByText('Type a word from your question')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await box(page).fill('pasword');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await axeFaults(page)).toEqual([]);
    await box(page).fill('xqzvwk');
    await expectOnTop(page.getByText('Nothing found for'));
    expect(await axeFaults(page)).toEqual([]);
    await box(page).fill('canada');
    await expect(options(page).first()).toContainText(
      isOn('countries') ? 'Limited support' : 'Canada',
    );
    await page.keyboard.press('ArrowDown');
    expect(await axeFaults(page)).toEqual([]);
    for (const query of ['canada', 'weather tomorrow']) {
      await open(page, `/search?q=${query}`);
      await expect(results(page).first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    }
  });
}
