import {expect, type Locator, type Page, test} from 'playwright/test';

import {open} from './support/open';

test.use({viewport: {width: 360, height: 740}});

/** A visitor on the home page who has three presses. Typing and choosing from a list are free. */
async function visitor(page: Page): Promise<(target: Locator) => Promise<void>> {
  await open(page, '/');
  let presses = 0;
  return async (target) => {
    presses += 1;
    expect(presses, 'presses from the home page').toBeLessThanOrEqual(3);
    await target.click();
  };
}

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const field = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});
const option = (page: Page, name: RegExp) => page.getByRole('option', {name}).first();

test('a SEPA deposit that is late: what to do', async ({page}) => {
  const press = await visitor(page);
  await press(field(page));
  await page.keyboard.type('sepa deposit late');
  await press(option(page, /Payment/));
  await expect(page).toHaveURL(/\/knowledge-base\/payments\/troubleshooting/);
  await expect(page.getByRole('main')).toContainText('business day');
});

test('the cost of 500 euro in ETH, sent to a wallet', async ({page}) => {
  const press = await visitor(page);
  await press(page.getByRole('link', {name: 'Work out your own cost'}));
  await page.getByLabel('Amount in euro').fill('500');
  await page.getByLabel('Coin', {exact: true}).selectOption('ETH');
  await page.getByLabel('Where it goes').selectOption('wallet');
  await expect(page.getByRole('main')).toContainText(/0\.01\s?ETH/);
});

test('whether Turkey is served', async ({page}) => {
  const press = await visitor(page);
  await press(field(page));
  await page.keyboard.type('Turkey');
  await expect(page.getByRole('search').getByText(/is in none of our lists/)).toBeVisible();
});

test('a person to talk to', async ({page}) => {
  const press = await visitor(page);
  await press(menuButton(page));
  await press(menu(page).getByRole('link', {name: 'Contact', exact: true}));
  const phone = page
    .getByRole('list', {name: 'Ways to reach us'})
    .getByRole('link', {name: /^\+48/});
  await expect(phone).toBeInViewport();
  await expect(phone).toHaveAttribute('href', /^tel:\+48/);
});

test('how to cancel an order in Python', async ({page}) => {
  const press = await visitor(page);
  await press(field(page));
  await page.keyboard.type('cancel an order');
  await press(option(page, /API operation/));
  await expect(page).toHaveURL(/\/api#/);
  const operation = page.getByRole('article', {name: 'Cancel an order'});
  await press(operation.getByRole('tab', {name: 'Python'}));
  await expect(page.getByRole('group', {name: 'Cancel an order: Python'})).toBeVisible();
});

test('what changed since the archive', async ({page}) => {
  const press = await visitor(page);
  await press(page.getByRole('contentinfo').getByRole('link', {name: 'What changed'}));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What changed');
  await expect(page.getByRole('main')).toContainText('November 2024');
});

test('fees and the API are one press away', async ({page}) => {
  await open(page, '/');
  for (const width of [320, 360, 768, 1000, 1280]) {
    await page.setViewportSize({width, height: 740});
    for (const [name, to] of [
      ['Fees', '/resources/fee-schedule'],
      ['Developers', '/resources/api-docs'],
    ] as const) {
      const link = bar(page).getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', to);
      await expect(link).toBeInViewport({ratio: 1});
    }
    expect((await bar(page).boundingBox())?.height, `at ${width}`).toBe(64);
  }
});

test('rows of the menu are 48 px or more, and Sign Up is a button', async ({page}) => {
  await open(page, '/');
  await menuButton(page).click();
  for (const name of ['Fees', 'Developers', 'FAQ', 'Contact', 'Sign In', 'Sign Up']) {
    const box = await menu(page).getByRole('link', {name, exact: true}).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(48);
  }
});
