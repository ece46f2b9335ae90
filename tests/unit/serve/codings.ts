import type http from 'node:http';
import zlib from 'node:zlib';

import {describe, expect, it, test} from 'vitest';

import type {Reply} from './ask';

type Ask = (path: string, options?: http.RequestOptions) => Promise<Reply>;

/** The body that is sent to a client that accepts only this coding. */
const SENT = {
  identity: (page: string): Buffer => Buffer.from(page),
  gzip: (page: string): Buffer => zlib.gzipSync(page),
  br: (page: string): Buffer => zlib.brotliCompressSync(page),
} as const;
type Coding = keyof typeof SENT;

const UNPACK: Record<Coding, (body: Buffer) => string> = {
  identity: (body) => body.toString(),
  gzip: (body) => zlib.gunzipSync(body).toString(),
  br: (body) => zlib.brotliDecompressSync(body).toString(),
};

/**
 * Tests how the server sends the copies of a page that the build made: in full, in part, for HEAD,
 * and not at all to a client that already has them.
 *
 * @param page its path and its text; the expected copies are those of zlib
 */
export function sendsCopies(ask: Ask, page: Readonly<Record<string, string>>): void {
  const [[path, text] = ['', '']] = Object.entries(page);

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
    const {headers, body} = await ask(path, {headers: {'Accept-Encoding': accepted}});
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(UNPACK[coding](body)).toBe(text);
  });

  describe.each<Coding>(['identity', 'gzip', 'br'])('a page in the coding %s', (coding) => {
    const file = SENT[coding](text);
    const take = (headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> =>
      ask(path, {method, headers: {'Accept-Encoding': coding, ...headers}});
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
      expect(UNPACK[coding](reply.body)).toBe(text);
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

    it('has no part beyond its end, and says how long it is when asked for one', async () => {
      const {status, headers} = await take({Range: `bytes=${file.length}-`});
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${file.length}`);
      expect(headers['content-encoding']).toBeUndefined();
    });

    test.each(['bytes=9-2', 'bytes=x-y', 'lines=1-2'])(
      'is sent whole or rejected for an invalid range: %s',
      async (range) => {
        const {status = 0, body} = await take({Range: range});
        expect([200, 416]).toContain(status);
        if (status === 200) expect(body).toEqual(file);
      },
    );
  });

  it('has a different ETag in each coding', async () => {
    const codings = Object.keys(SENT);
    const tags = await Promise.all(
      codings.map(async (coding) => {
        const {headers} = await ask(path, {headers: {'Accept-Encoding': coding}});
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(codings.length);
  });
}
