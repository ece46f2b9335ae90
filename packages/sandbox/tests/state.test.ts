import {expect, test} from 'vitest';

import type {Balance} from '../src/ledger';
import type {AccountTrade, Order} from '../src/orders';
import {type Asked, useSandbox} from './support';

const {ask, place, steer} = useSandbox();

interface Page<T> {
  items: T[];
  limit: number;
  offset: number;
  total: number;
}

function dataOf<T>({data, error}: Asked): T {
  expect(error).toBeNull();
  return data as T;
}

const read = async <T>(target: string): Promise<T> => dataOf<T>(await ask(target));
const balance = async (currency: string): Promise<Balance | undefined> =>
  (await read<Balance[]>('/v1/account/balance')).find((one) => one.currency === currency);
const order = async (change: object): Promise<Order> => dataOf<Order>(await place(change));

test('an order is remembered, listed first, and cancelled once', async () => {
  const placed = await order({pair: 'ETH-EUR', amount: '0.5', price: '1000'});
  expect(placed).toMatchObject({pair: 'ETH-EUR', status: 'created', filled_amount: '0.0000'});
  const {order_id: id} = placed;
  expect(await read(`/v1/orders/${id}`)).toEqual(placed);
  expect((await read<Page<Order>>('/v1/account/orders?limit=1')).items).toEqual([placed]);
  const cancelled = {...placed, status: 'cancelled'};
  for (const _ of [1, 2]) {
    expect(dataOf(await ask(`/v1/orders/${id}`, {method: 'DELETE'}))).toEqual(cancelled);
  }
  expect(await read(`/v1/orders/${id}`)).toEqual(cancelled);
});

test('a client_order_id places one order, whatever is sent with it later', async () => {
  const first = await order({client_order_id: 'mine'});
  expect(await order({client_order_id: 'mine'})).toEqual(first);
  expect(await order({client_order_id: 'mine', amount: '0.02'})).toEqual(first);
  expect((await order({client_order_id: 'other'})).order_id).not.toBe(first.order_id);
  expect((await read<Page<Order>>('/v1/account/orders')).total).toBe(139);
});

test('a refused order can be sent again, and is not remembered', async () => {
  const large = {client_order_id: 'mine', amount: '1', price: '20000'};
  expect((await place(large)).error?.code).toBe('INSUFFICIENT_BALANCE');
  expect((await order({...large, amount: '0.01'})).status).toBe('created');
});

test('a resting order holds its price, to eight decimals, until it is cancelled', async () => {
  const before = await balance('EUR');
  const {order_id: id} = await order({amount: '0.00012345', price: '20000.00000001'});
  const now = {currency: 'EUR', available: '9445.531', reserved: '554.469', total: '10000.00'};
  expect(await balance('EUR')).toEqual(now);
  await ask(`/v1/orders/${id}`, {method: 'DELETE'});
  expect(Number((await balance('EUR'))?.available)).toBe(Number(before?.available));
});

test('a market order trades with the book: coins, price and fee move', async () => {
  const placed = await order({type: 'market', price: undefined, amount: '0.01'});
  expect(placed).toMatchObject({status: 'filled', filled_amount: '0.0100'});
  // 0.01 × 92,010 and 0.35 %.
  expect((await balance('EUR'))?.available).toBe('8524.67965');
  expect((await balance('BTC'))?.available).toBe('0.2600');
  const {items} = await read<Page<AccountTrade>>('/v1/account/trades?limit=1');
  expect(items).toMatchObject([{price: '92010.00', fee: '3.22035', fee_currency: 'EUR'}]);
});

test.each([
  {amount: '0.5'},
  {type: 'market', price: undefined, amount: '0.11'},
  // For the fee.
  {amount: '0.4724', price: '20000'},
  {side: 'sell', amount: '0.25000001'},
  {side: 'sell', type: 'stop_loss', price: undefined, stop_price: '1', amount: '9'},
  // The price has passed this stop.
  {type: 'stop_loss', price: undefined, stop_price: '1', amount: '5'},
])('too few euros or coins for %j', async (change) => {
  const {status, error} = await place(change);
  expect([status, error?.code]).toEqual([400, 'INSUFFICIENT_BALANCE']);
});

test('no sequence of orders and prices makes a balance negative', async () => {
  for (const amount of ['0.2', '0.1', '0.1', '0.07']) await place({amount, price: '20000'});
  for (const price of ['91000', '20000', '10', '200000']) await steer('market', `BTC-EUR ${price}`);
  for (const {available, reserved} of await read<Balance[]>('/v1/account/balance')) {
    expect(Number(available)).toBeGreaterThanOrEqual(0);
    expect(Number(reserved)).toBe(0);
  }
});

test('no trade has more than eight decimals, and a trade_id is that of one trade', async () => {
  await order({type: 'market', price: undefined, amount: '0.01234567'});
  await steer('market', 'ETH-EUR 3456.78912345');
  await order({pair: 'ETH-EUR', type: 'market', price: undefined, amount: '0.12345678'});
  const seen = new Map<string, string>();
  for (const list of ['account/trades', 'markets/trades/BTC-EUR', 'markets/trades/ETH-EUR']) {
    const target = (offset: number): string => `/v1/${list}?limit=100&offset=${offset}`;
    for (let offset = 0, total = 1; offset < total; offset += 100) {
      const page = await read<Page<AccountTrade>>(target(offset));
      total = page.total;
      for (const {trade_id: id, pair, amount, price, fee = '0', timestamp} of page.items) {
        const trade = JSON.stringify([pair, amount, price, timestamp]);
        expect(seen.get(id) ?? trade, `${list} ${id}`).toBe(trade);
        expect([amount, price, fee].join(' ')).not.toMatch(/\.\d{9}/);
        seen.set(id, trade);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(2311);
  expect((await balance('EUR'))?.available).not.toMatch(/\.\d{9}/);
});

test('a limit order above the best ask takes what it reaches, and the rest waits', async () => {
  await steer('market', 'BTC-EUR 1000');
  const placed = await order({amount: '0.5', price: '1000.11'});
  expect(placed).toMatchObject({status: 'partially_filled', filled_amount: '0.1800'});
  expect(await steer('market', 'BTC-EUR 1000 0.1')).toMatchObject({status: 204});
  expect(await read(`/v1/orders/${placed.order_id}`)).toMatchObject({filled_amount: '0.2800'});
  await steer('market', 'BTC-EUR 999');
  expect(await read(`/v1/orders/${placed.order_id}`)).toMatchObject({status: 'filled'});
});

test.each([
  ['stop_loss', 'sell', '80000', '79000'],
  ['take_profit', 'sell', '98000', '98000'],
  ['stop_loss', 'buy', '98000', '99000'],
  ['take_profit', 'buy', '80000', '80000'],
])('a %s order to %s waits for its stop', async (type, side, stop, price) => {
  const sent = {type, side, price: undefined, stop_price: stop, amount: '0.01'};
  const {order_id: id, status} = await order(sent);
  expect(status).toBe('created');
  await steer('market', `BTC-EUR ${price}`);
  expect(await read(`/v1/orders/${id}`)).toMatchObject({status: 'filled', stop_price: stop});
});
