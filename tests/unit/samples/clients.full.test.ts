import {type ChildProcess, spawn} from 'node:child_process';
import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Readable} from 'node:stream';

import {readVectors} from '@portal/contract';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {breakOff} from '../../../packages/sandbox/tests/support';
import {CLIENT_LANGUAGES, commandOf} from '../support/commands';
import {freePort} from '../support/ports';
import {run} from '../support/programs';
import {ROOT} from '../support/root';
import {KEYS, runCode, runSample, SECRET} from '../support/samples';
import {useApi} from '../support/sandbox';
import {temporaryFolder} from '../support/temporary';

const SAMPLES = path.join(ROOT, 'samples');
const {api, place, steer} = useApi();

describe.each(['javascript', 'python'] as const)('the client in %s', (language) => {
  test('does not repeat a rejected request', async () => {
    const env = {API_ORIGIN: api().origin, API_SECRET: 'wrong'};
    const outcome = await runSample(language, 'placeOrder', {env});
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toContain('INVALID_SIGNATURE');
    expect(api().calls).toHaveLength(1);
  });

  test('reads a list page by page to its total, and returns each item once', async () => {
    const code = {
      javascript: `import {everyItem} from './pages.mjs';
        let n = 0; for await (const _ of everyItem('/account/orders', 'order_id', 100)) n += 1;
        console.log(n);`,
      python: `from pages import every_item
print(len(list(every_item("/account/orders", "order_id"))))`,
    }[language];
    const outcome = await runCode(language, code, {API_ORIGIN: api().origin});
    expect(outcome).toMatchObject({code: 0, stdout: '137\n', stderr: ''});
    expect(api().calls.map(({call}) => call)).toEqual([
      'GET /v1/account/orders?limit=100&offset=0',
      'GET /v1/account/orders?limit=100&offset=100',
    ]);
  });

  test('computes with decimals', async () => {
    const expected = {javascript: '0.30000000\n', python: '0.0099 495.000000\n'};
    const outcome = await runSample(language, 'money');
    expect(outcome).toMatchObject({code: 0, stdout: expected[language]});
  });
});

test('the ledger in each language ends at exactly nothing after 500 random orders', async () => {
  const folder = temporaryFolder();
  const env = {API_ORIGIN: api().origin, API_KEY: KEYS[0].key, API_SECRET: SECRET};
  const reconcile = (language: string) =>
    run('bash', ['-c', `${commandOf(language, 'reconcile')} ${language}`], {cwd: folder, env});
  // A trade of the same millisecond as the newest one that a ledger has can come before or after it. Between the two,
  // the clock goes on: compilers may need longer than a signature is valid.
  const moment = Date.now();
  const trade = async (): Promise<void> => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(moment);
    await place({type: 'market', price: undefined});
    clock.mockRestore();
  };
  await trade();
  for (const language of CLIENT_LANGUAGES) {
    expect(await reconcile(language), language).toEqual({code: 0, stdout: '', stderr: ''});
  }
  await trade();
  const amounts = fc.sample(fc.integer({min: 10_000, max: 99_999}), {numRuns: 500, seed: 76});
  const placed = new Set<unknown>();
  for (const [at, units] of amounts.entries()) {
    const [side, pair] = [at % 4 < 2 ? 'buy' : 'sell', at % 2 ? 'BTC-EUR' : 'ETH-EUR'];
    const amount = `0.00${units * 10 + 3}`;
    const {data} = await place({side, pair, type: 'market', price: undefined, amount});
    if (data) placed.add(data);
    if (at % 50 === 0) await steer('market', `BTC-EUR ${units}.${units}`);
  }
  expect(placed.size).toBeGreaterThan(400);
  for (const language of CLIENT_LANGUAGES) {
    const {stdout} = await reconcile(language);
    const lines = stdout.trim().split('\n');
    expect(
      lines.map((line) => Number(line.split(' ')[1])),
      language,
    ).toEqual([0, 0, 0]);
  }
});

test('an order event that arrives late or twice changes nothing', async () => {
  const program = `
from orderState import apply_event
orders = {}
event = lambda status, filled: {"data": {"order_id": "a", "status": status, "filled_amount": filled}}
print([apply_event(orders, e) for e in (
    event("partially_filled", "0.2"), event("created", "0"), event("partially_filled", "0.10"),
    event("filled", "1.0"), event("filled", "1.00"))])
`;
  const outcome = await runCode('python', program);
  expect(outcome).toMatchObject({code: 0, stdout: '[True, False, False, True, False]\n'});
});

describe.each(CLIENT_LANGUAGES)('the receiver in %s', (language) => {
  const {webhooks} = readVectors(path.join(ROOT, 'openapi/vectors.json'));
  const secret = webhooks[0]?.secret ?? '';
  let receiver: ChildProcess;
  let url: string;
  let inbox: string;
  let cwd: string;

  const start = async (): Promise<void> => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    receiver = spawn(`exec ${commandOf(language, 'receiver')}`, {
      shell: true,
      cwd,
      stdio: 'ignore',
      env: {...process.env, PORT: String(port), WEBHOOK_SECRET: secret},
    });
    await vi.waitFor(() => fetch(url, {headers: {Connection: 'close'}}), {timeout: 60_000});
  };
  beforeEach(() => {
    cwd = temporaryFolder();
    inbox = path.join(cwd, 'inbox.jsonl');
    return start();
  });
  afterEach(() => receiver.kill());

  const send = async (body: string, signature: string): Promise<number> => {
    const headers = {'X-Webhook-Signature': signature, Connection: 'close'};
    return (await fetch(url, {method: 'POST', body, headers})).status;
  };
  const signatureOf = (body: string): string =>
    createHmac('sha256', secret).update(body).digest('hex');
  const sign = (event: object, body = JSON.stringify(event)) => send(body, signatureOf(body));
  const eventOf = (fields: object) => {
    const data = {order_id: 'ord_1001'};
    return {event: 'order.filled', timestamp: Date.now(), data, ...fields};
  };
  const stored = (): unknown =>
    JSON.parse(`[${fs.readFileSync(inbox, 'utf8').trim().replaceAll('\n', ',')}]`);

  test('stores genuine events, rejects others, and asks for a retry if it cannot store', async () => {
    const events = [eventOf({event_id: 'evt_1'}), eventOf({event_id: 'evt_2'})];
    for (const event of events) expect(await sign(event)).toBe(200);
    expect(stored()).toEqual(events);
    expect(await send('{}', webhooks[0]?.signature ?? '')).toBe(401);
    fs.rmSync(inbox);
    fs.mkdirSync(inbox);
    expect(await sign(eventOf({event_id: 'evt_3'}))).toBe(503);
  });

  test('rejects even a genuine event if it is older than the last retry', async () => {
    const HOUR = 3_600_000;
    expect(await sign(eventOf({event_id: 'evt_1', timestamp: Date.now() - 8.1 * HOUR}))).toBe(400);
    const late = eventOf({event_id: 'evt_2', timestamp: Date.now() - 7.9 * HOUR});
    expect(await sign(late)).toBe(200);
    expect(stored()).toEqual([late]);
  });

  test('stores every event without an identifier, and a repeated one once', async () => {
    const trades = ['trd_1', 'trd_2', 'trd_3'].map((trade_id) => eventOf({data: {trade_id}}));
    const odd = [eventOf({event_id: ''}), eventOf({event_id: '', n: 1}), eventOf({event_id: {}})];
    for (const event of [...trades, ...trades, ...odd]) expect(await sign(event)).toBe(200);
    receiver.kill();
    await start();
    expect(await sign(trades[0] ?? {})).toBe(200);
    expect(stored()).toMatchObject([...trades, ...odd].map(({data}) => ({data})));
  });

  test('reads a body in chunks, and rejects one that is too long, however it is sent', async () => {
    const chunked = async (body: string, size: number): Promise<number> => {
      const parts = body.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
      const stream = Readable.from(parts.map((part) => Buffer.from(part)));
      const headers = {'X-Webhook-Signature': signatureOf(body), Connection: 'close'};
      const sent = {method: 'POST', body: stream, headers, duplex: 'half'};
      return (await fetch(url, sent as unknown as RequestInit)).status;
    };
    const event = eventOf({event_id: 'evt_1', note: 'ż'.repeat(70_000)});
    expect(await chunked(JSON.stringify(event), 7_000)).toBe(200);
    expect(await sign(event)).toBe(200);
    expect(stored()).toEqual([event]);
    const long = 'x'.repeat(3_000_000);
    expect([await chunked(long, 65_536), await send(long, '')]).toEqual([413, 413]);
    expect(await sign(eventOf({event_id: 'evt_2'}))).toBe(200);
  });

  test('keeps each event once: what it stored before a crash, and what arrives after an upload that broke off', async () => {
    const first = eventOf({event_id: 'evt_1'});
    expect(await sign(first)).toBe(200);
    receiver.kill();
    fs.appendFileSync(inbox, '{"event_id": "evt_2", "ev');
    await start();
    await breakOff(url, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"event"');
    const second = eventOf({event_id: 'evt_2', timestamp: '2026-11-26T10:00:00Z'});
    expect([await sign(first), await sign(second), await sign(second)]).toEqual([200, 200, 200]);
    expect(fs.readFileSync(inbox, 'utf8')).toMatch(/^.*evt_1.*\n.*\n.*evt_2.*\n$/);
    expect(await send('\u00ff', '')).toBe(401);
  });

  test('accepts what sendWebhook.sh sends', async () => {
    const folder = temporaryFolder({'event.json': webhooks[1]?.body ?? ''});
    const script = path.join(SAMPLES, 'curl/sendWebhook.sh');
    const env = {WEBHOOK_SECRET: secret};
    expect(await run('bash', [script, url], {cwd: folder, env})).toMatchObject({stdout: '200\n'});
  });
});
