import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {expect, test} from 'playwright/test';

import {hasNginx, type Started, startNginx} from '../../scripts/serve/nginx';
import {readRoutes} from '../../scripts/serve/routes';
import {askAt, type Reply} from '../unit/serve/ask';

const BUILD = path.resolve('build');
const routes = [...new Set(readRoutes(BUILD).values())].map(encodeURI);

/** Other ways to write a path. */
const FORMS: readonly ((route: string) => string)[] = [
  (route) => route.toUpperCase(),
  (route) => `${route}/`,
  (route) => `${route}//`,
  (route) => `${route.toUpperCase()}/INDEX.HTML`,
];

/** Asks for every path of the build in every form, and lists those that are not led to it. */
async function misled(port: number): Promise<string[]> {
  const wrong: string[] = [];
  const forms = routes.flatMap((route) =>
    FORMS.map((form) => ({route, form: form(route)})).filter(({form}) => form !== route),
  );
  expect(forms.length).toBeGreaterThan(1000);
  for (const {route, form} of forms) {
    const {status, headers} = await askAt(port, `${form}?from=//evil.example`);
    const to = `${route}?from=//evil.example`;
    if (status !== 301 || headers.location !== to)
      wrong.push(`${form}: ${status} ${headers.location}`);
  }
  return wrong;
}

/** Headers in which servers may differ: names of a version of a file, and what concerns the connection alone. */
const OWN = [
  'accept-ranges',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
];

interface Shared {
  status: number | undefined;
  bytes: string;
  headers: Record<string, unknown>;
}

/** An answer without what is the server's own. */
function shared({status, headers, body}: Reply): Shared {
  const entries = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  const type = headers['content-type']?.replace(/; ?/, '; ').toLowerCase();
  const bytes = crypto.createHash('sha256').update(body).digest('hex');
  return {status, bytes, headers: {...Object.fromEntries(entries), 'content-type': type}};
}

const portOf = (baseURL = ''): number => Number(new URL(baseURL).port);

test('every path in another case or with a slash leads to the right one', async ({baseURL}) => {
  expect(await misled(portOf(baseURL))).toEqual([]);
});

test.describe('nginx with the generated configuration', () => {
  test.skip(!hasNginx, 'nginx is missing');
  let work: string;
  let nginx: Started;
  test.beforeAll(async () => {
    work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    nginx = await startNginx(BUILD, work);
  });
  test.afterAll(async () => {
    await nginx.stop();
    fs.rmSync(work, {recursive: true});
  });

  test('leads every path in another case or with a slash to the right one', async () => {
    expect(await misled(nginx.port)).toEqual([]);
  });

  // So a browser cannot tell one from the other, and the other tests need not visit both.
  test('answers every path as the project’s server does: status, headers and bytes', async ({
    baseURL,
  }) => {
    const askBoth = (route: string, coding: string): Promise<Shared[]> =>
      Promise.all(
        [portOf(baseURL), nginx.port].map(async (port) =>
          shared(await askAt(port, route, {headers: {'Accept-Encoding': coding}})),
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
      // nginx alone compresses this answer, and says that it depends on the request.
      expect({...other, headers: {...other?.headers, vary: undefined}}).toEqual(own);
      expect(isDeepStrictEqual(own, page)).toBe(false);
    }
  });
});
