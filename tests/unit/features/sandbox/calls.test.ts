import {errorCatalogue, follow, operationsOf} from '@portal/contract';
import {describe, expect, test} from 'vitest';

import {rateLimiter} from '@site/src/features/sandbox/rate-limit';
import {LIMITS} from '../../support/samples';
import {type Asked, ONCE, signed, useSandbox} from '../../support/sandbox';

const {api, ask, document, place, steer} = useSandbox();

const BALANCE = '/v1/account/balance';
const TICKER = '/v1/markets/ticker';
const CREATE = '/v1/orders/create';
const send = (body: string | Buffer, headers = {}) => ask(CREATE, {method: 'POST', body, headers});

/** The status of a response and its error code. Every response must match the contract. */
function outcomeOf({status, answer, fault}: Asked): string {
  expect(fault).toBeUndefined();
  return `${status} ${answer.error?.code ?? ''}`.trim();
}

test('an order from the examples of the contract gets the answer that stands beside it', async () => {
  const found = operationsOf(document().paths).find((one) => one.path === '/orders/create');
  const {requestBody, responses = {}} = found?.operation ?? {};
  const answers = Object.assign(
    {},
    ...['200', '400'].map((status) => {
      const response = follow(document(), responses[status] ?? {description: ''});
      return response.content?.['application/json']?.examples ?? {};
    }),
  ) as Record<string, object>;
  const sent = Object.entries(requestBody?.content['application/json']?.examples ?? {});
  expect(sent.length).toBeGreaterThan(4);
  for (const [name, example] of sent) {
    const {value} = follow<{value?: unknown}>(document(), example);
    const {answer} = await send(JSON.stringify(value));
    const {value: wanted} = follow<{value?: unknown}>(document(), answers[name] ?? {});
    const changing = {order_id: expect.any(String) as string, created_at: expect.any(Number)};
    const {data, error} = wanted as typeof answer;
    expect(answer.data, name).toEqual(data && {...data, ...changing});
    expect(answer.error?.code, name).toBe(error?.code);
  }
});

/** A refused request, as its query, the change to an order, or a body and its type. */
test.each<[sent: string | object, message: string, type?: string]>([
  ['limit=101', 'limit must be at most 100'],
  ['limit=0', 'limit must be at least 1'],
  ['limit=1e1', 'limit must be a whole number'],
  ['limit=1&limit=2', 'limit must be given once'],
  ['status=open', 'status is not a parameter'],
  [{amount: 0.01}, 'amount must be a string, such as "0.0100"'],
  [{price: undefined}, 'price is missing'],
  [{type: 'stop_loss', price: undefined}, 'stop_price is missing'],
  [{type: 'constructor'}, 'type must be one of market, limit'],
  [{side: 'hold'}, 'side must be one of buy, sell'],
  [{colour: 'red'}, 'colour is not a field'],
  [{type: 'market'}, 'price is not a field'],
  [{amount: '0.010000000'}, 'amount must be: a decimal number'],
  [{amount: '0'}, 'at most eight decimals'],
  [{amount: '9'.repeat(400)}, 'amount must not have more than 21 characters'],
  [{pair: 'btc-eur'}, 'capitals, joined by a hyphen'],
  [{pair: 'XYZ-EUR'}, 'pair is not traded'],
  [{amount: '0.00009999'}, 'amount must be at least 0.0001 BTC'],
  [Buffer.from('{}'), 'Content-Type must be application/json', 'text/plain'],
  [Buffer.from('{"pair"'), 'The body must be a JSON object'],
  [Buffer.from('{"pair":"\xff"}', 'latin1'), 'object in UTF-8'],
])('blames the right part of %j: %s %s', async (sent, message, type = 'application/json') => {
  const asked = await (typeof sent === 'string'
    ? ask(`/v1/account/orders?${sent}`)
    : Buffer.isBuffer(sent)
      ? send(sent, {'Content-Type': type})
      : place(sent));
  expect(outcomeOf(asked)).toBe('400 INVALID_REQUEST');
  expect(asked.answer.error?.message).toContain(message);
});

const withHeader =
  (header: string, value = '', path = BALANCE) =>
  () =>
    ask(path, {headers: {[header]: value}});
test.each<[what: string, call: () => Promise<Asked>, outcome: string, message?: string]>([
  ['an old timestamp', () => ask(BALANCE, {late: 300_000}), '401 TIMESTAMP_OUT_OF_RANGE'],
  ['a clock ahead', () => ask(BALANCE, {late: -300_000}), '401 TIMESTAMP_OUT_OF_RANGE'],
  ['no timestamp', withHeader('X-API-Timestamp'), '401 TIMESTAMP_OUT_OF_RANGE', 'is missing'],
  ['an unknown key', withHeader('X-API-Key', 'x'), '401 INVALID_CREDENTIALS'],
  ['no key', withHeader('X-API-Key'), '401 INVALID_CREDENTIALS', 'X-API-Key is missing'],
  [
    'a wrong signature',
    withHeader('X-API-Signature', 'x', `${BALANCE}?a=1`),
    '401 INVALID_SIGNATURE',
    'balance?a=1',
  ],
  ['the book of an unknown pair', () => ask('/v1/markets/orderbook/XYZ-EUR'), '404 NOT_FOUND'],
  ['the book of no pair', () => ask('/v1/markets/orderbook/%ZZ'), '404 NOT_FOUND'],
  ['an unknown order', () => ask('/v1/orders/ord_9', {method: 'DELETE'}), '404 NOT_FOUND'],
  ['another base path', () => ask('/api/v1/account/balance'), '404 NOT_FOUND', 'begin with /v1/'],
  ['a slash at the end', () => ask(`${BALANCE}/`), '404 NOT_FOUND', 'without a slash at the end'],
  ['another method', () => ask(TICKER, {method: 'DELETE'}), '405 METHOD_NOT_ALLOWED'],
])('rejects %s', async (_, call, outcome, message = '') => {
  const asked = await call();
  expect(outcomeOf(asked)).toBe(outcome);
  expect(asked.answer.error?.message).toContain(message);
});

test('HEAD has the headers of GET and no body; OPTIONS and 405 name the methods', async () => {
  const target = api().origin + TICKER;
  const head = await fetch(target, {method: 'HEAD', headers: ONCE});
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  const options = await fetch(target, {method: 'OPTIONS', headers: ONCE});
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect(options.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
  const put = await fetch(`${api().origin}${CREATE}`, {method: 'PUT', headers: ONCE});
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('browser tools on other origins may send what a call needs, and read the headers', async () => {
  const ticker = api().origin + TICKER;
  const asks = {
    Origin: 'https://editor.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'x-api-key,content-type',
  };
  const preflight = await fetch(ticker, {method: 'OPTIONS', headers: {...ONCE, ...asks}});
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
  for (const name of ['Content-Type', ...Object.keys(signed('GET', '/'))]) {
    expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
  }
  for (const target of [ticker, `${api().origin}/none`]) {
    const {headers} = await fetch(target, {headers: ONCE});
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
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
  const free = rateLimiter({public: 1, private: 1}, false);
  expect([1, 2, 3].map(() => free('public', 'address').refused)).toEqual([false, false, false]);
});

test('a reset forgets the calls that were counted', async () => {
  const left = async () => Number((await ask(BALANCE)).headers.get('x-ratelimit-remaining'));
  await left();
  await steer('reset', '');
  expect(await left()).toBe(LIMITS.private - 1);
});

describe('the next responses can be chosen over HTTP, from any language', () => {
  const get = () => fetch(api().origin + TICKER, {headers: ONCE});

  test('a status, a page of HTML, nothing', async () => {
    expect(await steer('next', '503 html nothing 429')).toMatchObject({status: 204});
    expect(outcomeOf(await ask(TICKER))).toMatch('503');
    expect(await (await get()).text()).toContain('<html>');
    await expect(get()).rejects.toThrow();
    const refused = await ask(TICKER);
    expect([outcomeOf(refused).slice(0, 3), refused.headers.get('retry-after')]).toEqual([
      '429',
      '1',
    ]);
    expect((await get()).status).toBe(200);
    expect(await steer('next', '200 sometimes')).toMatchObject({status: 400});
    expect(await steer('next', '503 '.repeat(1001))).toMatchObject({status: 400});
  });

  test('a body that is too long uses up none of them, but counts against the limit, as they do', async () => {
    await steer('next', '503');
    const long = await send('x'.repeat(70_000));
    expect(outcomeOf(long)).toBe('413 PAYLOAD_TOO_LARGE');
    const next = await send('{}');
    expect(next.status).toBe(503);
    for (const {headers} of [long, next]) {
      expect(headers.get('x-ratelimit-limit')).toBe(String(LIMITS.private));
    }
  });

  test('every code of the catalogue, with its status', async () => {
    const catalogue = errorCatalogue(document());
    expect(catalogue.length).toBeGreaterThan(8);
    await steer('next', catalogue.map(([code]) => code).join(' '));
    for (const [code, {status}] of catalogue) {
      const response = await get();
      expect([response.status, await response.json()]).toMatchObject([status, {error: {code}}]);
    }
  });
});
