import type http from 'node:http';
import zlib from 'node:zlib';

import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';

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

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/archive', 'Archive'],
    ['/%C5%BC%C3%B3%C5%82w', 'Turtle'],
    ['/files/Fee%20schedule.txt', 'Free'],
  ])(
    'is sent at %s, even if its file is in a folder or its name is encoded',
    async (path, text) => {
      const {status, body} = await ask(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain(text);
    },
  );

  test.each([
    ['/features.md', 'text/markdown', 'noindex'],
    ['/llms.txt', 'text/plain', 'noindex'],
    ['/files/Fee%20schedule.txt', 'text/plain', undefined],
    ['/features', 'text/html', undefined],
  ])('%s has its type and encoding, and noindex if it is a copy', async (path, type, robots) => {
    const {status, headers} = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(new RegExp(`^${type}; ?charset=utf-8$`, 'i'));
    expect(headers['x-robots-tag']).toBe(robots);
  });
});

describe('an unknown path', () => {
  test.each(['/none', '/features.html.br', '/_headers', '/.git/config'])(
    '%.40s shows the 404 page with status 404',
    async (path) => {
      const {status, headers, body} = await ask(path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toContain('must-revalidate');
      expect(body.toString()).toBe(NOT_FOUND);
    },
  );
});

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

  describe.each<Coding>(['identity', 'gzip', 'br'])('a page in the coding %s', (coding) => {
    const file = SENT[coding](PAGE);
    const take = (headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> =>
      ask('/features', {method, headers: {'Accept-Encoding': coding, ...headers}});
    const expectHead = ({headers}: Reply, length: number): void => {
      expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(headers['content-length']).toBe(String(length));
      expect(headers.vary).toMatch(/^accept-encoding$/i);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    };

    it('is the copy from the build, with its type and length', async () => {
      const reply = await take();
      expect(reply.status).toBe(200);
      expectHead(reply, file.length);
      expect(reply.body).toEqual(file);
    });

    it('has the same headers for HEAD', async () => {
      const head = await take({}, 'HEAD');
      expect(head.status).toBe(200);
      expectHead(head, file.length);
      expect(head.headers.etag).toBe((await take()).headers.etag);
      expect(head.body).toHaveLength(0);
    });

    it('is not sent again to a client that has it', async () => {
      const {headers} = await take();
      const etag = headers.etag ?? '';
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      for (const have of [etag, `"other", ${etag}`, '*']) {
        const again = await take({'If-None-Match': have});
        expect(again.status, have).toBe(304);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers.vary).toMatch(/accept-encoding/i);
        expect(again.body).toHaveLength(0);
      }
      const since = await take({'If-Modified-Since': headers['last-modified']});
      expect(since.status).toBe(304);
    });

    it('is sent to a client that has it in another coding', async () => {
      for (const other of Object.keys(SENT)) {
        if (other === coding) continue;
        const {headers} = await take({'Accept-Encoding': other});
        const {status, body} = await take({'If-None-Match': headers.etag ?? ''});
        expect(status, other).toBe(200);
        expect(body).toEqual(file);
      }
    });

    test.each([
      ['bytes=0-9', 0, 10],
      ['bytes=5-', 5, file.length],
      ['bytes=-7', file.length - 7, file.length],
      [`bytes=3-${file.length + 1000}`, 3, file.length],
    ])('is sent in part: %s', async (range, start, stop) => {
      const reply = await take({Range: range});
      expect(reply.status).toBe(206);
      expectHead(reply, stop - start);
      expect(reply.headers['content-range']).toBe(`bytes ${start}-${stop - 1}/${file.length}`);
      expect(reply.body).toEqual(file.subarray(start, stop));
    });
  });
});

refusesWell(() => server.port);

withstandsNoise(() => server.port, 400);
