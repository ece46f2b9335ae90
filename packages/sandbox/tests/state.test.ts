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
const order = async (change: object): Promise<Order> => dataOf<Order>(await place(change));

test('an order is remembered, listed first, and cancelled once', async () => {
  const placed = await order({pair: 'ZINC-USD', amount: '0.5', price: '1000'});
  expect(placed).toMatchObject({pair: 'ZINC-USD', status: 'created', filled_amount: '0.0000'});
  const {order_id: id} = placed;
  expect(await read(`/v1/orders/${id}`)).toEqual(placed);
  expect((await read<Page<Order>>('/v1/account/orders?limit=1')).items).toEqual([placed]);
  const cancelled = {...placed, status: 'cancelled'};
  for (const _ of [1, 2]) {
    expect(dataOf(await ask(`/v1/orders/${id}`, {method: 'DELETE'}))).toEqual(cancelled);
  }
  expect(await read(`/v1/orders/${id}`)).toEqual(cancelled);
});

test('a client_order_id places one order, and another one with it is refused', async () => {
  const first = await order({client_order_id: 'mine'});
  expect(await order({client_order_id: 'mine', amount: '0.0100'})).toEqual(first);
  const others = [{amount: '0.02'}, {price: '20001'}, {side: 'sell'}, {pair: 'ZINC-USD'}];
  for (const other of [...others, {type: 'market', price: undefined}]) {
    const {status, error} = await place({client_order_id: 'mine', ...other});
    expect([status, error?.code]).toEqual([409, 'CLIENT_ORDER_ID_IN_USE']);
    const [differing] = Object.keys(other);
    expect(error?.message).toBe(
      `${first.order_id} has this client_order_id, but another ${differing}`,
    );
  }
  expect((await order({client_order_id: 'other'})).order_id).not.toBe(first.order_id);
  expect((await read<Page<Order>>('/v1/account/orders')).total).toBe(139);
});

test('a page beyond all items is empty, however far', async () => {
  const page = await read<Page<Order>>('/v1/account/orders?offset=99999999999999999999');
  expect(page.items).toEqual([]);
});

test('a refused order can be sent again, and is not remembered', async () => {
  const large = {client_order_id: 'mine', amount: '1', price: '20000'};
  expect((await place(large)).error?.code).toBe('INSUFFICIENT_BALANCE');
  expect((await order({...large, amount: '0.01'})).status).toBe('created');
});

test.each([
  [{amount: '0.5'}, '10036.932 USD'],
  [{type: 'market', price: undefined, amount: '0.11'}, '10158.455'],
  // For the fees of this order and of the open one, which reserves 552.
  [{amount: '0.4724', price: '20000'}, '9483.00'],
  [{side: 'sell', amount: '0.25000001'}, '0.25000001 TIN, available 0.2500 TIN'],
  [{side: 'sell', type: 'stop_loss', price: undefined, stop_price: '1', amount: '9'}, '9.0000'],
])('too little of what is needed for %j: %s', async (change, needed) => {
  const {status, error} = await place(change);
  expect([status, error?.code]).toEqual([400, 'INSUFFICIENT_BALANCE']);
  expect(error?.message).toContain(`needed ${needed}`);
});

test('a trade_id is that of one trade in all lists, and no sum has more than eight decimals', async () => {
  await order({type: 'market', price: undefined, amount: '0.01234567'});
  await steer('market', 'ZINC-USD 3456.78912345');
  await order({pair: 'ZINC-USD', type: 'market', price: undefined, amount: '0.12345678'});
  const seen = new Map<string, string>();
  for (const list of ['account/trades', 'markets/trades/TIN-USD', 'markets/trades/ZINC-USD']) {
    for (let offset = 0; offset < 400; offset += 100) {
      const {items} = await read<Page<AccountTrade>>(`/v1/${list}?limit=100&offset=${offset}`);
      for (const {trade_id: id, pair, amount, price, fee = '0', timestamp} of items) {
        const trade = JSON.stringify([pair, amount, price, timestamp]);
        expect(seen.get(id) ?? trade, `${list} ${id}`).toBe(trade);
        expect([amount, price, fee].join(' ')).not.toMatch(/\.\d{9}/);
        seen.set(id, trade);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(1100);
});

test('a limit order above the best ask takes what it reaches, and the rest waits', async () => {
  await steer('market', 'TIN-USD 1000');
  const placed = await order({amount: '0.5', price: '1000.11'});
  expect(placed).toMatchObject({status: 'partially_filled', filled_amount: '0.1800'});
  expect(await steer('market', 'TIN-USD 1000 0.1')).toMatchObject({status: 204});
  expect(await read(`/v1/orders/${placed.order_id}`)).toMatchObject({filled_amount: '0.2800'});
  await steer('market', 'TIN-USD 999');
  expect(await read(`/v1/orders/${placed.order_id}`)).toMatchObject({status: 'filled'});
});

test('a limit order that accepts the last offer is filled, as the book has no end', async () => {
  await steer('market', 'ZINC-USD 1000');
  const placed = await order({pair: 'ZINC-USD', amount: '1.5', price: '1100'});
  expect(placed).toMatchObject({status: 'filled', filled_amount: '1.5000'});
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
  await steer('market', `TIN-USD ${price}`);
  expect(await read(`/v1/orders/${id}`)).toMatchObject({status: 'filled', stop_price: stop});
});

test('a stop that the balance no longer covers is cancelled, and buys nothing', async () => {
  const sent = {type: 'stop_loss', side: 'buy', price: undefined, stop_price: '93000'};
  const {order_id: id} = await order({...sent, amount: '0.1'});
  await steer('market', 'TIN-USD 110000');
  const now = {status: 'cancelled', filled_amount: '0.0000'};
  expect(await read(`/v1/orders/${id}`)).toMatchObject(now);
});

test('a withdrawal leaves the fees of open orders, and costs its fee', async () => {
  await order({amount: '0.4', price: '20000'});
  const [before] = await read<Balance[]>('/v1/account/balance');
  const refused = await steer('withdraw', `USD ${before?.available}`);
  expect(JSON.parse(refused.text)).toMatchObject({
    message: expect.stringContaining('fees') as string,
  });
  const [, free = ''] = /only (\S+)/.exec(refused.text) ?? [];
  expect((await steer('withdraw', `USD ${free}`)).status).toBe(204);
  await steer('market', 'TIN-USD 19000');
  for (const {available} of await read<Balance[]>('/v1/account/balance')) {
    expect(Number(available)).toBeGreaterThanOrEqual(0);
  }
  const tooSmall = await steer('withdraw', 'TIN 0.0005');
  expect(tooSmall.text).toContain('more than its fee, 0.0005 TIN');
});

test('identifiers are new after a restart, as clients keep those that they know', async () => {
  const trade = {type: 'market', price: undefined};
  const ids = [];
  for (const _ of [1, 2]) {
    ids.push((await order(trade)).order_id);
    ids.push((await read<Page<AccountTrade>>('/v1/account/trades')).items[0]?.trade_id);
    await steer('reset', '');
  }
  expect(new Set(ids).size).toBe(4);
});

test.each([
  ['stop_loss', 'sell', '92000'],
  ['take_profit', 'sell', '91000'],
  ['stop_loss', 'buy', '90000'],
  ['take_profit', 'buy', '93000'],
])('a %s to %s whose stop is already reached is refused', async (type, side, stop) => {
  const {error} = await place({type, side, price: undefined, stop_price: stop});
  expect(error).toMatchObject({code: 'INVALID_REQUEST'});
  expect(error?.message).toContain('the last price is 92000.00');
});
