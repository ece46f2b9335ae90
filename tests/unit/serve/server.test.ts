import type http from 'node:http';

import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';

import type {Started} from '@site/scripts/serve/nginx';
import {askAt, type Reply} from './ask';
import {NOT_FOUND, PAGE} from './built';
import {sendsCopies} from './codings';
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
  it('is sent at its path without .html', async () => {
    const {status, headers, body} = await ask('/features');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html;\s*charset=utf-8$/i);
    expect(body.toString()).toBe(PAGE);
  });

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
});

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

test.each([
  ['/FEATURES?q=1', '/features?q=1'],
  ['/features/', '/features'],
  ['/features.html', '/features'],
  ['/INDEX.HTML', '/'],
  ['/OpenAPI.yaml', '/openapi.yaml'],
  ['/archive/', '/archive'],
  ['/%C5%BB%C3%93%C5%81W', '/%C5%BC%C3%B3%C5%82w'],
])('%s is permanently redirected to %s', async (path, location) => {
  const {status, headers} = await ask(path);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
  expect((await ask(location)).status).toBe(200);
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

  test.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
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

sendsCopies(ask, {'/features': PAGE});

refusesWell(() => server.port);

withstandsNoise(() => server.port, 400);
