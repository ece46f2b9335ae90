import fs from 'node:fs';
import path from 'node:path';

import {buildSync} from 'esbuild';
import {Tinypool} from 'tinypool';

import type {ExportedPage} from './page';
import type {Task} from './worker';

/** Exports pages on all processors, since each takes longer to write as Markdown than to build. */
export class ExportPool {
  private pool: Tinypool | undefined;

  /** @param root of the checkout */
  constructor(private readonly root: string) {}

  /** As `exportPage`, in another thread. */
  async exportPage(html: string, route: string, site: string): Promise<ExportedPage | undefined> {
    this.pool ??= new Tinypool({filename: bundleWorker(this.root)});
    const task: Task = {html, route, site};
    return (await this.pool.run(task)) as ExportedPage | undefined;
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}

/** Threads cannot load TypeScript: one file of plain script for them, beside other caches. */
function bundleWorker(root: string): string {
  const outfile = path.join(root, 'node_modules/.cache/exports-worker/worker.mjs');
  fs.mkdirSync(path.dirname(outfile), {recursive: true});
  buildSync({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'src/exports/worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Some of what it holds asks for modules in the old way.
    banner: {
      js: "import {createRequire as from} from 'node:module'; const require = from(import.meta.url);",
    },
  });
  return outfile;
}
