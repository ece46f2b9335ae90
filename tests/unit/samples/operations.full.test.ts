import {follow, operationsOf} from '@portal/contract';
import {describe, expect, test} from 'vitest';

import {KEYS, LANGUAGE_NAMES, runProgram, runSample} from '../support/samples';
import {useApi} from '../support/sandbox';

const {api, document} = useApi();

function exampleOf(id: string): unknown {
  const at = operationsOf(document().paths).find(({operation}) => operation.operationId === id);
  const response = at?.operation.responses['200'];
  if (!response) throw new Error(`The contract has no operation ${id}`);
  const content = follow(document(), response).content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  if (!example) throw new Error(`${id} has no example`);
  return (follow(document(), example).value as {data: unknown}).data;
}

/** The expected `data` of a response; what depends on the time of the call can be anything. */
function expectedOf(id: string): unknown {
  const example = exampleOf(id);
  const now = expect.any(Number) as number;
  if (id === 'getOrderBook') return {...(example as object), timestamp: now};
  if (id === 'getTime') return {time: now};
  if (id !== 'createOrder') return example;
  const own = expect.stringMatching(/^[\da-f-]{32,36}$/) as string;
  const ours = expect.stringMatching(/^ord_\d+$/) as string;
  return {...(example as object), order_id: ours, client_order_id: own, created_at: now};
}

const CALLS: Record<string, string> = {
  getTicker: 'GET /v1/markets/ticker',
  getOrderBook: 'GET /v1/markets/orderbook/BTC-EUR',
  listMarketTrades: 'GET /v1/markets/trades/BTC-EUR?limit=1',
  listPairs: 'GET /v1/markets/pairs',
  getTime: 'GET /v1/time',
  listBalances: 'GET /v1/account/balance',
  listOrders: 'GET /v1/account/orders?limit=1&offset=0',
  listOpenOrders: 'GET /v1/account/orders/open?limit=1&offset=0',
  listAccountTrades: 'GET /v1/account/trades?limit=1',
  createOrder: 'POST /v1/orders/create',
  getOrder: 'GET /v1/orders/ord_1001',
  findOrder: 'GET /v1/orders/by-client-order-id/41f6c2a9-0d3b-4b8e-8c57-9e2d6a70b1f4',
  cancelOrder: 'DELETE /v1/orders/ord_1001',
};

test('every operation in the contract is tested here', () => {
  const ids = operationsOf(document().paths).map(({operation}) => operation.operationId);
  expect(Object.keys(CALLS).sort()).toEqual(ids.sort());
});

describe.each(LANGUAGE_NAMES)('%s', (language) => {
  const env = (more: Record<string, string> = {}) => ({env: {API_ORIGIN: api().origin, ...more}});

  test.each(Object.keys(CALLS))('%s makes its call and prints the response', async (id) => {
    for (const show of [runProgram, runSample]) {
      api().reset();
      const outcome = await show(language, id, env());
      expect(outcome).toMatchObject({code: 0, stderr: ''});
      expect(api().calls).toMatchObject([{call: CALLS[id], status: 200}]);
      const printed = JSON.parse(outcome.stdout) as {data?: unknown};
      expect(language === 'curl' ? printed.data : printed).toEqual(expectedOf(id));
    }
  });

  test('createOrder sends a new identifier each time, and a price at which it is not filled', async () => {
    await runProgram(language, 'createOrder', env());
    await runProgram(language, 'createOrder', env());
    const sent = api().calls.map(({body}) => JSON.parse(body) as Record<string, string>);
    expect(new Set(sent.map(({client_order_id: id}) => id)).size).toBe(2);
    const [first] = exampleOf('getTicker') as {last_price: string}[];
    for (const {price} of sent) expect(Number(price)).toBeLessThan(Number(first?.last_price) / 2);
  });

  test.each([
    ['a wrong secret', {API_SECRET: 'wrong'}, 'INVALID_SIGNATURE', 401],
    ['a key without the permission', {API_KEY: KEYS[1].key}, 'INSUFFICIENT_PERMISSIONS', 403],
  ])('%s is rejected with its error code', async (_, more, code, status) => {
    const outcome = await runProgram(language, 'createOrder', env(more));
    expect(outcome).toMatchObject({code: 1, stdout: ''});
    expect(outcome.stderr).toContain(code);
    expect(api().calls).toMatchObject([{status}]);
  });
});
