import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {expect, test} from 'playwright/test';

import {hasNginx, type Started, startNginx} from '../../scripts/serve/nginx';
import {readRoutes} from '../../scripts/serve/routes';
import {askAt, type Reply} from '../unit/serve/ask';

const BUILD = path.resolve('build');
const routes = [...new Set(readRoutes(BUILD).values())].map(encodeURI);

/** Thousands of requests in turn take half the time on one connection. */
const agent = new http.Agent({keepAlive: true});

const VARIANTS: readonly ((route: string) => string)[] = [
  (route) => route.toUpperCase(),
  (route) => `${route}/`,
  (route) => route.replaceAll('/', '//'),
  (route) => `${route.toUpperCase()}/INDEX.HTML`,
];

/** Requests every path of the build in every variant, and lists those that do not redirect to it. */
async function wrongRedirects(port: number): Promise<string[]> {
  const wrong: string[] = [];
  const forms = routes.flatMap((route) =>
    VARIANTS.map((form) => ({route, form: form(route)})).filter(({form}) => form !== route),
  );
  expect(forms.length).toBeGreaterThan(1000);
  for (const {route, form} of forms) {
    const {status, headers} = await askAt(port, `${form}?from=//evil.example`, {agent});
    const to = `${route}?from=//evil.example`;
    if (status !== 301 || headers.location !== to)
      wrong.push(`${form}: ${status} ${headers.location}`);
  }
  return wrong;
}

/** Headers in which servers may differ: those that identify the version of a file or concern the connection. */
const DIFFERING = /^(accept-ranges|connection|date|etag|keep-alive|last-modified|server)$/;

interface Comparable {
  status: number | undefined;
  bytes: string;
  headers: Record<string, unknown>;
}

/** A response without the headers in which servers may differ. */
function comparable({status, headers, body}: Reply): Comparable {
  const entries = Object.entries(headers).filter(([name]) => !DIFFERING.test(name));
  const type = headers['content-type']?.replace(/; ?/, '; ').toLowerCase();
  const bytes = crypto.createHash('sha256').update(body).digest('hex');
  return {status, bytes, headers: {...Object.fromEntries(entries), 'content-type': type}};
}

const portOf = (baseURL = ''): number => Number(new URL(baseURL).port);

test.describe('nginx with the generated configuration', {tag: '@full'}, () => {
  let work: string;
  let nginx: Started | undefined;
  test.beforeAll(async () => {
    work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    nginx = hasNginx ? await startNginx(BUILD, work) : undefined;
  });
  test.afterAll(async () => {
    await nginx?.stop();
    fs.rmSync(work, {recursive: true});
  });

  test('redirects every path in capitals or with slashes', async ({baseURL}) => {
    for (const port of [portOf(baseURL), ...(nginx ? [nginx.port] : [])]) {
      expect(await wrongRedirects(port)).toEqual([]);
    }
    test.skip(!nginx, 'nginx is not installed');
  });

  // Browsers therefore cannot tell the servers apart, and the other tests need to visit only one.
  test('answers every path like the project’s server', async ({baseURL}) => {
    test.skip(!nginx, 'nginx is not installed');
    const askBoth = (route: string, coding: string): Promise<Comparable[]> =>
      Promise.all(
        [portOf(baseURL), nginx?.port ?? 0].map(async (port) =>
          comparable(await askAt(port, route, {agent, headers: {'Accept-Encoding': coding}})),
        ),
      );
    const different: object[] = [];
    for (const route of routes) {
      const [own, other] = await askBoth(route, 'gzip');
      if (!isDeepStrictEqual(own, other)) different.push({route, own, other});
    }
    expect(different.slice(0, 3)).toEqual([]);
    expect(routes.length).toBeGreaterThan(900);

    const [page] = await askBoth('/', 'identity');
    for (const missing of ['/none', '/assets/js/main.removed.js']) {
      const [own, other] = await askBoth(missing, 'identity');
      // Only nginx compresses this response, and so sends `Vary`.
      expect({...other, headers: {...other?.headers, vary: undefined}}).toEqual(own);
      expect(isDeepStrictEqual(own, page)).toBe(false);
    }
  });
});
