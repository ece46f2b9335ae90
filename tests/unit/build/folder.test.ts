import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

const LOADER = JSON.stringify(path.join(ROOT, 'scripts/bundled.cjs'));

test.each([
  ['a folder with # in its name', 'c#', {}, 'has "#" in its path'],
  ['packages that cannot be written', 'c', {'c/node_modules': ''}, 'cannot be written (ENOTDIR)'],
])('%s is one sentence for every command', (_, name, files, message) => {
  const folder = path.join(temporaryFolder(files), name);
  fs.mkdirSync(folder, {recursive: true});
  const {status, stderr} = spawnSync(process.execPath, ['-e', `require(${LOADER})`], {
    ...{cwd: folder, encoding: 'utf8'},
  });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
