import assert from 'node:assert/strict';
import {createHmac, randomUUID} from 'node:crypto';

import createClient, {type Middleware} from 'openapi-fetch';

import type {components, paths} from './api.js';
import {createOrderBody, createOrderResponse} from './orval.js';
import {api as checked} from './zod.js';

const {API_ORIGIN, API_KEY = '', API_SECRET = ''} = process.env;

const signing: Middleware = {
  async onRequest({request}) {
    const {pathname, search} = new URL(request.url);
    const timestamp = String(Date.now());
    const text = timestamp + request.method + pathname + search + (await request.clone().text());
    const signature = createHmac('sha256', API_SECRET).update(text).digest('hex');
    request.headers.set('X-API-Key', API_KEY);
    request.headers.set('X-API-Timestamp', timestamp);
    request.headers.set('X-API-Signature', signature);
    return request;
  },
};

const client = createClient<paths>({baseUrl: `${API_ORIGIN}/v1`});
client.use(signing);

interface Schema {
  parse(value: unknown): unknown;
  safeParse(value: unknown): {success: boolean};
}

/** An operation as the zod generator knows it. */
function operation(id: string): {response: Schema; parameters?: {schema: Schema}[]} {
  const found = checked.api.find(({alias}) => alias === id);
  assert.ok(found, id);
  return found;
}

/** Reads an answer with the zod schema of its operation as well. */
function read<T>(id: string, {data, error}: {data?: {data: T}; error?: unknown}): T {
  assert.equal(error, undefined);
  assert.ok(data);
  operation(id).response.parse(data);
  return data.data;
}

const tickers = read('getTicker', await client.GET('/markets/ticker'));
assert.match(tickers[0]?.last_price ?? '', /^\d/);
const balances = read('listBalances', await client.GET('/account/balance'));
assert.ok(balances.some(({currency}) => currency === 'EUR'));
type NewOrder = components['schemas']['NewOrder'];
const bare = {pair: 'BTC-EUR', side: 'buy', amount: '0.0100'} as const;
const price = '20000.00';
const order: NewOrder = {...bare, client_order_id: randomUUID(), type: 'limit', price};
const answer = await client.POST('/orders/create', {body: order});
const placed = read('createOrder', answer);
createOrderResponse.parse(answer.data);
const path = {id: placed.order_id};
const found = read('getOrder', await client.GET('/orders/{id}', {params: {path}}));
assert.equal(found.status, 'created');
const cancelled = read('cancelOrder', await client.DELETE('/orders/{id}', {params: {path}}));
assert.equal(cancelled.status, 'cancelled');

const body = {...order, client_order_id: randomUUID(), amount: '1000'};
const {error, response} = await client.POST('/orders/create', {body});
assert.equal(response.status, 400);
// The page of a gateway is a text.
assert.equal(typeof error === 'object' && error.error.code, 'INSUFFICIENT_BALANCE');
// @ts-expect-error: a limit order needs a price.
const priceless: NewOrder = {...bare, type: 'limit'};
const accepts = (body: unknown): boolean | undefined =>
  operation('createOrder').parameters?.[0]?.schema.safeParse(body).success;
for (const [isAccepted, body] of [
  [true, order],
  [true, {...bare, type: 'market'}],
  [false, priceless],
  [false, {...order, amount: '0'}],
]) {
  assert.equal(accepts(body), isAccepted, JSON.stringify(body));
  assert.equal(createOrderBody.safeParse(body).success, isAccepted, JSON.stringify(body));
}
console.log('passed');
