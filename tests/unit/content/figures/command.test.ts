import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, it} from 'vitest';

import {repository} from '../../support/repository';
import {ROOT} from '../../support/root';

it('npm run figures shows the value of each page, and which one applies', () => {
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  const script = path.join(ROOT, 'scripts/figures.ts');
  const {status, stdout} = spawnSync(tsx, [script], {cwd: repository(), encoding: 'utf8'});
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /3\.5% +deposits\.card\.fee +\/knowledge-base\/payments\/pay-in +← applies/,
  );
  expect(stdout).toMatch(/1\.5% +deposits\.overview\.fee +\/how-it-works$/m);
  expect(stdout).toContain('1 open disagreement among ');
  expect(stdout).toContain('docs/_figures/deposits.json:2\n');
});
