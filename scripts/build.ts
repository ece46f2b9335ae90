/**
 * `npm run build`: checks the content and builds the site from the sources alone. Nothing from earlier
 * builds is reused: `.docusaurus/` and `build/` are deleted, the bundler's cache is off, and compiled
 * TypeScript is cached in a temporary folder.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {basePath} from '../src/config/site';
import {reasonOf} from '../src/lib/finding';
import {releaseLock, takeLock} from './build/lock';
import {moveOriginFiles} from './build/origin-files';
import {fail} from './serve/run';

const LOCK = '.build.lock';
/** The new site, until it and the check are complete. */
const NEXT = '.docusaurus/build';
const CHECK = ['node', 'scripts/check.cjs'];
const SITE = [
  ...['docusaurus', 'build', '--config', 'scripts/build/config.cjs'],
  ...['--out-dir', NEXT + basePath],
];
const COMPRESS = ['tsx', 'scripts/compress.ts'];
const HOST_FILES = ['tsx', 'scripts/host-files.ts'];

/** Runs steps at the same time. If one fails, the others are stopped, except the first. */
async function run(steps: readonly string[][], temporary: string): Promise<boolean> {
  const env = {...process.env, TMPDIR: temporary, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  // On Windows, package binaries are .cmd files, which only a shell can run.
  const shell = process.platform === 'win32';
  const children = steps.map(([command = '', ...args]) =>
    spawn(command, args, {stdio: 'inherit', env, shell}),
  );
  const succeeded = children.map(async (child) => {
    await once(child, 'exit');
    if (child.exitCode !== 0) for (const other of children.slice(1)) other.kill();
    return child.exitCode === 0;
  });
  return (await Promise.all(succeeded)).every(Boolean);
}

async function build(temporary: string): Promise<boolean> {
  fs.rmSync('.docusaurus', {recursive: true, force: true});
  // The check always ends, because it lists all findings. A failed build leaves the last one in place.
  if (!(await run([CHECK, SITE], temporary))) return false;
  moveOriginFiles(NEXT);
  fs.rmSync('build', {recursive: true, force: true});
  fs.renameSync(NEXT, 'build');
  return run([COMPRESS, HOST_FILES], temporary);
}

async function main(): Promise<void> {
  const other = takeLock(LOCK);
  if (other !== undefined) {
    fail(
      `A build is already running here (process ${other}). Wait for it, or stop it: kill ${other}`,
    );
    return;
  }
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'halyard-build-'));
  try {
    if (!(await build(temporary))) process.exitCode = 1;
  } finally {
    fs.rmSync(temporary, {recursive: true, force: true});
    releaseLock(LOCK);
  }
}

main().catch((error: unknown) => {
  fail(
    `${reasonOf(error)}. The build writes to this folder and to ${os.tmpdir()}. Check the permissions and the free space.`,
  );
});
