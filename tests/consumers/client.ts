import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';

import createClient from 'openapi-fetch';

import type {components, paths} from './api.js';
import {client as heyClient} from './hey/client.gen.js';
import * as hey from './hey/index.js';
import * as kubb from './kubb/index.js';
import * as oazapfts from './oazapfts.js';
import {createOrderBody, createOrderResponse} from './orval-zod.js';
import * as orval from './orval.js';
import {signedFetch} from './signedFetch.mjs';
import {createApiClient} from './typed.js';
import {createApiClient as createZodios, schemas} from './zod.js';

const baseUrl = `${process.env.API_ORIGIN}/v1`;
const client = createClient<paths>({baseUrl, fetch: signedFetch});
const zodios = createZodios(baseUrl, {axiosConfig: {adapter: 'fetch', env: {fetch: signedFetch}}});
heyClient.setConfig({baseUrl, fetch: signedFetch});
Object.assign(oazapfts.defaults, {baseUrl, fetch: signedFetch});
const typed = createApiClient({
  fetch: ({method, url, parameters}) =>
    signedFetch(url, {
      method,
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(parameters?.body),
    }),
}).setBaseUrl(baseUrl);

type NewOrder = components['schemas']['NewOrder'];
const bare = {pair: 'BTC-EUR', side: 'buy', amount: '0.0100'} as const;
const limit = () =>
  ({...bare, client_order_id: randomUUID(), type: 'limit', price: '20000.00'}) as const;

type Answer = {data?: {status?: string} | null} | undefined;
/** How the client of each generator places an order. */
const PLACE: Record<string, () => Promise<Answer>> = {
  'openapi-typescript': async () => (await client.POST('/orders/create', {body: limit()})).data,
  orval: async () => (await orval.createOrder(limit())).data as Answer,
  'openapi-zod-client': () => zodios.createOrder(limit()),
  oazapfts: async () => (await oazapfts.createOrder(limit())).data,
  '@hey-api/openapi-ts': async () => (await hey.createOrder({body: limit()})).data,
  '@kubb/cli': () => kubb.createOrder(limit()),
  'typed-openapi': () => typed.post('/orders/create', {body: limit()}),
};
for (const [name, place] of Object.entries(PLACE)) {
  console.log(name, (await place())?.data?.status);
}

const tickers = await zodios.getTicker();
assert.match(tickers.data[0]?.last_price ?? '', /^\d/);
const balances = await zodios.listBalances();
assert.ok(balances.data.some(({currency}) => currency === 'EUR'));
const order: NewOrder = limit();
const placed = await client.POST('/orders/create', {body: order});
createOrderResponse.parse(placed.data);
const params = {id: placed.data?.data.order_id ?? ''};
const found = await client.GET('/orders/{id}', {params: {path: params}});
assert.equal(found.data?.data.status, 'created');
const cancelled = await zodios.cancelOrder(undefined, {params});
assert.equal(cancelled.data.status, 'cancelled');

const body = {...order, client_order_id: randomUUID(), amount: '1000'};
const {error, response} = await client.POST('/orders/create', {body});
assert.equal(response.status, 400);
// The page of a gateway is a text.
assert.equal(typeof error === 'object' && error.error.code, 'INSUFFICIENT_BALANCE');
// @ts-expect-error: a limit order needs a price.
const priceless: NewOrder = {...bare, type: 'limit'};
for (const [isAccepted, body] of [
  [true, order],
  [true, {...bare, type: 'market'}],
  [false, priceless],
  [false, {...order, amount: '0'}],
]) {
  assert.equal(schemas.NewOrder.safeParse(body).success, isAccepted, JSON.stringify(body));
  assert.equal(createOrderBody.safeParse(body).success, isAccepted, JSON.stringify(body));
}
