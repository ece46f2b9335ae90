import type http from 'node:http';
import zlib from 'node:zlib';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import type {Started} from '@site/scripts/serve/nginx';
import {askAt, type Reply} from './ask';
import {NOT_FOUND, PAGE} from './built';
import {withstandsNoise} from './noise';
import {refusesWell} from './refusals';
import {startServer} from './server';

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
  ['/archive', 'Archive', 'text/html', undefined],
  ['/%C5%BC%C3%B3%C5%82w', 'Turtle', 'text/html', undefined],
  ['/files/Fee%20schedule.txt', 'Free', 'text/plain', undefined],
  ['/features.md', '# Features', 'text/markdown', 'noindex'],
  ['/llms.txt', '# Halyard', 'text/plain', 'noindex'],
])('%s is the file "%s" as %s, with noindex if it is a copy', async (path, text, type, robots) => {
  const {status, headers, body} = await ask(path);
  expect(status).toBe(200);
  expect(body.toString()).toContain(text);
  expect(headers['content-type']).toMatch(new RegExp(`^${type}; ?charset=utf-8$`, 'i'));
  expect(headers['x-robots-tag']).toBe(robots);
});

test.each(['/none', '/features.html.br', '/_headers', '/.git/config'])(
  '%s shows the 404 page with status 404',
  async (path) => {
    const {status, headers, body} = await ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toContain('must-revalidate');
    expect(body.toString()).toBe(NOT_FOUND);
  },
);

/** The body that is sent to a client that accepts only this coding. */
const SENT = {
  identity: (text: string): Buffer => Buffer.from(text),
  gzip: (text: string): Buffer => zlib.gzipSync(text),
  br: (text: string): Buffer => zlib.brotliCompressSync(text),
} as const;
type Coding = keyof typeof SENT;

// The copies of a page that the build made: in full, in part, for HEAD, and not at all to a client that has them.
describe('a compressed page', () => {
  test.each<[accepted: string, Coding]>([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
    ['brother, gzipped', 'identity'],
  ])('a client that accepts "%s" gets %s', async (accepted, coding) => {
    const {headers, body} = await ask('/features', {headers: {'Accept-Encoding': accepted}});
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(body).toEqual(SENT[coding](PAGE));
  });

  // Ranges and conditional requests are `send`'s. What is tested is that they concern the compressed copy.
  test.each<Coding>(['identity', 'gzip', 'br'])(
    '%s: whole, for HEAD, again and in part',
    async (coding) => {
      const file = SENT[coding](PAGE);
      const take = (headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> =>
        ask('/features', {method, headers: {'Accept-Encoding': coding, ...headers}});
      const expectSent = (reply: Reply, status: number, length: number, body: Buffer): void => {
        expect(reply.status).toBe(status);
        expect(reply.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
        expect(reply.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(reply.headers['content-length']).toBe(String(length));
        expect(reply.headers.vary).toMatch(/^accept-encoding$/i);
        expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(reply.body).toEqual(body);
      };
      const whole = await take();
      expectSent(whole, 200, file.length, file);
      const head = await take({}, 'HEAD');
      expectSent(head, 200, file.length, Buffer.alloc(0));
      const etag = whole.headers.etag ?? '';
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      expect(head.headers.etag).toBe(etag);
      const again = await take({'If-None-Match': etag});
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
      expect(again.headers.vary).toMatch(/accept-encoding/i);
      for (const other of Object.keys(SENT).filter((each) => each !== coding)) {
        const {headers} = await take({'Accept-Encoding': other});
        expectSent(await take({'If-None-Match': headers.etag}), 200, file.length, file);
      }
      const part = await take({Range: 'bytes=5-9'});
      expectSent(part, 206, 5, file.subarray(5, 10));
      expect(part.headers['content-range']).toBe(`bytes 5-9/${file.length}`);
      const beyond = await take({Range: 'bytes=999999-'});
      expect([beyond.status, beyond.headers['content-encoding']]).toEqual([416, undefined]);
    },
  );
});

refusesWell(() => server.port);

withstandsNoise(() => server.port, 400);
