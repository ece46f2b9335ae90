import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {ensureBrowser} from '../scripts/browser';
import {hasBrotli, hasNginx, startNginx} from '../scripts/serve/nginx';

export const bench = __dirname;
export const root = path.dirname(bench);
/** The portal's production build. */
export const build = path.join(root, 'build');
/** Output of the bench; ignored by git. */
export const work = path.join(bench, '.work');

export const ARTICLE = '/knowledge-base/payments/deposit-funds';

/** Address of the portal, path of Chromium, and how many times to measure. */
export type Conditions = {origin: string; browser: string; runs: number};

/** Checks the requirements, installs the bench's own packages, and returns the path of Chromium. */
export function prepare(): string {
  if (!hasNginx || !hasBrotli) {
    throw new Error('Run: apt-get install -y nginx-light libnginx-mod-http-brotli-static');
  }
  if (!fs.existsSync(path.join(build, 'index.html.br'))) throw new Error('Run: npm run build');
  if (!fs.existsSync(path.join(bench, 'node_modules'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: bench, stdio: 'inherit'});
  }
  return ensureBrowser('whole');
}

/** Serves a build with nginx, configured as for production, while `use` runs. */
export async function withServer<T>(
  folder: string,
  name: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const files = path.join(work, `nginx-${name}`);
  fs.mkdirSync(files, {recursive: true});
  const server = await startNginx(folder, files);
  try {
    return await use(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.stop();
  }
}
