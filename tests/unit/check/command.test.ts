import {describe, expect, it, test} from 'vitest';

import {checkFiles, errorsIn, readOptions, report} from '@site/scripts/check/command';
import type {Finding} from '@site/src/lib/finding';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

const finding: Finding = {
  file: 'docs/a,b.md',
  line: 3,
  column: 7,
  message: '100% of "x: y" is wrong',
  fix: 'write "z"',
};
const warning: Finding = {...finding, line: 4, severity: 'warning'};
const hint: Finding = {...finding, line: 5, severity: 'hint'};
const extent = {pages: 2, figures: 1, checks: 30};

describe('the report', () => {
  it('has a line for each finding and a summary', () => {
    expect(report('text', [finding, warning], extent)).toBe(
      [
        'docs/a,b.md:3:7  100% of "x: y" is wrong  → write "z"',
        'docs/a,b.md:4:7  warning: 100% of "x: y" is wrong  → write "z"',
        '',
        '1 error, 1 warning in 1 file, of 2 pages, 1 figure, 30 checks',
      ].join('\n'),
    );
  });

  it('says "No problems"', () => {
    expect(report('text', [], extent)).toBe('No problems in 2 pages, 1 figure, 30 checks');
  });

  it('writes escaped GitHub annotations', () => {
    expect(report('github', [finding, warning], extent).split('\n').slice(0, 2)).toEqual([
      '::error file=docs/a%2Cb.md,line=3,col=7,title=Content check::100%25 of "x: y" is wrong → write "z"',
      '::warning file=docs/a%2Cb.md,line=4,col=7,title=Content check::100%25 of "x: y" is wrong → write "z"',
    ]);
  });

  it('counts hints separately, and writes them as GitHub notices', () => {
    expect(report('text', [hint, hint], extent)).toContain('No problems, 2 hints in 1 file');
    expect(report('github', [hint], extent)).toContain('::notice file=docs/a%2Cb.md,line=5');
    expect(errorsIn([hint])).toBe(0);
  });

  it('writes JSON', () => {
    expect(JSON.parse(report('json', [warning], extent))).toEqual({
      ok: true,
      ...extent,
      findings: [warning],
    });
  });
});

describe('the arguments', () => {
  it('give the format and the normalised file paths', () => {
    expect(readOptions(['./docs/a.md', '/repo/docs/b.md', '--format=json'], '/repo')).toEqual({
      format: 'json',
      files: ['docs/a.md', 'docs/b.md'],
      fix: false,
    });
  });

  test.each([
    [['--format', 'githb'], 'write "github"'],
    [['--formt', 'json'], 'npm run check -- --format json'],
  ])('%j are rejected with a suggestion', (args, text) => {
    expect(readOptions(args, '/repo')).toEqual({fault: expect.stringContaining(text) as string});
  });
});

/** Front matter with its own title, description and position. */
const OTHER_FIELDS = changed(
  changed(FRONT_MATTER.article, 'How to pay in', 'Another way'),
  'The ways to pay in',
  'Other ways to pay in',
).replace('sidebar_position: 1', 'sidebar_position: 2');

describe('a path on the command line', () => {
  const OTHER = 'docs/knowledge-base/payments/broken.md';
  const root = repository({
    [OTHER]: page(OTHER_FIELDS, 'It costs {a.'),
    [ARTICLE]: changed(
      VALID_FILES[ARTICLE],
      'A card payment costs',
      'It costs €5 a time. A card payment costs',
    ),
  });

  it('limits the check to that file, whose title is compared with all others', async () => {
    const checked = await checkFiles(root, [ARTICLE]);
    expect(checked).toMatchObject({
      findings: [{file: ARTICLE, message: 'the amount "€5" is hard-coded'}],
      extent: {pages: 1},
    });
    const copy = 'docs/knowledge-base/payments/copy.md';
    const both = await checkFiles(repository({[copy]: VALID_FILES[ARTICLE]}), [copy]);
    expect(JSON.stringify(both)).toContain('is already used by');
  });

  it('may be a figure file, which the rules for the whole tree check', async () => {
    const file = 'docs/_figures/deposits.json';
    const broken = repository({
      [file]: changed(VALID_FILES[file], '"unit": "percent"', '"unit": "percnt"'),
    });
    const checked = await checkFiles(broken, [file]);
    if ('fault' in checked) throw new Error(checked.fault);
    expect(checked.findings.map(({message}) => message).join()).toContain('unit');
    expect(new Set(checked.findings.map((one) => one.file))).toEqual(new Set([file]));
  });

  it('outside the content is an error, not a clean result', async () => {
    expect(await checkFiles(root, ['redocly.yaml'])).toEqual({
      fault: 'redocly.yaml is not part of the content  → name a file or folder in docs/ or blog/',
    });
  });

  it('that does not exist is reported with a suggestion', async () => {
    expect(await checkFiles(root, ['docs/knowledge-base/payments/payin.md'])).toEqual({
      fault: `no such file: docs/knowledge-base/payments/payin.md  → write "${ARTICLE}"`,
    });
  });
});
