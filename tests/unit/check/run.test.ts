import {describe, expect, it, test} from 'vitest';

import type {Check, CheckContext} from '@site/scripts/check/context';
import {checks, runChecks} from '@site/scripts/check/index';
import type {Finding} from '@site/src/lib/finding';
import {repository} from '../support/repository';

const finding = (file: string, line: number): Finding => ({
  file,
  line,
  column: 1,
  message: 'x',
  fix: 'y',
});

/** The context of a repository in which nothing could be read. */
const EMPTY: Omit<CheckContext, 'root'> = {
  pages: [],
  subjects: [],
  fileFindings: [],
  today: new Date('2026-01-01'),
  strict: false,
  figures: {figures: new Map(), tables: new Map()},
  figureFiles: {findings: [], isInvalid: () => false, placeOf: () => undefined},
  drawings: new Map(),
};

test('a valid repository has no findings', async () => {
  expect(await runChecks(repository())).toEqual([]);
});

test('a rule that crashes gives one finding, and the other rules still run', async () => {
  const broken: Check = {
    name: 'broken',
    run: () => {
      throw new TypeError('x is not a function\n    at somewhere.ts:1:2');
    },
  };
  const fine: Check = {name: 'fine', run: () => ({findings: [finding('docs/a.md', 3)], count: 1})};
  const context = {...EMPTY, root: '/nowhere'};
  expect(await runChecks('/nowhere', [broken, fine], context)).toMatchObject([
    {file: 'docs/a.md', line: 3},
    {
      file: 'scripts/check/index.ts',
      message: 'the check "broken" crashed: x is not a function',
    },
  ]);
});

describe('a rule that found nothing to examine fails', () => {
  // These look at a single file or date that always exists.
  const alwaysLook = ['openapi', 'security-contact', 'brand'];
  test.each(checks.filter(({name}) => !alwaysLook.includes(name)))('$name', async (rule) => {
    expect(await runChecks('/nowhere', [rule], {...EMPTY, root: '/nowhere'})).toMatchObject([
      {
        file: 'scripts/check/index.ts',
        message: `the check "${rule.name}" found nothing to examine`,
        fix: expect.stringContaining('fix the path that it reads'),
      },
    ]);
  });
});

describe('the run', () => {
  const rule = (name: string, findings: Finding[], count = 1): Check => ({
    name,
    run: () => ({findings, count}),
  });
  const context = {...EMPTY, root: '/nowhere'};

  it('returns the findings of all rules, sorted by file and line', async () => {
    const rules = [
      rule('a', [finding('docs/b.md', 2), finding('docs/a.md', 10)]),
      rule('b', [finding('docs/a.md', 9)]),
    ];
    const found = await runChecks('/nowhere', rules, context);
    expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
      'docs/a.md:9',
      'docs/a.md:10',
      'docs/b.md:2',
    ]);
  });
  it('does not add "found nothing to examine" to a rule that found something', async () => {
    const found = await runChecks('/nowhere', [rule('a', [finding('docs/a.md', 1)], 0)], context);
    expect(found).toHaveLength(1);
  });
});
