import {expect, test} from 'vitest';

import type {Check, CheckContext} from '@site/scripts/check/context';
import {checks, runChecks} from '@site/scripts/check/index';
import {pageRules, WHOLE_RULES} from '@site/scripts/check/page-rules';
import {type Finding, FindingError} from '@site/src/lib/finding';

const finding = (file: string, line: number): Finding => ({
  ...{file, line, column: 1},
  ...{message: 'x', fix: 'y'},
});
const rule = (name: string, findings: Finding[], count = 1): Check => ({
  name,
  run: () => ({findings, count}),
});

/** The context of a repository in which nothing could be read. */
const EMPTY: CheckContext = {
  root: '/nowhere',
  pages: [],
  subjects: [],
  fileFindings: [],
  today: new Date('2026-01-01'),
  strict: false,
  figures: {figures: new Map(), tables: new Map()},
  figureFiles: {findings: [], isInvalid: () => false, placeOf: () => undefined},
  drawings: new Map(),
};
const run = (...rules: Check[]): Promise<Finding[]> => runChecks('/nowhere', rules, EMPTY);

test('a rule that crashes gives one finding, and the other rules still run', async () => {
  const crash = (): never => {
    throw new TypeError('x is not a function\n    at somewhere.ts:1:2');
  };
  const found = await run({name: 'broken', run: crash}, rule('a', [finding('docs/a.md', 3)]));
  const message = 'the check "broken" crashed: x is not a function';
  const index = {file: 'scripts/check/index.ts', message};
  expect(found).toMatchObject([{file: 'docs/a.md', line: 3}, index]);
});

test('a check of some pages names the rules that need the whole', () => {
  const others = checks.slice(pageRules.length).map(({name}) => name);
  expect(WHOLE_RULES.split(', ')).toEqual(others);
});

test('a file that several rules cannot read is reported once, by its own fault', async () => {
  const fault = finding('docs/_glossary/terms.json', 7);
  const stop = (): never => {
    throw new FindingError([fault]);
  };
  expect(await run({name: 'links', run: stop}, rule('terms', [fault]))).toEqual([fault]);
});

// These look at a single file or date that always exists.
const alwaysLook = ['openapi', 'pictures', 'security-contact', 'decisions'];
test.each(checks.filter(({name}) => !alwaysLook.includes(name)))(
  '$name fails if it found nothing to examine',
  async (each) => {
    const message = `the check "${each.name}" found nothing to examine`;
    const fix = expect.stringContaining('fix the path that it reads') as string;
    expect(await run(each)).toMatchObject([{file: 'scripts/check/index.ts', message, fix}]);
  },
);

test('a rule that found something passes', async () => {
  expect(await run(rule('a', [finding('docs/a.md', 1)], 0))).toHaveLength(1);
});
