import type http from 'node:http';
import zlib from 'node:zlib';

import {afterAll, beforeAll, expect, test} from 'vitest';

import type {Started} from '@site/scripts/serve/nginx';
import {askAt, type Reply} from './ask';
import {PAGE, startServer} from './built';
import {refusesWell} from './refusals';

// What visitors and clients rely on. `paths.spec.ts` proves that nginx answers every path of the build like this server.
let server: Started;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, options?: http.RequestOptions): Promise<Reply> =>
  askAt(server.port, path, options);

test.each([
  ['/', 'Home', 'text/html', undefined],
  ['/files/Fee%20100%25.txt', 'Free', 'text/plain', undefined],
  ['/features.md', '# Features', 'text/markdown', 'noindex'],
  ['/llms.txt', '# Halyard', 'text/plain', 'noindex'],
])('%s is the file "%s" as %s, with noindex if it is a copy', async (path, text, type, robots) => {
  const {status, headers, body} = await ask(path);
  expect(status).toBe(200);
  expect(body.toString()).toContain(text);
  expect(headers['content-type']).toMatch(new RegExp(`^${type}; ?charset=utf-8$`, 'i'));
  expect(headers['x-robots-tag']).toBe(robots);
});

/** The body that is sent to a client that accepts only this coding. */
const SENT = {
  identity: (text: string): Buffer => Buffer.from(text),
  gzip: (text: string): Buffer => zlib.gzipSync(text),
  br: (text: string): Buffer => zlib.brotliCompressSync(text),
} as const;
type Coding = keyof typeof SENT;

// The copies of a page that the build made: in full, in part, for HEAD, and not at all to a client that has them.
test.each<[accepted: string, Coding]>([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  ['brother, gzipped', 'identity'],
])('a client that accepts "%s" gets %s', async (accepted, coding) => {
  const {headers, body} = await ask('/features', {headers: {'Accept-Encoding': accepted}});
  expect(headers['content-encoding'] ?? 'identity').toBe(coding);
  expect(body).toEqual(SENT[coding](PAGE));
});

// Ranges and conditional requests are `send`'s. What is tested is that they concern the compressed copy.
test.each<Coding>(['identity', 'gzip', 'br'])('%s: for HEAD, again and in part', async (coding) => {
  const file = SENT[coding](PAGE);
  const take = (headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> =>
    ask('/features', {method, headers: {'Accept-Encoding': coding, ...headers}});
  const {etag = ''} = (await take()).headers;
  const others = await Promise.all(
    Object.keys(SENT).map(async (each) => (await take({'Accept-Encoding': each})).headers.etag),
  );
  expect(new Set(others).size).toBe(3);
  for (const [reply, status, length, body] of [
    [await take({}, 'HEAD'), 200, file.length, Buffer.alloc(0)],
    [await take({'If-None-Match': etag}), 304, undefined, Buffer.alloc(0)],
    [await take({Range: 'bytes=5-9'}), 206, 5, file.subarray(5, 10)],
  ] as const) {
    expect([reply.status, reply.body]).toEqual([status, body]);
    expect(reply.headers.vary).toMatch(/^accept-encoding$/i);
    if (length === undefined) continue;
    expect(reply.headers).toMatchObject({
      etag,
      'content-length': String(length),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(reply.headers['content-encoding'] ?? 'identity').toBe(coding);
  }
});

refusesWell(() => server.port);
