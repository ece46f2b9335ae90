import {type ChildProcess, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';

import {type OpenApiDocument, operationsOf} from '@portal/contract';
import {load} from 'cheerio';
import {expect, type Page, test} from 'playwright/test';
import {parse} from 'yaml';

import {axeFaults} from './support/axe';
import {faultless} from './support/faults';
import {expectOnTop} from './support/on-top';
import {hydrate, open, stopTimers} from './support/open';
import {quiet} from './support/quiet';
import {SCREEN_VIEWS, switchView} from './support/views';

const contract = JSON.parse(fs.readFileSync('build/openapi.json', 'utf8')) as OpenApiDocument;
const CALLS = operationsOf(contract.paths).map(({operation}) => operation.summary);

const navigation = (page: Page) => page.getByRole('navigation', {name: 'Calls and events'});

async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}

test('axe finds no violations before hydration, nor with all open @full', async ({page}) => {
  // Milliseconds: the page is large, and axe checks every element.
  test.setTimeout(240_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const view of SCREEN_VIEWS) {
    // Leaves the page first, so that it is not resized.
    await page.goto('about:blank');
    await page.emulateMedia({colorScheme: view.scheme});
    await page.setViewportSize({width: view.width, height: 800});
    await page.goto('/api');
    expect(await axeFaults(page), `${view.name}, before hydration`).toEqual([]);
  }
  await hydrate(page);
  await openAll(page);
  for (const view of SCREEN_VIEWS) {
    await switchView(page, view);
    expect(await axeFaults(page), `${view.name}, every section open`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width);
  }
});

test('the served page contains every field, rule, response and example', async ({request}) => {
  const html = await (await request.get('/api')).text();
  const texts = new Set<string>();
  const collect = (node: unknown, key = '', above = ''): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      const isHeader = key === 'headers' && above !== 'components';
      if (key === 'properties' || isHeader) texts.add(name);
      if (['pattern', 'const', 'operationId'].includes(name)) texts.add(String(value));
      if (name === 'enum') for (const one of value as unknown[]) texts.add(String(one));
      collect(value, name, key);
    }
  };
  collect(contract);
  expect(texts.size).toBeGreaterThan(80);
  const plain = load(html).text();
  const $ = load(html);
  const titles = [...$('main h3')].map((title) => $(title).text().replace('\u200b', ''));
  expect(titles).toHaveLength(23);
  expect(titles).toEqual(expect.arrayContaining([...CALLS, 'An order was filled']));
  const all = [...$('[id]')].map((element) => $(element).attr('id') ?? '');
  const ids = all.map((id) => id.replace('operation/', ''));
  for (const text of texts) {
    expect(plain.includes(text) || ids.includes(text), text).toBe(true);
  }
});

test('on a phone the contents open, jump to an event and close @full', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/api');
  await expect(navigation(page)).toBeHidden();
  const contents = page.locator('summary', {hasText: 'Contents'});
  // Above the downloads: whoever looks for a call sees at once where.
  expect((await contents.boundingBox())?.y).toBeLessThan(300);
  await contents.click();
  await navigation(page).getByRole('link', {name: 'A deposit was credited'}).click();
  await expect(navigation(page)).toBeHidden();
  await expect(page).toHaveURL('/api#operation/onDepositCompleted');
  await expect(page.getByText('"deposit.completed"').first()).toBeVisible();
  await expect(contents).toContainText('A deposit was credited');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(31_000);
});

faultless('every example can be copied, in the language chosen once', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api');
  const cancel = page.getByRole('article', {name: 'Cancel an order'});
  await page
    .getByRole('article', {name: 'List balances'})
    .getByRole('tab', {name: 'Python'})
    .click();
  const call = cancel.locator('[role="tabpanel"]:not([hidden]) pre').first();
  await expect(call).toContainText('request("DELETE"');
  const box = call.locator('..');
  expect(await box.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await stopTimers(page);
  await cancel.getByRole('button', {name: 'Copy both Cancel an order: Python'}).click();
  await expectOnTop(cancel.getByRole('button', {name: /^Copied/}));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const samples = contract.paths['/orders/{id}']?.delete?.['x-codeSamples'] ?? [];
  expect(copied).toBe(samples.find(({label}) => label === 'Python')?.source.trimEnd());
  expect(copied).toContain('hmac.new(');
  await openAll(page);
  const panels = await page.locator('main pre:visible').count();
  expect(panels).toBeGreaterThan(40);
  await expect(page.getByRole('button', {name: /^(Copy|Copied) (?!both)/})).toHaveCount(panels + 1);
  await page.clock.resume();
  await open(page, '/knowledge-base/api-docs/authentication');
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).not.toHaveCount(0);
});

test.describe('a call tried on the sandbox', () => {
  let sandbox: ChildProcess;
  let port = '';
  test.beforeAll(async () => {
    const started = spawn('node', ['build/sandbox.mjs', '--port', '0']);
    sandbox = started;
    const [said] = (await once(started.stdout, 'data')) as [Buffer];
    port = /127\.0\.0\.1:(\d+)/.exec(String(said))?.[1] ?? '';
  });
  test.afterAll(() => sandbox.kill());

  test('an order is signed, sent and answered, by code that loads on demand', async ({page}) => {
    await open(page, '/api');
    await quiet(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const order = page.getByRole('article', {name: 'Place an order'});
    const panel = order.getByRole('form', {name: 'Try it: Place an order'});
    await expect(panel).toHaveCount(0);
    await order.getByRole('button', {name: 'Try it'}).click();
    await panel.getByLabel('Port of your sandbox').fill('1');
    expect(loaded.filter((name) => name.startsWith('/assets/js/'))).not.toEqual([]);
    await panel.getByRole('button', {name: 'Send POST'}).click();
    await expect(panel.getByRole('status')).toContainText('No sandbox answered on port 1: start');
    await panel.getByLabel('Port of your sandbox').fill(port);
    await panel.getByLabel('Example').selectOption('A limit order to buy');
    await panel.getByRole('button', {name: 'Send POST'}).click();
    await expect(panel.getByRole('status')).toHaveText('The sandbox answered 200.');
    const shown = (name: string) => panel.getByRole('group', {name, exact: true});
    await expect(shown('Answer')).toContainText('"status": "created"');
    await expect(shown('Call')).toContainText(/X-API-Signature: [0-9a-f]{64}\n/);
    await expect(shown('String to sign')).toHaveText(/^\d{13}POST\/v1\/orders\/create\{[^]*\}$/);
    await panel.getByLabel('Test key').selectOption('read-only');
    await panel.getByRole('button', {name: 'Send POST'}).click();
    await expect(shown('Answer')).toContainText('INSUFFICIENT_PERMISSIONS');
    for (const view of SCREEN_VIEWS) {
      await switchView(page, view);
      expect(await axeFaults(page, 'article form'), view.name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width);
    }
  });

  test('a page that led here has another policy, so the panel opens on a page of its own', async ({
    page,
  }) => {
    await open(page, '/resources/api-docs');
    await page.locator('main a[href="/api"]').first().click();
    const orders = page.getByRole('article', {name: 'List your orders'});
    await orders.getByRole('button', {name: 'Try it'}).click();
    await expect(page).toHaveURL('/api?try=listOrders#operation/listOrders');
    const panel = orders.getByRole('form');
    await panel.getByLabel('Port of your sandbox').fill(port);
    await panel.getByRole('button', {name: 'Send GET'}).click();
    await expect(panel.getByRole('group', {name: 'Answer'})).toContainText('"ord_');
  });

  test('so are the calls that are folded', async ({page}) => {
    await open(page, '/api#operation/getTime');
    const call = page.getByRole('group').filter({has: page.getByText('/v1/time', {exact: true})});
    await call.getByRole('button', {name: 'Try it'}).click();
    await call.getByLabel('Port of your sandbox').fill(port);
    await call.getByRole('button', {name: 'Send GET'}).click();
    await expect(call.getByRole('status')).toHaveText('The sandbox answered 200.');
  });
});

test('the printed page has no buttons, and every section is open @full', async ({page}) => {
  await open(page, '/api');
  await page.emulateMedia({media: 'print'});
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
  for (const text of ['Retry-After', 'stop_price', 'fee_currency', '"withdrawal.completed"']) {
    await expect(page.getByText(text, {exact: true}).last(), text).toBeVisible();
  }
});

test('the contract, a Postman collection and vectors can be downloaded', async ({request}) => {
  const text = async (address: string): Promise<string> => (await request.get(address)).text();
  const json = JSON.parse(await text('/openapi.json')) as {paths: object; webhooks: object};
  expect(parse(await text('/openapi.yaml'))).toEqual(json);
  expect(Object.keys(json.paths)).toHaveLength(12);
  expect(Object.keys(json.webhooks)).toHaveLength(8);
  const collection = await text('/postman.json');
  for (const name of CALLS) expect(collection).toContain(name);
  const environment = JSON.parse(await text('/postman-sandbox.json')) as {values: unknown[]};
  expect(environment.values).toHaveLength(3);
  const catalogue = JSON.parse(await text('/.well-known/api-catalog')) as {linkset: object[]};
  expect(JSON.stringify(catalogue.linkset[0])).toContain('/openapi.json');
  const head = load(await text('/api'));
  expect(head('link[rel=service-desc]').attr('href')).toBe('/openapi.json');
  expect(head('link[rel=alternate][type="text/markdown"]').attr('href')).toContain('/api.md');
  const vectors = JSON.parse(await text('/signing-vectors.json')) as {requests: unknown[]};
  expect(vectors.requests.length).toBeGreaterThan(3);
  const sums = [...(await text('/SHA256SUMS.txt')).matchAll(/^(\w{64}) {2}(\S+)$/gm)];
  expect(sums.length).toBeGreaterThan(6);
  for (const [, sum, name = ''] of sums) {
    const body = await (await request.get(`/${name}`)).body();
    expect(createHash('sha256').update(body).digest('hex'), name).toBe(sum);
  }
});

test('on a phone, the reference folds what can wait, a link opens it, and no name is broken', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/api');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(15_000);
  await expect(page.getByText('Conventions.', {exact: true})).toBeHidden();
  await expectFirstCall(page);
  const copy = page.getByRole('button', {name: /^Copy /});
  await expect(page.getByRole('button', {name: /^Copy .*Download and start/})).toBeVisible();
  const covering = await copy.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const {top, bottom} = button.getBoundingClientRect();
      const codes = button.closest('div')?.parentElement?.querySelectorAll('pre') ?? [];
      const isCovered = [...codes].some((code) => {
        const text = document.createRange();
        text.selectNodeContents(code);
        const lines = text.getBoundingClientRect();
        return bottom > lines.top && top < lines.bottom;
      });
      return isCovered ? [button.textContent] : [];
    }),
  );
  expect(covering).toEqual([]);
  const names = page.locator('main :is(p, li) code', {hasText: /^[\w-]+-[\w…]+$/});
  const lines = await names.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(Math.max(...lines)).toBe(1);
  await page.goto('/api#error/RATE_LIMIT_EXCEEDED');
  await expect(page.locator('[id="error/RATE_LIMIT_EXCEEDED"]')).toBeInViewport();
  await open(page, '/api#failure');
  await expect(page.locator('summary', {hasText: 'Contents'})).toContainText(
    'Fields of every failure',
  );
  await page.setViewportSize({width: 1280, height: 740});
  await page.goto('/api');
  await expect(page.getByText('Conventions.', {exact: true})).toBeVisible();
  await expectFirstCall(page);
});

/** Expects the first screen to show a call and what it answers. */
async function expectFirstCall(page: Page): Promise<void> {
  const call = page.locator('pre', {hasText: /^curl .*\/markets\/ticker$/}).first();
  await expect(call).toBeInViewport({ratio: 1});
  await expect(page.getByText('"BTC-EUR"').first()).toBeInViewport({ratio: 1});
}

test('on a phone, the guide folds its sections, and a link opens the one that it leads to', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  const limits = page.getByText('Public calls are counted for each IP address');
  const title = page.getByRole('heading', {name: 'What to do after a 429'});
  await page.goto('/resources/api-docs');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
  await expect(limits).toBeHidden();
  // Before the scripts, then by a link of this site.
  for (const anchor of ['rate-limits', 'what-to-do-after-a-429']) {
    await page.goto(`/resources/api-docs#${anchor}`);
    await expect(limits).toBeVisible();
  }
  await open(page, '/search?q=429');
  const result = page.locator('main article a[href="/resources/api-docs#what-to-do-after-a-429"]');
  await result.first().click();
  await expect(title).toBeInViewport();
  await page.setViewportSize({width: 1280, height: 740});
  await page.goto('/resources/api-docs');
  await expect(limits).toBeVisible();
});
