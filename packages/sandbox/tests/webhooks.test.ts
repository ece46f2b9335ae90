import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import {operationsOf} from '@portal/contract';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import type {Delivery, Event} from '../src/webhooks';
import {rules, useSandbox} from './support';

const {api, contract, place, steer} = useSandbox(undefined, rules, {retries: true});

interface Received {
  event: Event;
  genuine: boolean;
  chunked: boolean;
}

const received: Received[] = [];
/** The next answers of the receiver; 200 after them. */
const statuses: number[] = [];
const receiver = http.createServer((request, response) => {
  void text(request).then((body) => {
    const expected = createHmac('sha256', rules.webhookSecret).update(body).digest('hex');
    received.push({
      event: JSON.parse(body) as Event,
      genuine: request.headers['x-webhook-signature'] === expected,
      chunked: 'transfer-encoding' in request.headers,
    });
    response.writeHead(statuses.shift() ?? 200).end();
  });
});
let address: string;

beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => void receiver.close());
beforeEach(() => void received.splice(0));

const names = (): string[] => received.map(({event}) => event.event);
const all = () => operationsOf(contract().webhooks).map(({path}) => path);

test('the events of the examples arrive signed and in order, and their statuses are told', async () => {
  statuses.push(503);
  const {status, text: answer} = await steer('webhooks', address);
  expect(status).toBe(200);
  expect(names()).toEqual(all());
  for (const {event, genuine} of received) {
    expect(genuine).toBe(true);
    expect(Math.abs(Date.now() - event.timestamp)).toBeLessThan(60_000);
  }
  const deliveries = JSON.parse(answer) as Delivery[];
  expect(deliveries.map(({status: one}) => one)).toEqual([503, 200]);
  // Receivers keep the identifiers that they know, even if the sandbox is started again.
  await steer('reset', '');
  const again = JSON.parse((await steer('webhooks', address)).text) as Delivery[];
  expect(new Set([...deliveries, ...again].map(({event_id: id}) => id)).size).toBe(4);
});

test('they arrive twice, late, out of order, in chunks, forged or without an identifier', async () => {
  await steer('webhooks', `${address} twice late reversed chunked`);
  expect(names()).toEqual([...all(), ...all()].sort((a, b) => all().indexOf(b) - all().indexOf(a)));
  expect(received[0]?.event).toEqual(received[1]?.event);
  expect(received.every(({genuine, chunked}) => genuine && chunked)).toBe(true);
  expect(Date.now() - (received[0]?.event.timestamp ?? 0)).toBeGreaterThan(6 * 3_600_000);
  received.splice(0);
  await steer('webhooks', `${address} forged no-id`);
  expect(received.map(({genuine, event}) => [genuine, 'event_id' in event])).toEqual(
    all().map(() => [false, false]),
  );
});

test('later events are sent in the same ways, and a receiver that cannot be reached is named', async () => {
  expect((await steer('webhooks', `${address} quiet twice late`)).text).toBe('[]');
  const mine = {client_order_id: 'mine', type: 'take_profit', price: undefined, stop_price: '9'};
  await place(mine);
  await vi.waitFor(() => expect(names()).toEqual(['order.created', 'order.created']), {
    timeout: 60_000,
  });
  expect(received[0]).toEqual(received[1]);
  expect(received[0]?.event.data).toMatchObject({...mine, price: null});
  expect(Date.now() - (received[0]?.event.timestamp ?? 0)).toBeGreaterThan(6 * 3_600_000);
  const {text: answer} = await steer('webhooks', 'http://127.0.0.1:1/');
  expect((JSON.parse(answer) as Delivery[])[0]).toMatchObject({
    status: 0,
    reason: expect.stringMatching(/^127.0.0.1:1 cannot be reached: ./) as string,
  });
});

test('the events of an order are sent when it is placed, traded and cancelled, and again after 503', async () => {
  await steer('webhooks', address);
  received.splice(0);
  statuses.push(200, 200, 503, 503, 400);
  await place({type: 'market', price: undefined, amount: '0.2', side: 'sell'});
  await place({client_order_id: 'mine'});
  await steer('market', 'TIN-USD 20000 0.002');
  await vi.waitFor(() => expect(received).toHaveLength(10), {timeout: 60_000});
  const known = new Set<string | undefined>();
  const isNew = ({event_id: id}: Event) => !known.has(id) && known.add(id);
  const events = received.map(({event}) => event).filter(isNew);
  expect(events.map(({event}) => event)).toEqual([
    'order.created',
    'trade.executed',
    'order.filled',
    'order.created',
    // The order of the examples, and the one placed here.
    ...['trade.executed', 'order.partially_filled', 'trade.executed', 'order.partially_filled'],
  ]);
  for (const {genuine} of received) expect(genuine).toBe(true);
});

test('nothing is sent to other machines', async () => {
  const elsewhere = ['http://example.com/', 'https://127.0.0.1/', 'http://127.0.0.1.example/', 'x'];
  for (const wrong of [...elsewhere, `${address} thrice`]) {
    expect((await steer('webhooks', wrong)).status, wrong).toBe(400);
  }
  expect(received).toEqual([]);
});

test('a page of another site cannot steer the sandbox, one of this machine can', async () => {
  const from = async (page: string): Promise<number> => {
    const init = {method: 'POST', body: address, headers: {Origin: page}};
    return (await fetch(`${api().origin}/sandbox/webhooks`, init)).status;
  };
  expect(await from('https://shop.example')).toBe(403);
  expect(await from('null')).toBe(403);
  expect(received).toEqual([]);
  expect(await from('http://localhost:3000')).toBe(200);
});
