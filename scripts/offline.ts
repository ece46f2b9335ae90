/** Writes the service worker and the page it shows without a connection into build/. */
import fs from 'node:fs';
import path from 'node:path';

import {keepsPages} from '../src/config/offline';
import {offlineHtml, workerScript} from '../src/offline/build';
import {OFFLINE_PATH, WORKER_PATH} from '../src/offline/rules';

async function main(): Promise<void> {
  const root = path.resolve('.');
  const build = path.join(root, 'build');
  const html = keepsPages ? offlineHtml(root, build) : undefined;
  if (html) fs.writeFileSync(path.join(build, `${OFFLINE_PATH}.html`), html);
  fs.writeFileSync(path.join(build, WORKER_PATH), await workerScript(root, html));
}

void main();
