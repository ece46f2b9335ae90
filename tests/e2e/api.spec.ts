import fs from 'node:fs';
import path from 'node:path';

import {expect, type Locator, type Page, test} from 'playwright/test';
import {parse} from 'yaml';

import {axeFaults} from './support/axe';
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

const VIEWS = [
  ['light', 1280],
  ['dark', 360],
] as const;

/** The page when Redoc has taken the place of what was served. */
async function openRedoc(page: Page, route = '/api'): Promise<void> {
  await open(page, route);
  await expect(page.locator('[data-reference="redoc"] .redoc-wrap')).toBeVisible({timeout: 20_000});
}

/** A heading of Redoc by the level that it tells, which is another than its tag's. */
function redocHeading(page: Page, level: number, name: string): Locator {
  return page.locator(`.redoc-wrap [aria-level="${level}"]`).filter({hasText: name}).first();
}

test('Redoc shows all calls and events, asks no other origin and breaks nothing', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await openRedoc(page);
  for (const name of [...calls, 'An order was filled', 'A trade was executed']) {
    await expect(redocHeading(page, 3, name)).toBeVisible();
  }
  await expect(page.locator('main')).toHaveCount(1);
  await page.getByRole('button', {name: 'Show as plain text'}).click();
  await expect(page.getByRole('article', {name: 'Cancel an order'})).toBeVisible();
  for (const name of events) {
    await expect(page.getByRole('article').getByText(name, {exact: true}).first()).toBeVisible();
  }
  await page.getByRole('button', {name: 'Show in Redoc'}).click();
  await expect(page.locator('.redoc-wrap')).toBeVisible();
  expect(faults).toEqual([]);
});

test('axe finds nothing in either view, in both schemes, which change as it is open', async ({
  page,
}) => {
  // Redoc's markup is large, and axe weighs every word of it.
  test.setTimeout(240_000);
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await openRedoc(page);
  const create = page.locator('[id="operation/createOrder"]');
  // Fields of an answer, a chosen kind of order.
  await create.getByRole('button', {name: /^200/}).first().click();
  for (const view of ['redoc', 'plain']) {
    if (view === 'plain') await page.getByRole('button', {name: 'Show as plain text'}).click();
    await expect(page.locator('[data-reference]')).toHaveAttribute('data-reference', view);
    for (const [colorScheme, width] of VIEWS) {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 800});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await axeFaults(page), `${view} ${colorScheme} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
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

test('a deep link leads to its call, an error or a group, in both views', async ({page}) => {
  await openRedoc(page, '/api#operation/cancelOrder');
  const heading = page.getByRole('heading', {name: 'Cancel an order'});
  await expect(heading).toBeInViewport();
  await page.getByRole('button', {name: 'Show as plain text'}).focus();
  await page.keyboard.press('Enter');
  const navigation = page.getByRole('navigation', {name: 'Calls and events'});
  await navigation.getByRole('link', {name: 'Get an order'}).click();
  await expect(page.getByRole('heading', {name: 'Get an order', level: 3})).toBeInViewport();
  await openRedoc(page, '/api?error#error/INSUFFICIENT_BALANCE');
  await expect(page.locator('[id="error/INSUFFICIENT_BALANCE"]')).toBeInViewport();
  await openRedoc(page, '/api?group#tag/Webhooks');
  await expect(redocHeading(page, 2, 'Webhooks')).toBeInViewport();
});

test('the site search leads to a call, an event and an error', async ({page}) => {
  for (const [query, anchor] of [
    ['cancelOrder', 'operation/cancelOrder'],
    ['withdrawal.completed', 'operation/onWithdrawalCompleted'],
    ['TIMESTAMP_OUT_OF_RANGE', 'error/TIMESTAMP_OUT_OF_RANGE'],
  ] as const) {
    await open(page, `/search?q=${query}`);
    await page.locator(`main article a[href="/api#${anchor}"]`).click();
    await expect(page).toHaveURL(/\/api#/);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});

test('the search finds a call by one of its fields', async ({page}) => {
  await open(page, '/api');
  const navigation = page.getByRole('navigation', {name: 'Calls and events'});
  await navigation.getByRole('searchbox').fill('fee_currency');
  await expect(navigation.getByRole('status')).toHaveText('2 found');
  await expect(navigation.getByRole('link', {name: 'List your trades'})).toBeVisible();
  await expect(navigation.getByRole('link', {name: 'List tickers'})).toHaveCount(0);
});

test('headings go down one level at a time, in both views', async ({page}) => {
  await openRedoc(page);
  for (const view of ['redoc', 'plain']) {
    if (view === 'plain') await page.getByRole('button', {name: 'Show as plain text'}).click();
    await expect(page.locator('[data-reference]')).toHaveAttribute('data-reference', view);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) =>
        headings.map((heading) => Number(heading.ariaLevel ?? heading.tagName.slice(1))),
      );
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(jumps, view).toEqual([]);
  }
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
  await open(page, '/knowledge-base/payments/sepa-swift');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = fs.readFileSync(path.join(process.cwd(), 'build', script), 'utf8');
    expect(text, script).not.toContain('INSUFFICIENT_PERMISSIONS');
    expect(text, script).not.toContain('redoc-wrap');
  }
});
