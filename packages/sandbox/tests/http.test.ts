import {expect, test} from 'vitest';

import {rateLimiter} from '../src/rate-limit';
import {codesOf} from '../src/reply';
import {ONCE, orderWith, rules, signed, useSandbox} from './support';

const {api, ask, contract, place, steer} = useSandbox();

const TICKER = '/v1/markets/ticker';
const CREATE = '/v1/orders/create';

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
  for (const name of ['Content-Type', ...Object.keys(signed(rules.keys, 'GET', '/'))]) {
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

const get = () => fetch(api().origin + TICKER, {headers: ONCE});

test('the next responses can be chosen over HTTP: a status, a page of HTML, nothing', async () => {
  expect(await steer('next', '503 html html-200 nothing 429')).toMatchObject({status: 204});
  expect((await ask(TICKER)).status).toBe(503);
  for (const status of [502, 200]) {
    const page = await get();
    expect([page.status, await page.text()]).toEqual([status, expect.stringContaining('<html>')]);
  }
  await expect(get()).rejects.toThrow();
  const refused = await ask(TICKER);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await get()).status).toBe(200);
  expect(await steer('next', '200 sometimes')).toMatchObject({status: 400});
  expect(await steer('next', '503 '.repeat(1001))).toMatchObject({status: 400});
});

test('an answer is lost, or says 503, after the order was placed', async () => {
  const count = async () => ((await ask('/v1/account/orders')).data as {total: number}).total;
  const before = await count();
  await steer('next', 'lost 503-done 503');
  await expect(place({client_order_id: 'a'})).rejects.toThrow();
  const done = await place({client_order_id: 'b'});
  const refused = await place({client_order_id: 'c'});
  expect([done.status, done.error?.code, refused.status]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
    503,
  ]);
  expect(done.headers.get('x-ratelimit-limit')).toBe(String(rules.limits.private));
  expect(await count()).toBe(before + 2);
});

test('an answer is late, after the order was placed, and what was set can be forgotten', async () => {
  await steer('next', 'slow 503');
  const sent = orderWith(contract(), {client_order_id: 'a'});
  await expect(ask(sent[0], {...sent[1], signal: AbortSignal.timeout(500)})).rejects.toThrow();
  expect((await steer('next', '')).status).toBe(204);
  const {data} = await ask('/v1/account/orders?limit=1');
  expect(data).toMatchObject({items: [{client_order_id: 'a'}]});
});

test('every error code can be chosen, and has its status', async () => {
  const codes = Object.entries(codesOf(contract()));
  expect(codes.length).toBeGreaterThan(8);
  await steer('next', codes.map(([code]) => code).join(' '));
  for (const [code, {status}] of codes) {
    const response = await get();
    expect([response.status, await response.json()]).toMatchObject([status, {error: {code}}]);
  }
});
