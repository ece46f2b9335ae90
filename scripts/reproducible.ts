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

function main(): void {
  const wanted = process.argv[2] ?? 'HEAD';
  const commit = execFileSync('git', ['rev-parse', '--verify', `${wanted}^{commit}`], {
    encoding: 'utf8',
  }).trim();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    console.log(`Building ${commit} twice`);
    const [first, second] = [
      buildCommit(commit, path.join(scratch, 'one'), {timeZone: 'UTC', locale: 'C.UTF-8'}),
      buildCommit(commit, path.join(scratch, 'another', 'longer-folder'), {
        timeZone: 'Pacific/Kiritimati',
        locale: 'pl_PL.UTF-8',
      }),
    ];
    const {files, differences} = compareFolders(first, second);
    for (const {file, reason} of differences) console.log(`${file} ${reason}`);
    console.log(`${files} files, ${files - differences.length} equal, ${differences.length} not`);
    process.exitCode = files > 0 && differences.length === 0 ? 0 : 1;
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
