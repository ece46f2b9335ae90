import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {bringBrowser} from '../scripts/browser';
import {hasBrotli, hasNginx} from '../scripts/serve/nginx';
import {bench, build} from './paths';

const PACKAGES = 'apt-get install -y nginx-light libnginx-mod-http-brotli-static';

/**
 * Sees that all is there that the bench runs with, and brings its own packages.
 *
 * @returns path of a Chromium
 * @throws Error that names what is missing and the command that brings it
 */
export function bringNeeds(): string {
  if (!hasNginx) throw new Error(`The bench needs nginx: ${PACKAGES}`);
  if (!hasBrotli) throw new Error(`The bench needs the brotli module of nginx: ${PACKAGES}`);
  for (const file of ['index.html', 'index.html.br']) {
    if (!fs.existsSync(path.join(build, file))) {
      throw new Error('The bench measures the production build: npm run build');
    }
  }
  bringPackages();
  return bringBrowser('whole');
}

function bringPackages(): void {
  if (fs.existsSync(path.join(bench, 'node_modules'))) return;
  console.error('Installing the packages of the bench');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: bench,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The packages of the bench could not be installed: see above');
}
