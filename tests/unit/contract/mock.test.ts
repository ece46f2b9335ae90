import {createHmac} from 'node:crypto';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {type MockApi, startMockApi} from '@site/scripts/api/mock/server';
import {bundleContract} from '@site/src/contract/bundle';

import {ROOT} from '../support/root';
import {KEYS, SECRET} from '../support/samples';

let api: MockApi;
beforeAll(async () => {
  api = await startMockApi(await bundleContract(ROOT), KEYS);
});
afterAll(() => api.close());

interface Sent {
  method?: string;
  body?: string;
  /** Milliseconds by which the clock of the sender is off. */
  late?: number;
}

/** Signs and sends; gives status and code of the error. */
async function send(target: string, {method = 'GET', body = '', late = 0}: Sent = {}) {
  const timestamp = String(Date.now() - late);
  const signature = createHmac('sha256', SECRET)
    .update(timestamp + method + target + body)
    .digest('hex');
  const response = await fetch(api.origin + target, {
    method,
    headers: {
      'X-API-Key': KEYS[0].key,
      'X-API-Timestamp': timestamp,
      'X-API-Signature': signature,
    },
    ...(body && {body}),
  });
  const answer = (await response.json()) as {error: {code: string} | null};
  return `${response.status} ${answer.error?.code ?? ''}`.trim();
}

const order = {pair: 'BTC-EUR', side: 'buy', type: 'limit', amount: '0.01', price: '9'};
const place = (change: object) =>
  send('/v1/orders/create', {method: 'POST', body: JSON.stringify({...order, ...change})});

test('takes what the contract allows', async () => {
  expect(await send('/v1/account/orders?limit=100&offset=7')).toBe('200');
  expect(await place({})).toBe('200');
  expect(await place({type: 'market', price: undefined})).toBe('200');
  expect(await place({type: 'stop_loss', price: undefined, stop_price: '8'})).toBe('200');
});

test.each([
  ['a limit out of bounds', () => send('/v1/account/orders?limit=101'), '400 INVALID_REQUEST'],
  ['an unknown parameter', () => send('/v1/account/orders?status=open'), '400 INVALID_REQUEST'],
  ['a number for an amount', () => place({amount: 0.01}), '400 INVALID_REQUEST'],
  ['a limit order without price', () => place({price: undefined}), '400 INVALID_REQUEST'],
  ['a field that is not listed', () => place({colour: 'red'}), '400 INVALID_REQUEST'],
  ['a market order with a price', () => place({type: 'market'}), '400 INVALID_REQUEST'],
  [
    'an old timestamp',
    () => send('/v1/account/balance', {late: 31_000}),
    '401 TIMESTAMP_OUT_OF_RANGE',
  ],
  [
    'a clock ahead',
    () => send('/v1/account/balance', {late: -31_000}),
    '401 TIMESTAMP_OUT_OF_RANGE',
  ],
  ['a path without base', () => send('/account/balance'), '404 NOT_FOUND'],
  ['the other base path', () => send('/api/v1/account/balance'), '404 NOT_FOUND'],
])('refuses %s', async (_, call, refusal) => {
  expect(await call()).toBe(refusal);
});
