import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {type MockApi, startMockApi} from '@site/scripts/api/mock/server';
import {bundleContract} from '@site/src/contract/bundle';
import {follow, type OpenApiDocument, operationsOf} from '@site/src/contract/document';

import {requirePrograms} from '../support/programs';
import {ROOT} from '../support/root';
import {KEYS, LANGUAGE_NAMES, runSample} from '../support/samples';

let api: MockApi;
let document: OpenApiDocument;

beforeAll(async () => {
  requirePrograms();
  document = await bundleContract(ROOT);
  api = await startMockApi(document, KEYS);
});
afterAll(() => api.close());
beforeEach(() => api.calls.splice(0));

/** What the document gives as the answer's `data`. */
function exampleOf(id: string): unknown {
  const at = operationsOf(document.paths).find(({operation}) => operation.operationId === id);
  const response = at?.operation.responses['200'];
  if (!response) throw new Error(`The contract has no operation ${id}`);
  const [example] = Object.values(
    follow(document, response).content?.['application/json']?.examples ?? {},
  );
  if (!example) throw new Error(`${id} has no example`);
  return (follow(document, example).value as {data: unknown}).data;
}

const CALLS: Record<string, string> = {
  getTicker: 'GET /v1/markets/ticker',
  getOrderBook: 'GET /v1/markets/orderbook/BTC-EUR',
  listMarketTrades: 'GET /v1/markets/trades/BTC-EUR?limit=1',
  listBalances: 'GET /v1/account/balance',
  listOrders: 'GET /v1/account/orders?limit=1&offset=0',
  listAccountTrades: 'GET /v1/account/trades?limit=1',
  createOrder: 'POST /v1/orders/create',
  getOrder: 'GET /v1/orders/ord_1001',
  cancelOrder: 'DELETE /v1/orders/ord_1001',
};

test('every operation of the contract is run here', () => {
  const ids = operationsOf(document.paths).map(({operation}) => operation.operationId);
  expect(Object.keys(CALLS).sort()).toEqual(ids.sort());
});

describe.each(LANGUAGE_NAMES)('%s', (language) => {
  test.each(Object.keys(CALLS))('%s makes its call and prints the answer', async (id) => {
    const outcome = await runSample(language, id, {env: {API_ORIGIN: api.origin}});
    expect(outcome).toMatchObject({code: 0, stderr: ''});
    expect(api.calls).toMatchObject([{call: CALLS[id], status: 200}]);
    const printed = JSON.parse(outcome.stdout) as {data?: unknown};
    expect(language === 'curl' ? printed.data : printed).toEqual(exampleOf(id));
  });

  test('createOrder sends the order that the document gives as its example', async () => {
    await runSample(language, 'createOrder', {env: {API_ORIGIN: api.origin}});
    const sent: unknown = JSON.parse(api.calls[0]?.body ?? '');
    expect(sent).toEqual(document.components?.examples?.['new-limit-order']?.value);
  });

  test.each([
    ['a wrong secret', {API_SECRET: 'wrong'}, 'INVALID_SIGNATURE', 401],
    ['an unknown key', {API_KEY: 'unknown'}, 'INVALID_CREDENTIALS', 401],
    ['a key without the permission', {API_KEY: KEYS[1].key}, 'INSUFFICIENT_PERMISSIONS', 403],
  ])('%s is refused and told', async (_, env, code, status) => {
    const outcome = await runSample(language, 'createOrder', {
      env: {API_ORIGIN: api.origin, ...env},
    });
    expect(outcome.code).not.toBe(0);
    expect(outcome.stdout + outcome.stderr).toContain(code);
    expect(api.calls).toMatchObject([{status}]);
  });
});
