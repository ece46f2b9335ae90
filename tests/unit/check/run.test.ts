import {expect, test} from 'vitest';

import {type Check, readContext} from '@site/scripts/check/context';
import {checks} from '@site/scripts/check/index';
import {runRules} from '@site/scripts/check/run';
import {type Finding, FindingError} from '@site/src/lib/finding';
import {repository} from '../support/repository';
import {temporaryFolder} from '../support/temporary';

const finding = (file: string, line: number): Finding => ({
  ...{file, line, column: 1},
  ...{message: 'x', fix: 'y'},
});
const rule = (name: string, findings: Finding[]): Check => ({name, run: () => findings});
const CONTEXT = readContext(repository());
const run = (...rules: Check[]): Promise<Finding[]> => runRules(rules, CONTEXT);

test('a rule that crashes gives one finding, and the other rules still run', async () => {
  const crash = (): never => {
    throw new TypeError('x is not a function\n    at somewhere.ts:1:2');
  };
  const found = await run({name: 'broken', run: crash}, rule('a', [finding('docs/a.md', 3)]));
  const message = 'the check "broken" crashed: x is not a function';
  const index = {file: 'scripts/check/index.ts', message};
  expect(found).toMatchObject([{file: 'docs/a.md', line: 3}, index]);
});

test('a file that several rules cannot read is reported once, by its own fault', async () => {
  const fault = finding('docs/_glossary/terms.json', 7);
  const stop = (): never => {
    throw new FindingError([fault]);
  };
  expect(await run({name: 'links', run: stop}, rule('terms', [fault]))).toEqual([fault]);
});

test('the check fails if it found no pages', async () => {
  expect(await runRules(checks, readContext(temporaryFolder()))).toMatchObject([
    {message: 'the check found no pages', fix: expect.stringContaining('the path that it reads')},
  ]);
});
