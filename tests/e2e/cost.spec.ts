import {expect, type Locator, type Page, test} from 'playwright/test';

import {noAccounts} from '../../src/config/brand';
import {axeFaults} from './support/axe';
import {costOf} from './support/fees';
import {expectOnTop} from './support/on-top';
import {hydrate, open, stopTimers} from './support/open';
import {horizontalOverflow} from './support/sideways';
import {tool} from './support/tool';

const PHONE = {width: 360, height: 740};
const COST = '/tools/cost';

const calculator = (page: Page): Locator => tool(page, 'What does it cost you?');

test('home page, calculator and fee schedule give one total', async ({page}) => {
  await open(page, '/');
  const quote = page.getByRole('form', {name: 'What it costs'});
  await expect(quote).toHaveCount(noAccounts ? 0 : 1);
  for (const input of [
    {amount: '80', coin: 'LTC', out: 'stay'},
    {amount: '1200.50', coin: 'ETH', out: 'wallet'},
  ] as const) {
    if (noAccounts) break;
    const {amount, coin, out} = input;
    await quote.getByLabel('Amount in euro').fill(amount);
    await quote.getByLabel('Coin').selectOption(coin);
    await quote.getByLabel('Where it goes').selectOption({value: out});
    await expect(quote.getByText(costOf(input).total, {exact: true}).last()).toBeVisible();
  }
  const asked = `${COST}?amount=1200.50&coin=ETH&out=wallet`;
  if (noAccounts) await open(page, asked);
  else await quote.getByRole('button', {name: 'Compare ways to pay'}).click();
  await expect(page).toHaveURL(asked);
  const {total} = costOf({amount: '1200.50', coin: 'ETH', out: 'wallet'});
  await expect(calculator(page).getByText(total, {exact: true}).first()).toBeVisible();
  await open(page, `/resources/fee-schedule${new URL(page.url()).search}#cost-calculator`);
  await expect(calculator(page).getByText(total, {exact: true}).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the total is in view with the first fields, at an example price', async ({page}) => {
    await open(page, `${COST}?coin=ETH&out=wallet`);
    const form = calculator(page);
    await form.scrollIntoViewIfNeeded();
    const sum = form.getByText(costOf({coin: 'ETH', out: 'wallet'}).total, {exact: true}).first();
    await form.getByLabel('Amount in euro').evaluate((field) => field.scrollIntoView());
    await expect(sum).toBeInViewport();
    await expect(form).toContainText('at an example price of €2,500');
    await form.getByRole('button', {name: 'Withdraw', exact: true}).click();
    await form.getByLabel('Amount in euro').fill('100');
    await form.getByLabel('Where it goes').selectOption('To a bank by SEPA');
    const {arrives, takes} = costOf({action: 'withdraw', amount: '100', out: 'sepa'});
    await expect(form.locator('dl > div', {hasText: 'You get'})).toContainText(arrives);
    await expect(form.locator('dl > div', {hasText: 'Takes'})).toContainText(takes);
    await expect(form.getByLabel('Coin')).toHaveCount(0);
  });

  test('values that cannot be calculated show errors', async ({page}) => {
    await open(page, `${COST}?amount=-5&in=cash&volume=much&coin=BTC&price=&out=wallet`);
    const form = calculator(page);
    const amount = form.getByLabel('Amount in euro');
    await expect(amount).toHaveAccessibleDescription(
      'An amount cannot be negative. Leave out the minus sign.',
    );
    expect(await axeFaults(page)).toEqual([]);
    await form.getByLabel('Traded in the last 30 days').fill('');
    await expect(form).not.toContainText('NaN');
    await amount.fill('1.250,50 €');
    await expect(amount).toHaveAccessibleDescription('Read as €1,250.50.');
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test('a calculation has an address, which can be copied, and one entry in the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/resources/fee-schedule');
  const form = calculator(page);
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Amount in euro').fill('4000');
  const length = await page.evaluate(() => window.history.length);
  await form.getByLabel('Traded in the last 30 days').fill('30000');
  await form.getByLabel('Where it goes').selectOption('To my own wallet');
  await expect(page).toHaveURL('/resources/fee-schedule?amount=4000&out=wallet&volume=30000');
  expect(await page.evaluate(() => window.history.length)).toBe(length);
  const {total} = costOf({amount: '4000', out: 'wallet', volume: '30000'});
  await expect(form).toContainText(total);
  // A link to a section, which the router opens without the query.
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/\?amount=4000&out=wallet&volume=30000#./);
  await page.goBack();
  await expect(page).toHaveURL('/resources/fee-schedule?amount=4000&out=wallet&volume=30000');
  await expect(form.getByRole('link', {name: /^Fee schedule of /})).toHaveAttribute(
    'href',
    '/resources/fee-schedule',
  );
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Traded in the last 30 days')).toHaveValue('30000');
  await expect(form).toContainText(total);
  await hydrate(page);
  await stopTimers(page);
  await form.getByRole('button', {name: /^Copy link/}).click();
  await expectOnTop(form.getByRole('button', {name: /^Copied/}));
});

test('the address of the home page holds what was asked', async ({page}) => {
  await open(page, '/');
  const field = page.getByRole('main').getByLabel('Amount in euros');
  await expect(field).toHaveCount(noAccounts ? 0 : 1);
  if (noAccounts) return;
  await field.fill('777');
  await expect(page).toHaveURL('/?amount=777');
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/faq$/);
  await page.goBack();
  await expect(field).toHaveValue('777');
});
