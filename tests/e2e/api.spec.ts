import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';
import {parse} from 'yaml';

import {watchFaults} from './support/faults';

const operations = [
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

test('Redoc shows all nine operations, asks no other origin and breaks nothing', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await page.goto('/api', {waitUntil: 'networkidle'});
  await expect(page.locator('.redoc-wrap')).toBeVisible();
  for (const name of operations) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
  await expect(page.locator('main')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('the served page names all nine operations without script', async ({request}) => {
  const html = await (await request.get('/api')).text();
  for (const name of operations) expect(html).toContain(name);
  expect(html).toContain('/orders/create');
});

test('the document can be downloaded as YAML and JSON, the same in both', async ({request}) => {
  const json: unknown = await (await request.get('/openapi.json')).json();
  const yaml: unknown = parse(await (await request.get('/openapi.yaml')).text());
  expect(yaml).toEqual(json);
  expect(Object.keys((json as {paths: object}).paths)).toHaveLength(8);
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
