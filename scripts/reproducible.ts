/**
 * `npx tsx scripts/reproducible.ts [commit]`: builds one commit twice, in two folders, time zones
 * and languages, each from a clean install, and compares every file. Takes some minutes.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {buildCommit} from './reproducible/build';
import {compareFolders} from './reproducible/compare';

/** What a build makes and a deployment takes. */
const MADE = ['build', 'deploy/generated'];

function main(): void {
  const wanted = process.argv[2] ?? 'HEAD';
  const commit = execFileSync('git', ['rev-parse', '--verify', `${wanted}^{commit}`], {
    encoding: 'utf8',
  }).trim();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    console.log(`Building ${commit} twice`);
    const one = path.join(scratch, 'one');
    const two = path.join(scratch, 'another', 'longer-folder');
    buildCommit(commit, one, {timeZone: 'UTC', locale: 'C.UTF-8'});
    buildCommit(commit, two, {timeZone: 'Pacific/Kiritimati', locale: 'pl_PL.UTF-8'});
    let unequal = 0;
    for (const made of MADE) {
      const {files, differences} = compareFolders(path.join(one, made), path.join(two, made));
      for (const {file, reason} of differences) console.log(`${made}/${file} ${reason}`);
      console.log(`${made}: ${files} files, ${differences.length} differ`);
      unequal += differences.length + (files === 0 ? 1 : 0);
    }
    process.exitCode = unequal === 0 ? 0 : 1;
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
}

try {
  main();
} catch (error) {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  console.error(said || (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
