import {expect, test} from 'playwright/test';

import {axeFaults} from './support/axe';
import {open} from './support/open';
import {TOOL, tool} from './support/tool';

test('order book: typing, dragging and an order larger than the book', async ({page}) => {
  await open(page, '/knowledge-base/trading/order-types');
  const form = tool(page, 'Try an order');
  const list = form.getByRole('list', {name: 'Order book'});
  // As served, it is the purchase that the article works out.
  await expect(form).toContainText('€2,503.20');
  await expect(list).toContainText('2,506: 2.0 of 3.0');
  const height = async (): Promise<number> => (await form.boundingBox())?.height ?? 0;
  const served = await height();
  await form.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByLabel('Amount in ether', {exact: true})).toHaveValue('4.9');
  await expect(list).toContainText('2,506: 1.9 of 3.0');
  expect(await height()).toBe(served);
  await form.getByLabel('Amount in ether', {exact: true}).fill('12');
  await expect(form).toContainText('This book holds only 10 ether on that side.');
  await expect(form.getByRole('status')).toHaveText(/^This book holds only 10 ether/);
  expect(await axeFaults(page, TOOL)).toEqual([]);
});
