import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';
import {parse} from 'yaml';

import {watchFaults} from './support/faults';
import {open} from './support/open';

const calls = [
  'List tickers',
  'Get the order book of a pair',
  'List recent trades of a pair',
  'List balances',
  'List your orders',
  'List your trades',
  'Place an order',
  'Get an order',
  'Cancel an order',
];
const events = [
  'order.created',
  'order.partially_filled',
  'order.filled',
  'order.cancelled',
  'trade.executed',
  'deposit.completed',
  'withdrawal.requested',
  'withdrawal.completed',
];

test('the page shows all calls and events, asks no other origin and breaks nothing', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await page.goto('/api', {waitUntil: 'networkidle'});
  for (const name of calls) {
    await expect(page.getByRole('heading', {name, exact: true, level: 3})).toBeVisible();
  }
  for (const name of events) {
    await expect(page.getByRole('article').getByText(name, {exact: true}).first()).toBeVisible();
  }
  await expect(page.locator('main')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read and opened', async ({page}) => {
    await page.goto('/api');
    const order = page.getByRole('article', {name: 'Place an order'});
    for (const sample of ['request POST', "await request('POST'", 'request("POST"']) {
      await expect(order.getByText(sample)).toBeVisible();
    }
    await order.getByText('A stop-loss order').click();
    await expect(order.getByText('stop_price', {exact: true}).first()).toBeVisible();
    const trade = page.getByRole('article', {name: 'A trade was executed'});
    await expect(trade.getByText('fee_currency', {exact: true})).toBeVisible();
    await expect(page.getByText('INSUFFICIENT_BALANCE').last()).toBeVisible();
  });

  test('an article shows its samples in every language', async ({page}) => {
    await page.goto('/knowledge-base/api-docs/authentication');
    for (const sample of ['openssl dgst', 'createHmac(', 'hmac.new(']) {
      await expect(page.getByText(sample).first()).toBeVisible();
    }
  });
});

test('a deep link leads to its call', async ({page}) => {
  await open(page, '/api#operation/cancelOrder');
  await expect(page.getByRole('heading', {name: 'Cancel an order'})).toBeInViewport();
});

test('the search finds a call by one of its fields', async ({page}) => {
  await open(page, '/api');
  const navigation = page.getByRole('navigation', {name: 'Calls and events'});
  await navigation.getByRole('searchbox').fill('fee_currency');
  await expect(navigation.getByRole('status')).toHaveText('2 found');
  await expect(navigation.getByRole('link', {name: 'List your trades'})).toBeVisible();
  await expect(navigation.getByRole('link', {name: 'List tickers'})).toHaveCount(0);
});

test('headings go down one level at a time', async ({page}) => {
  await open(page, '/api');
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(jumps).toEqual([]);
});

test('nothing is wider than a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/api');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('Redoc comes on request and shows the same calls', async ({page, baseURL}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await open(page, '/api');
  await page.getByRole('button', {name: 'Show in Redoc'}).click();
  await expect(page.locator('.redoc-wrap')).toBeVisible();
  for (const name of calls) await expect(page.getByRole('heading', {name})).toBeVisible();
  await page.getByRole('button', {name: 'Back to the plain reference'}).click();
  await expect(page.getByRole('heading', {name: 'Cancel an order', level: 3})).toBeVisible();
  expect(faults).toEqual([]);
});

test('the document can be downloaded as YAML and JSON, the same in both', async ({request}) => {
  const json: unknown = await (await request.get('/openapi.json')).json();
  const yaml: unknown = parse(await (await request.get('/openapi.yaml')).text());
  expect(yaml).toEqual(json);
  expect(Object.keys((json as {paths: object}).paths)).toHaveLength(8);
  expect(Object.keys((json as {webhooks: object}).webhooks)).toEqual(events);
});

test('the Postman collection and the vectors can be downloaded', async ({request}) => {
  const collection = await (await request.get('/postman.json')).text();
  for (const name of calls) expect(collection).toContain(name);
  const vectors = (await (await request.get('/signing-vectors.json')).json()) as {
    requests: unknown[];
  };
  expect(vectors.requests.length).toBeGreaterThan(3);
});

test('help pages carry no byte of the API document', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/knowledge-base/payments/sepa-swift', {waitUntil: 'networkidle'});
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const text = fs.readFileSync(path.join(process.cwd(), 'build', script), 'utf8');
    expect(text, script).not.toContain('INSUFFICIENT_PERMISSIONS');
    expect(text, script).not.toContain('redoc-wrap');
  }
});
