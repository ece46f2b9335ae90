import http from 'node:http';
import {json} from 'node:stream/consumers';

import {follow, operationsOf} from '@portal/contract';
import {expect, test, vi} from 'vitest';

import {listen} from '../../support/ports';
import {type Asked, useSandbox, validate} from '../../support/sandbox';

const {ask, document, place, steer} = useSandbox();

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
  ['limit=1e1', 'limit must be a whole number'],
  ['limit=1&limit=2', 'limit must be given once'],
  ['status=open', 'status is not a parameter'],
  ['=1', 'A name that is empty is not a parameter'],
  [{amount: 0.01}, 'amount must be a string, such as "0.0100"'],
  [{price: undefined}, 'price is missing'],
  [{type: 'stop_loss', price: undefined}, 'stop_price is missing'],
  [{type: 'constructor'}, 'type must be one of market, limit'],
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
  [Buffer.from('\ufeff{}'), 'without a byte-order mark'],
  [Buffer.from('{"side":"sell","a":{"side":1},"side":"buy"}'), 'side stands twice in one object'],
  [Buffer.from('{"a\\u0062":1,"ab":2}'), 'ab stands twice'],
  [Buffer.from('{"a":"\\"b\\":","b":[{"b":1},{"b":2}]}'), 'type is missing'],
  [Buffer.from('{}'), 'send UTF-8', 'application/json; charset=iso-8859-1'],
  [Buffer.from('{}'), 'type is missing', 'Application/JSON; charset="UTF-8"'],
  [Buffer.from('{}'), 'type is missing', 'application/json; version=1; charset=utf8'],
  [{client_order_id: 'my order'}, 'client_order_id must be: 1 to 64 letters, digits'],
  [{client_order_id: '\0'}, 'client_order_id must be'],
  [{client_order_id: '..'}, 'client_order_id must be'],
])('blames the right part of %j: %s %s', async (sent, message, type = 'application/json') => {
  const asked = await (typeof sent === 'string'
    ? ask(`/v1/account/orders?${sent}`)
    : Buffer.isBuffer(sent)
      ? send(sent, {'Content-Type': type})
      : place(sent));
  expect(outcomeOf(asked)).toBe('400 INVALID_REQUEST');
  expect(asked.answer.error?.message).toContain(message);
});

const EXPIRED = '401 TIMESTAMP_OUT_OF_RANGE';
const withHeader =
  (header: string, value = '', path = BALANCE) =>
  () =>
    ask(path, {headers: {[header]: value}});
test.each<[what: string, call: () => Promise<Asked>, outcome: string, message?: string]>([
  ['an old timestamp', () => ask(BALANCE, {late: 300_000}), EXPIRED, 'seconds behind our clock, 1'],
  ['a clock ahead', () => ask(BALANCE, {late: -300_000}), EXPIRED, 'seconds ahead of our clock, 1'],
  [
    'seconds',
    withHeader('X-API-Timestamp', '1732104000'),
    EXPIRED,
    'milliseconds, as our clock, 1',
  ],
  ['no timestamp', withHeader('X-API-Timestamp'), EXPIRED, 'is missing'],
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
  [
    'a body that says it is compressed',
    () => ask(CREATE, {method: 'POST', body: '{}', headers: {'Content-Encoding': 'gzip'}}),
    '400 INVALID_REQUEST',
    'Content-Encoding',
  ],
  [
    'an order by a key that may only read',
    () => ask(CREATE, {method: 'POST', body: '{}', headers: {'X-API-Key': 'test-key-read'}}),
    '403 INSUFFICIENT_PERMISSIONS',
    'the permission trade',
  ],
  ['another method', () => ask(TICKER, {method: 'DELETE'}), '405 METHOD_NOT_ALLOWED'],
])('rejects %s', async (_, call, outcome, message = '') => {
  const asked = await call();
  expect(outcomeOf(asked)).toBe(outcome);
  expect(asked.answer.error?.message).toContain(message);
});

const available = async () => {
  const {data} = await ask(BALANCE);
  return Number((data as {available: string}[])[0]?.available);
};

test('the events of the examples, of transfers and of an order are what the contract describes', async () => {
  const received: {event: string}[] = [];
  const receiver = http.createServer((request, response) => {
    void json(request).then((event) => {
      received.push(event as {event: string});
      response.end();
    });
  });
  await steer('webhooks', `http://127.0.0.1:${await listen(receiver)}/`);
  const before = await available();
  expect(await steer('withdraw', 'EUR 1e3')).toMatchObject({status: 400});
  expect(await steer('withdraw', 'EUR 99999')).toMatchObject({status: 400});
  await steer('deposit', 'EUR 99.5');
  await steer('withdraw', 'EUR 100');
  expect(await available()).toBe(before - 0.5);
  await place({type: 'market', price: undefined, side: 'sell'});
  await vi.waitFor(() => expect(received).toHaveLength(14), {timeout: 60_000});
  receiver.close();
  const described = operationsOf(document().webhooks);
  expect(new Set(received.map(({event}) => event)).size).toBe(described.length);
  for (const event of received) {
    const at = described.find(({path}) => path === event.event);
    const schema = at?.operation.requestBody?.content['application/json']?.schema;
    expect(schema && validate(document(), schema, event), event.event).toBeUndefined();
    expect(schema, event.event).toBeDefined();
  }
});
