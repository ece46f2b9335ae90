import {spawnSync} from 'node:child_process';

import {expect, test} from 'vitest';

import {ROOT} from '../support/root';

test('every package gets its dependencies in the versions that it requires', () => {
  const {status, stdout, stderr} = spawnSync('npm', ['ls', '--all', '--package-lock-only'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout.split('\n').length).toBeGreaterThan(1000);
});
