import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

// What is left in src/directives.ts when a feature is removed by hand.
test.each([
  [
    'console.log(taxDirective);',
    /^taxDirective is not defined, .*npx tsc names the file and line$/,
  ],
  ["\nimport './tax';", /entry\.ts:2:8 {2}Could not resolve "\.\/tax"$/],
])('a program that cannot be loaded says why in one line: %j', (content, line) => {
  const file = path.join(temporaryFolder({'entry.ts': content}), 'entry.ts');
  const program = `require('./scripts/bundled.cjs')(${JSON.stringify(file)})`;
  const {status, stderr} = spawnSync('node', ['-e', program], {cwd: ROOT, encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr.trimEnd()).toMatch(line);
  expect(stderr.trimEnd()).not.toContain('\n');
});
