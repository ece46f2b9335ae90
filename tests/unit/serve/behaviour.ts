import type http from 'node:http';

import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';

import {securityHeaders} from '@site/deploy/headers';
import {readInlineHashes} from '@site/deploy/inline-code';
import type {Started} from '@site/scripts/serve/nginx';
import {askAt, type Reply} from './ask';
import {build, NOT_FOUND, PAGE} from './built';
import {type Copies, sendsCopies} from './codings';
import {sendRaw, withstandsNoise} from './noise';

const headersOfPolicy = securityHeaders(readInlineHashes(build));

const lowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * Tests what visitors and clients rely on, against a server of `build`.
 *
 * @param can what the server can do; `foreignCase` is whether it knows the capitals of letters
 *   outside ASCII (no path of the site has any)
 */
export function behavesWell(
  start: () => Promise<Started>,
  can: Copies & {foreignCase: boolean},
): void {
  let started: Started | undefined;
  const ask = (path: string, options?: http.RequestOptions): Promise<Reply> =>
    askAt(started?.port ?? 0, path, options);

  beforeAll(async () => {
    started = await start();
  });

  afterAll(() => started?.stop());

  describe('a page', () => {
    it('is sent at its path without .html', async () => {
      const {status, headers, body} = await ask('/features');
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html;\s*charset=utf-8$/i);
      expect(body.toString()).toBe(PAGE);
    });

    it('is sent at the root', async () => {
      const {status, body} = await ask('/');
      expect(status).toBe(200);
      expect(body.toString()).toContain('Home');
    });

    test.each([
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

    it('is revalidated, while a file with a hash in its name is cached', async () => {
      const page = await ask('/features');
      const script = await ask('/assets/js/main.0a1b2c3d.js');
      expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(script.headers['cache-control']).toMatch(/max-age=31536000, immutable/);
    });

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

    it('is sent without a body for HEAD', async () => {
      const {status, headers, body} = await ask('/features', {method: 'HEAD'});
      expect(status).toBe(200);
      expect(headers['content-length']).toBe(String(PAGE.length));
      expect(body).toHaveLength(0);
    });

    it('that the visitor already has is not sent again', async () => {
      const {headers} = await ask('/features');
      const etag = headers.etag ?? '';
      expect(etag).not.toBe('');
      const again = await ask('/features', {headers: {'If-None-Match': etag}});
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      const other = await ask('/features', {headers: {'If-None-Match': '"another"'}});
      expect(other.status).toBe(200);
    });
  });

  sendsCopies(ask, {'/features': PAGE}, can);

  withstandsNoise(() => started?.port ?? 0);

  describe('the contract', () => {
    test.each(['/openapi.yaml', '/2024-11/openapi.json'])(
      '%s may be read from other origins',
      async (path) => {
        const {status, headers} = await ask(path, {headers: {Origin: 'https://tool.example'}});
        expect(status).toBe(200);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
        expect(headers['content-security-policy']).toBeDefined();
      },
    );

    test.each(['/features', '/', '/files/openapi.yaml.txt', '/none', '/OPENAPI.yaml/x'])(
      '%s, which is not the contract, may not',
      async (path) => {
        const {headers} = await ask(path, {headers: {Origin: 'https://tool.example'}});
        expect(headers['access-control-allow-origin']).toBeUndefined();
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      },
    );
  });

  describe('another spelling of a path', () => {
    const forms: [path: string, location: string][] = [
      ['/FEATURES?q=1', '/features?q=1'],
      ['/features/', '/features'],
      ['/features.html', '/features'],
      ['/INDEX.HTML', '/'],
      ['/OpenAPI.yaml', '/openapi.yaml'],
      ['/Features.MD', '/features.md'],
      ['/archive/', '/archive'],
    ];
    if (can.foreignCase) forms.push(['/%C5%BB%C3%93%C5%81W', '/%C5%BC%C3%B3%C5%82w']);
    test.each(forms)('%s is permanently redirected to %s', async (path, location) => {
      const {status, headers} = await ask(path);
      expect(status).toBe(301);
      expect(headers.location).toBe(location);
      expect((await ask(location)).status).toBe(200);
    });
  });

  describe('an unknown path', () => {
    test.each([
      '/none',
      '//evil.example/x',
      '/features.html.br',
      '/_headers',
      '/404',
      '/.git/config',
      '/.%2fpackage.json',
      `/${'a'.repeat(8000)}`,
    ])('%.40s shows the 404 page with status 404', async (path) => {
      const {status, headers, body} = await ask(path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toContain('must-revalidate');
      expect(body.toString()).toBe(NOT_FOUND);
    });

    test.each([
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/....//package.json',
      '/%c0%ae%c0%ae/package.json',
      '/\u00ff\u00fe',
      `/features?${'a'.repeat(7000)}`,
      '/'.repeat(15_000),
      '/////evil.example',
      '/%2f%2fevil.example',
      '/https://evil.example',
    ])('%.40s gets a page or is rejected, and never redirects to another site', async (path) => {
      const {status = 0, headers, body} = await ask(Buffer.from(path).toString('latin1'));
      expect(status === 200 || (status >= 300 && status < 500)).toBe(true);
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
      expect(body.toString()).not.toContain('"dependencies"');
    });

    it('is answered without a body for HEAD', async () => {
      const {status, body} = await ask('/none', {method: 'HEAD'});
      expect(status).toBe(404);
      expect(body).toHaveLength(0);
    });
  });

  describe('a malformed path', () => {
    test.each(['/Features%0d%0aSet-Cookie:%20a=b', '/%00', '/%zz', '/\\evil.example'])(
      '%s is rejected without a redirect or a cookie',
      async (path) => {
        const {status, headers} = await ask(path);
        expect(status).toBe(400);
        expect(headers.location).toBeUndefined();
        expect(headers['set-cookie']).toBeUndefined();
      },
    );

    it('does not stop the server', async () => {
      await ask('/%zz');
      expect((await ask('/features')).status).toBe(200);
    });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is rejected with the allowed methods',
    async (method) => {
      const {status, headers} = await ask('/features', {method});
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    },
  );

  type Case = [status: number, path: string, options?: http.RequestOptions];
  /** One of each error and redirect, also for files that are otherwise cached for a year. */
  const others: Case[] = [
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

  test.each(others)('%i for %s is revalidated on each request', async (code, path, options) => {
    const {status, headers} = await ask(path, options);
    expect(status).toBe(code);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  const all: Case[] = [
    [200, '/features'],
    [304, '/features', {headers: {'If-None-Match': '*'}}],
    ...others,
  ];
  test.each(all)('%i for %s repeats no header', async (code, path, options) => {
    const {status, names} = await ask(path, options);
    expect(status).toBe(code);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each([
    ['a space in its path', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ])('a request with %s is rejected with all headers', async (_, text) => {
    const answer = await sendRaw(started?.port ?? 0, text);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    const expected = {...headersOfPolicy, 'Cache-Control': 'public, max-age=0, must-revalidate'};
    for (const [name, value] of Object.entries(expected)) {
      expect(answer).toContain(`${name}: ${value}\r\n`);
    }
  });

  describe('the security headers', () => {
    test.each<[string, path: string, method: string, headers?: http.OutgoingHttpHeaders]>([
      ['a page', '/features', 'GET'],
      ['a file', '/assets/js/main.0a1b2c3d.js', 'GET'],
      ['a redirect', '/FEATURES', 'GET'],
      ['the 404 page', '/none', 'GET'],
      ['a malformed path', '/%zz', 'GET'],
      ['a method that is not allowed', '/features', 'POST'],
      ['a range that does not exist', '/features', 'GET', {Range: 'bytes=999999-'}],
    ])('come with %s', async (_, path, method, headersSent = {}) => {
      const {headers} = await ask(path, {method, headers: headersSent});
      expect(headers).toMatchObject(lowerCase(headersOfPolicy));
    });
  });
}
