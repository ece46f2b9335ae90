import {createHmac} from 'node:crypto';

import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {rateLimiter} from '@site/scripts/sandbox/rate-limit';
import {type Sandbox, startSandbox} from '@site/scripts/sandbox/server';
import {bundleContract} from '@site/src/features/contract/bundle';
import {
  follow,
  type OpenApiDocument,
  operationsOf,
  type Schema,
} from '@site/src/features/contract/document';
import {ROOT} from '../../support/root';
import {KEYS, LIMITS, SECRET} from '../../support/samples';

let api: Sandbox;
let document: OpenApiDocument;
beforeAll(async () => {
  document = await bundleContract(ROOT);
  api = await startSandbox(document, KEYS, LIMITS);
});
afterAll(() => api.close());

/** On a busy machine, the server may close an idle connection just before its next request. */
const ONCE = {Connection: 'close'};

interface Sent {
  method?: string;
  body?: string;
  /** Milliseconds by which the clock of the sender is slow. */
  late?: number;
}

/** Sends a signed request. Its response must match the contract. */
async function ask(target: string, {method = 'GET', body = '', late = 0}: Sent = {}) {
  const timestamp = String(Date.now() - late);
  const signature = createHmac('sha256', SECRET)
    .update(timestamp + method + target + body)
    .digest('hex');
  const response = await fetch(api.origin + target, {
    method,
    headers: {
      ...ONCE,
      'X-API-Key': KEYS[0].key,
      'X-API-Timestamp': timestamp,
      'X-API-Signature': signature,
    },
    ...(body && {body}),
  });
  const answer = (await response.json()) as {
    data: object | null;
    error: {code: string} | null;
  };
  expect(faultOf(method, target, response, answer)).toBeUndefined();
  return {status: response.status, answer};
}

/** The status of the response and its error code. */
async function send(target: string, sent: Sent = {}): Promise<string> {
  const {status, answer} = await ask(target, sent);
  return `${status} ${answer.error?.code ?? ''}`.trim();
}

const BALANCE = '/v1/account/balance';
const order = {pair: 'BTC-EUR', side: 'buy', type: 'limit', amount: '0.01', price: '9'};
const place = (change: object) =>
  send('/v1/orders/create', {method: 'POST', body: JSON.stringify({...order, ...change})});

/** How a response differs from what the contract says about its call. */
function faultOf(
  method: string,
  target: string,
  {status, headers}: Response,
  answer: unknown,
): string | undefined {
  const {pathname} = new URL(target, api.origin);
  const at = operationsOf(document.paths).find(
    (one) =>
      one.method.toUpperCase() === method &&
      new RegExp(`^/v1${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  const failure: Schema = {$ref: '#/components/schemas/Failure'};
  if (!at) return validate(failure, answer);
  const documented = at.operation.responses[String(status)];
  if (!documented) return `${at.operation.operationId} has no ${status}`;
  const response = follow(document, documented);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const {schema} = follow<{schema: Schema}>(document, header);
    const fault = validate(schema, Number(headers.get(name) ?? Number.NaN));
    if (fault) return `${name}: ${fault}`;
  }
  const content = response.content?.['application/json'];
  return content ? validate(content.schema, answer) : 'no content is documented';
}

function validate(schema: Schema, value: unknown): string | undefined {
  const ajv = addFormats(new Ajv2020({strict: false}));
  const check = ajv.compile({...document, ...schema} as object);
  return check(value) ? undefined : ajv.errorsText(check.errors);
}

test('accepts what the contract allows', async () => {
  expect(await send('/v1/account/orders?limit=100&offset=7')).toBe('200');
  expect(await place({})).toBe('200');
  expect(await place({type: 'market', price: undefined})).toBe('200');
  expect(await place({type: 'stop_loss', price: undefined, stop_price: '8'})).toBe('200');
});

test.each([
  ['a limit out of bounds', () => send('/v1/account/orders?limit=101'), '400 INVALID_REQUEST'],
  ['an unknown parameter', () => send('/v1/account/orders?status=open'), '400 INVALID_REQUEST'],
  ['a number as an amount', () => place({amount: 0.01}), '400 INVALID_REQUEST'],
  ['a limit order without a price', () => place({price: undefined}), '400 INVALID_REQUEST'],
  ['a field that is not listed', () => place({colour: 'red'}), '400 INVALID_REQUEST'],
  ['a market order with a price', () => place({type: 'market'}), '400 INVALID_REQUEST'],
  ['nine decimals', () => place({amount: '0.123456789'}), '400 INVALID_REQUEST'],
  ['a pair that is not traded', () => place({pair: 'XYZ-EUR'}), '400 INVALID_REQUEST'],
  ['an old timestamp', () => send(BALANCE, {late: 300_000}), '401 TIMESTAMP_OUT_OF_RANGE'],
  ['a clock ahead', () => send(BALANCE, {late: -300_000}), '401 TIMESTAMP_OUT_OF_RANGE'],
  ['the book of an unknown pair', () => send('/v1/markets/orderbook/XYZ-EUR'), '404 NOT_FOUND'],
  ['an unknown order', () => send('/v1/orders/ord_9', {method: 'DELETE'}), '404 NOT_FOUND'],
  ['an unknown method', () => send('/v1/markets/ticker', {method: 'DELETE'}), '404 NOT_FOUND'],
  ['another base path', () => send('/api/v1/account/balance'), '404 NOT_FOUND'],
])('rejects %s', async (_, call, error) => {
  expect(await call()).toBe(error);
});

test('every GET and DELETE is answered as the contract describes', async () => {
  for (const {method, path} of operationsOf(document.paths)) {
    const target = `/v1${path}`.replace('{pair}', 'ETH-EUR').replace('{id}', 'ord_1001');
    if (method !== 'post') {
      expect(await send(target, {method: method.toUpperCase()}), target).toBe('200');
    }
  }
});

test('one call too many in a minute is rejected until the minute is over', () => {
  const count = rateLimiter({public: 1, private: 2});
  const noon = Date.UTC(2024, 0, 1, 12, 0, 15);
  const calls = [noon, noon, noon, noon + 45_000].map((now) => count('private', 'key', now));
  expect(calls.map(({refused}) => refused)).toEqual([false, false, true, false]);
  expect(calls[2]?.headers).toEqual({
    'X-RateLimit-Limit': '2',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': '45',
    'Retry-After': '45',
  });
  expect(count('private', 'other key', noon + 45_000).refused).toBe(false);
});

test('the next responses can be chosen over HTTP, from any language', async () => {
  const post = (body: string) =>
    fetch(`${api.origin}/sandbox/next`, {method: 'POST', body, headers: ONCE});
  expect((await post('503 html nothing 429')).status).toBe(204);
  const get = () => fetch(`${api.origin}/v1/markets/ticker`, {headers: ONCE});
  expect((await get()).status).toBe(503);
  expect(await (await get()).text()).toContain('<html>');
  await expect(get()).rejects.toThrow();
  const refused = await get();
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(faultOf('POST', '/none', refused, await refused.json())).toBeUndefined();
  expect((await get()).status).toBe(200);
  expect((await post('200 sometimes')).status).toBe(400);
});
