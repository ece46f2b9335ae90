import fs from 'node:fs';
import path from 'node:path';

import {buildSync} from 'esbuild';
import {Tinypool} from 'tinypool';

/**
 * Runs a function of the site on all processors. Threads cannot load TypeScript, so the function is
 * bundled first.
 *
 * @template Task the argument; what a thread can be sent
 * @template Result of the function
 */
export class Threads<Task, Result> {
  private pool: Tinypool | undefined;

  /**
   * @param root of the checkout
   * @param module whose default export is the function, below the root
   */
  constructor(
    private readonly root: string,
    private readonly module: string,
  ) {}

  /** Rejects with what the function throws. */
  async run(task: Task): Promise<Result> {
    this.pool ??= new Tinypool({filename: bundle(this.root, this.module)});
    return (await this.pool.run(task)) as Result;
  }

  /** To be called at the end: threads keep the build from ending. */
  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}

/** One file of plain script, beside other caches, which is made again when one of its sources changed. */
function bundle(root: string, module: string): string {
  const name = module.replaceAll('/', '-').replace(/\.ts$/, '.mjs');
  const outfile = path.join(root, 'node_modules/.cache/threads', name);
  const sources = `${outfile}.json`;
  if (fs.existsSync(outfile) && areUnchanged(root, sources)) return outfile;
  fs.mkdirSync(path.dirname(outfile), {recursive: true});
  const {metafile} = buildSync({
    absWorkingDir: root,
    entryPoints: [path.join(root, module)],
    outfile,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Some of what it holds asks for modules in the old way.
    banner: {
      js: "import {createRequire as from} from 'node:module'; const require = from(import.meta.url);",
    },
  });
  const changed = [...SETTINGS, ...Object.keys(metafile.inputs)].map(
    (file) => [file, changedAt(path.join(root, file))] as const,
  );
  fs.writeFileSync(sources, JSON.stringify(Object.fromEntries(changed)));
  return outfile;
}

/** What a bundle depends on beside its sources. */
const SETTINGS = ['tsconfig.json', 'package-lock.json'];

/** Undefined where there is no such file. */
function changedAt(file: string): number | undefined {
  return fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
}

/** @param list file that names the others, below the root, and when they were changed */
function areUnchanged(root: string, list: string): boolean {
  if (!fs.existsSync(list)) return false;
  const changed = JSON.parse(fs.readFileSync(list, 'utf8')) as Record<string, number>;
  return Object.entries(changed).every(([file, at]) => changedAt(path.join(root, file)) === at);
}
