import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {test} from 'playwright/test';

import {hasNginx, type Started, startNginx} from '../../../scripts/serve/nginx';

export type ServerName = 'project' | 'nginx';

/** Declares tests twice: for the project's server, and for nginx with the generated configuration. */
export function onBothServers(declare: (server: ServerName) => void): void {
  test.describe('on the project’s server', () => declare('project'));

  test.describe('on nginx', () => {
    test.skip(!hasNginx, 'nginx is not installed');
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
      // Playwright also evaluates this before the hook that starts the server.
      baseURL: ({baseURL}, use) => use(server ? `http://127.0.0.1:${server.port}` : baseURL),
    });
    declare('nginx');
  });
}
