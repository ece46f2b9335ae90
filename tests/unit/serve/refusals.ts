import type http from 'node:http';

import {describe, expect, test} from 'vitest';

import {securityHeaders} from '@site/deploy/headers';
import {readInlineHashes} from '@site/deploy/inline-code';
import {askAt, type Reply, sendRaw} from './ask';
import {build} from './built';

const headersOfPolicy = securityHeaders(readInlineHashes(build));
const REVALIDATED = 'public, max-age=0, must-revalidate';

type Case = [status: number, path: string, options?: http.RequestOptions];

/** One of each error and redirect, also for files that are otherwise cached for a year. */
const OTHERS: Case[] = [
  [301, '/FEATURES'],
  [301, '/assets/js/MAIN.0a1b2c3d.js'],
  [400, '/%zz'],
  [400, '/assets/js/%00'],
  [404, '/none'],
  [404, '/assets/js/none.0a1b2c3d.js'],
  [405, '/features', {method: 'POST'}],
  [405, '/assets/js/main.0a1b2c3d.js', {method: 'PUT'}],
  [412, '/assets/js/main.0a1b2c3d.js', {headers: {'If-Match': '"another"'}}],
  [416, '/features', {headers: {Range: 'bytes=999999-'}}],
  [416, '/assets/js/main.0a1b2c3d.js', {headers: {Range: 'bytes=999999-'}}],
];
const FOUND: Case[] = [
  [200, '/features'],
  [304, '/features', {headers: {'If-None-Match': '*'}}],
];

/** Tests how a server of `build` refuses and redirects requests. */
export function refusesWell(port: () => number): void {
  const ask = (path: string, options?: http.RequestOptions): Promise<Reply> =>
    askAt(port(), path, options);

  test.each(OTHERS)('%i for %s is revalidated on each request', async (code, path, options) => {
    const {status, headers} = await ask(path, options);
    expect(status).toBe(code);
    expect(headers['cache-control']).toBe(REVALIDATED);
  });

  test.each([...FOUND, ...OTHERS])(
    '%i for %s has all security headers and repeats none',
    async (code, path, options) => {
      const {status, headers, names} = await ask(path, options);
      expect(status).toBe(code);
      expect(names).toEqual([...new Set(names)]);
      for (const [name, value] of Object.entries(headersOfPolicy)) {
        // A browser keeps the headers of the copy that it has.
        if (status !== 304) expect(headers[name.toLowerCase()], name).toBe(value);
      }
    },
  );

  test.each([
    ['a space in its path', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ])('a request with %s is rejected with all headers', async (_, text) => {
    const answer = await sendRaw(port(), text);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    const expected = {...headersOfPolicy, 'Cache-Control': REVALIDATED};
    for (const [name, value] of Object.entries(expected)) {
      expect(answer).toContain(`${name}: ${value}\r\n`);
    }
  });

  describe('a malformed path', () => {
    test.each(['/Features%0d%0aSet-Cookie:%20a=b', '/%00', '/%zz', '/\\evil.example'])(
      '%s is rejected without a redirect or a cookie',
      async (path) => {
        const {status, headers} = await ask(path);
        expect(status).toBe(400);
        expect(headers.location).toBeUndefined();
        expect(headers['set-cookie']).toBeUndefined();
        expect((await ask('/features')).status).toBe(200);
      },
    );
  });

  test.each(['POST', 'OPTIONS'])('%s is rejected with the allowed methods', async (method) => {
    const {status, headers} = await ask('/features', {method});
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
}
