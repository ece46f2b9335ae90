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

import {reasonOf} from '../src/lib/finding';
import {releaseLock, shareLock, takeLock} from './build/lock';
import {fail} from './serve/run';

const LOCK = '.build.lock';
const CHECK = ['tsx', 'scripts/check.ts'];
const STEPS = [
  ['docusaurus', 'build'],
  ['tsx', 'scripts/compress.ts'],
  ['tsx', 'scripts/host-files.ts'],
];

async function run(
  [command = '', ...args]: readonly string[],
  temporary: string,
): Promise<boolean> {
  const env = {...process.env, TMPDIR: temporary, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  // On Windows, package binaries are .cmd files, which only a shell can run.
  const shell = process.platform === 'win32';
  const child = spawn(command, args, {stdio: 'inherit', env, shell});
  shareLock(LOCK, child.pid);
  await once(child, 'exit');
  return child.exitCode === 0;
}

async function build(temporary: string): Promise<boolean> {
  // A failed check leaves the last build in place.
  if (!(await run(CHECK, temporary))) return false;
  for (const folder of ['build', '.docusaurus']) fs.rmSync(folder, {recursive: true, force: true});
  for (const step of STEPS) if (!(await run(step, temporary))) return false;
  return true;
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
