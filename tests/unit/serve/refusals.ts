import type http from 'node:http';

import {expect, test} from 'vitest';

import {securityHeaders} from '@site/deploy/headers';
import {readInlineHashes} from '@site/deploy/inline-code';
import {askAt, sendRaw} from './ask';
import {build} from './built';

const headersOfPolicy = securityHeaders(readInlineHashes(build));
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** One of each answer, also for files that are otherwise cached for a year. */
const ANSWERS: [status: number, path: string, options?: http.RequestOptions][] = [
  [200, '/features'],
  [301, '/FEATURES'],
  [301, '/assets/js/MAIN.0a1b2c3d.js'],
  [304, '/features', {headers: {'If-None-Match': '*'}}],
  ...['/Features%0d%0aSet-Cookie:%20a=b', '/%00', '/%zz', '/\\evil.example', '/assets/js/%00'].map(
    (path): [number, string] => [400, path],
  ),
  [404, '/none'],
  [404, '/_headers'],
  [404, '/assets/js/none.0a1b2c3d.js'],
  [405, '/features', {method: 'POST'}],
  [405, '/assets/js/main.0a1b2c3d.js', {method: 'OPTIONS'}],
  [412, '/assets/js/main.0a1b2c3d.js', {headers: {'If-Match': '"another"'}}],
  [416, '/features', {headers: {Range: 'bytes=999999-'}}],
  [416, '/assets/js/main.0a1b2c3d.js', {headers: {Range: 'bytes=999999-'}}],
];

export function refusesWell(port: () => number): void {
  test.each(ANSWERS)(
    '%i for %s is revalidated, and has each security header once',
    async (code, path, options) => {
      const {status, headers, names} = await askAt(port(), path, options);
      expect(status).toBe(code);
      expect(names).toEqual([...new Set(names)]);
      expect(headers['cache-control']).toBe(REVALIDATED);
      expect(headers['set-cookie']).toBeUndefined();
      expect('location' in headers).toBe(code === 301);
      expect(headers.allow).toBe(code === 405 ? 'GET, HEAD' : undefined);
      for (const [name, value] of Object.entries(headersOfPolicy)) {
        // A browser keeps the headers of the copy that it has.
        if (status !== 304) expect(headers[name.toLowerCase()], name).toBe(value);
      }
    },
  );

  test('the page of the API alone may also connect to the machine of the visitor', async () => {
    const policyOf = async (path: string) =>
      (await askAt(port(), path)).headers['content-security-policy'];
    const policy = headersOfPolicy['Content-Security-Policy'] ?? '';
    expect(await policyOf('/features')).toBe(policy);
    const [before, after] = policy.split("connect-src 'self'");
    expect(await policyOf('/api')).toBe(`${before}connect-src http://127.0.0.1:* 'self'${after}`);
  });

  test('the catalogue of the API tells its type, and links to itself, as its standard wants', async () => {
    for (const method of ['GET', 'HEAD']) {
      const {headers} = await askAt(port(), '/.well-known/api-catalog', {method});
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/linkset\+json; profile=".*rfc9727"$/),
        link: '</.well-known/api-catalog>; rel=api-catalog',
        'access-control-allow-origin': '*',
      });
    }
    expect('link' in (await askAt(port(), '/features')).headers).toBe(false);
  });

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
}
