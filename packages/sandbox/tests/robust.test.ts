import net from 'node:net';

import {expect, test} from 'vitest';

import {breakOff, ONCE, useSandbox} from './support';

const {api, ask, place} = useSandbox();

const CREATE = '/v1/orders/create';
const alive = async (): Promise<number> => (await ask('/v1/markets/ticker')).status;

/** Sends bytes as they are, and returns the start of the response. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(api().origin);
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => {
      resolve(String(data));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

const announced = (length: string, body = ''): string =>
  `POST ${CREATE} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`;

test('uploads that break off, and uploads that a client gives up, end nothing', async () => {
  const start = announced('1000', '{"pair"');
  await Promise.all(Array.from({length: 20}, () => breakOff(api().origin, start)));
  const body = new ReadableStream({start: (stream) => stream.enqueue(Buffer.from('{"pair"'))});
  const given = new AbortController();
  const upload = {method: 'POST', body, duplex: 'half', signal: given.signal};
  const sent = fetch(api().origin + CREATE, upload as RequestInit);
  given.abort();
  await expect(sent).rejects.toThrow();
  expect(await alive()).toBe(200);
});

test('a huge body is refused before all of it has arrived, and is not kept', async () => {
  const response = await raw(announced('10000000000', 'x'.repeat(100_000)));
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toContain('PAYLOAD_TOO_LARGE');
  const whole = {method: 'POST', body: Buffer.alloc(20_000_000, 'x'), headers: ONCE};
  const refused = await fetch(api().origin + CREATE, whole);
  expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
  expect(api().calls.every(({body}) => body.length < 100_000)).toBe(true);
  expect(await alive()).toBe(200);
});

const HTTP = 'HTTP/1.1\r\nHost: x\r\n';

test.each([
  ['no HTTP at all', '\u0000\u0001\r\n\r\n', 400],
  ['a negative length', announced('-1'), 400],
  ['broken chunks', `POST / ${HTTP}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['a letter that is not escaped', `GET /v1/orders/ł ${HTTP}\r\n`, 400],
  ['a path that cannot be decoded', `GET /v1/orders/%E0%A4%A ${HTTP}\r\n`, 401],
  ['a path with a null byte', `GET /%00 ${HTTP}\r\n`, 404],
  ['no Host', 'GET /v1/markets/ticker HTTP/1.1\r\n\r\n', 400],
  ['a method in small letters', `get / ${HTTP}\r\n`, 400],
  ['an upgrade', `GET / ${HTTP}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, 404],
])('%s is answered', async (_, bytes, status) => {
  const response = await raw(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [head, body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(/X-RateLimit-Remaining: \d/);
  const error = {code: expect.any(String) as string, message: expect.any(String) as string};
  expect(JSON.parse(body)).toEqual({success: false, data: null, error});
  expect(body.includes('in capitals')).toBe(/^(get|\0)/.test(bytes));
  expect(body.includes('escape other characters')).toBe(/^GET (\?|.*ł)/.test(bytes));
  expect(await alive()).toBe(200);
});

test('300 calls at once are answered, and two with the same client_order_id place one order', async () => {
  const calls = Array.from({length: 300}, async (_, index) => {
    const {status, data} = await place({client_order_id: `id-${index % 150}`, amount: '0.0001'});
    return `${status} ${(data as {order_id?: string} | null)?.order_id}`;
  });
  const answers = await Promise.all(calls);
  expect(new Set(answers).size).toBe(150);
  expect(answers.every((answer) => answer.startsWith('200 '))).toBe(true);
});
