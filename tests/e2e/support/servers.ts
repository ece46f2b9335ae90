import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {test} from 'playwright/test';

import {hasNginx, type Started, startNginx} from '../../../scripts/serve/nginx';

export type ServerName = 'project' | 'nginx';

/** Declares tests twice: their `baseURL` is the project's server, then nginx with the generated configuration. */
export function onBothServers(declare: (server: ServerName) => void): void {
  test.describe('on the project’s server', () => declare('project'));

  test.describe('on nginx', () => {
    test.skip(!hasNginx, 'nginx is missing');
    let work: string;
    let server: Started | undefined;
    test.beforeAll(async () => {
      work = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
      server = await startNginx(path.resolve('build'), work);
    });
    test.afterAll(async () => {
      await server?.stop();
      fs.rmSync(work, {recursive: true});
    });
    test.use({
      // Playwright also asks for it before the hook that starts the server.
      baseURL: ({baseURL}, use) => use(server ? `http://127.0.0.1:${server.port}` : baseURL),
    });
    declare('nginx');
  });
}
