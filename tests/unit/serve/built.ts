import path from 'node:path';
import zlib from 'node:zlib';

import type {Started} from '@site/scripts/serve/nginx';
import {createPortalServer} from '@site/scripts/serve/server';
import {listen} from '../support/ports';
import {temporaryFolder} from '../support/temporary';

export const PAGE = `<!doctype html><title>Features</title>${'<p>Text that repeats.</p>'.repeat(100)}`;

/** A file beside the build and its content, which must never be served. */
export const BESIDE = 'beside.txt';
export const BESIDE_TEXT = 'NOBODY-OUTSIDE-MAY-READ-THIS';

const files = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Oops! Page not found</title><script>one()</script>',
  'features.html': PAGE,
  'api.html': '<!doctype html><title>API</title>',
  'features.html.br': zlib.brotliCompressSync(PAGE),
  'features.html.gz': zlib.gzipSync(PAGE),
  'archive/index.html': '<!doctype html><title>Archive</title>',
  'features.md': '# Features\n\n€25 – dear\n',
  'llms.txt': '# Halyard – €\n',
  'files/Fee 100%.txt': 'Free',
  'assets/js/main.0a1b2c3d.js': 'void 0;',
  '.well-known/api-catalog': '{}',
  _headers: '/*',
};

const folder = temporaryFolder({
  [BESIDE]: BESIDE_TEXT,
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`build/${name}`, text])),
});

export const build = path.join(folder, 'build');

export async function startServer(): Promise<Started> {
  const server = createPortalServer(build);
  return {
    port: await listen(server),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
