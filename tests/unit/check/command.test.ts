import {expect, test} from 'vitest';

import {checkFiles, errorsIn, readOptions, report} from '@site/scripts/check/command';
import {merged} from '@site/scripts/check/merged';
import type {Finding} from '@site/src/lib/finding';
import {ARTICLE, repository, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

const finding: Finding = {
  ...{file: 'docs/a,b.md', line: 3, column: 7},
  message: '100% of "x: y" is wrong',
  fix: 'write "z"',
};
const warning: Finding = {...finding, line: 4, severity: 'warning'};
const hint: Finding = {...finding, line: 5, severity: 'hint'};
const extent = {pages: 2, figures: 1, checks: 30, isPart: false};
const at = 'file=docs/a%2Cb.md,line';
const said = 'col=7,title=Content check::100%25 of "x: y" is wrong → write "z"';

const text = `docs/a,b.md:3:7  100% of "x: y" is wrong  → write "z"
docs/a,b.md:4:7  warning: 100% of "x: y" is wrong  → write "z"

1 error, 1 warning in 1 file, of 2 pages, 1 figure, 30 checks`;
const notes = `::error ${at}=3,${said}\n::warning ${at}=4,${said}\n::notice ${at}=5,${said}`;

test.each<['text' | 'github', string, ...Finding[]]>([
  ['text', text, finding, warning],
  ['text', 'No problems in 2 pages, 1 figure, 30 checks'],
  ['text', 'No problems, 2 hints in 1 file', hint, hint],
  ['github', notes, finding, warning, hint],
])('the report as %s: %j', (format, lines, ...findings) => {
  expect(report(format, {...extent, findings})).toContain(lines);
});

test('a check of some pages says what it leaves out', () => {
  expect(report('text', {...extent, isPart: true, findings: []})).toMatch(
    /checks\.\nOnly npm run check .* inbound/,
  );
});

test('hints are no errors, and JSON has everything', () => {
  expect(errorsIn([hint])).toBe(0);
  const data = {ok: true, ...extent, findings: [warning]};
  expect(JSON.parse(report('json', {...extent, findings: [warning]}))).toEqual(data);
});

test('JSON has the other places of a finding, and a text names them by line', () => {
  const at = (line: number, column: number, name: string): Finding => ({
    ...{...finding, line, column},
    message: `"${name}" is wrong`,
    subject: `"${name}"`,
  });
  const all = [at(3, 1, 'a'), at(3, 9, 'a'), at(3, 5, 'b'), at(5, 1, 'a'), at(5, 7, 'a')];
  expect(merged(all)).toEqual([
    {
      ...all[0],
      message: '"a" is wrong, also in line 3, 5; "b" on the same line',
      also: all.slice(1).map(({line, column}) => ({line, column})),
    },
  ]);
});

test.each([
  ['./docs/a.md /repo/docs/b.md --format=json', {files: ['docs/a.md', 'docs/b.md']}],
  ['--format json --release', {files: [], release: true}],
  ['--release docs/a.md', {fault: expect.stringContaining('leave out the files') as string}],
  ['--format githb', {fault: expect.stringContaining('write "github"') as string}],
  ['--formt json', {fault: expect.stringContaining('-- --format json') as string}],
])('the arguments %j', (args, options) => {
  const others = 'files' in options && {format: 'json', fix: false, release: false};
  expect(readOptions(args.split(' '), '/repo')).toEqual({...others, ...options});
});

const FOLDER = 'docs/knowledge-base/payments';
const FIGURES = 'docs/_figures/deposits.json';
const root = repository({
  [`${FOLDER}/broken.md`]: 'It costs {a.',
  [ARTICLE]: changed(VALID_FILES[ARTICLE], 'A card payment costs', 'It is €5. A card pays'),
});

test('a path limits the check to that file, whose title is compared with all others', async () => {
  expect(await checkFiles(root, [ARTICLE])).toMatchObject({
    findings: [{file: ARTICLE, message: 'the amount "€5" is hard-coded'}],
    ...{pages: 1, isPart: true},
  });
  const copy = `${FOLDER}/copy.md`;
  const both = await checkFiles(repository({[copy]: VALID_FILES[ARTICLE]}), [copy]);
  expect(JSON.stringify(both)).toContain('is already used by');
});

test('a path may be a figure file or a translation, which the rules for the whole tree check', async () => {
  const content = changed(VALID_FILES[FIGURES], '"unit": "percent"', '"unit": "percnt"');
  const translation = ARTICLE.replace('docs', 'i18n/de/docusaurus-plugin-content-docs/current');
  const tree = repository({[FIGURES]: content, 'docs/a.md': '{', [translation]: '{'});
  const checked = await checkFiles(tree, [FIGURES, translation]);
  if ('fault' in checked) throw new Error(checked.fault);
  expect(checked.findings[0]?.message).toContain('unit');
  expect(new Set(checked.findings.map(({file}) => file))).toEqual(new Set([FIGURES, translation]));
});

test.each([
  ['redocly.yaml', 'is not part of the content  → name a file or folder in docs/ or blog/'],
  [`${FOLDER}/payin.md`, `no such file: ${FOLDER}/payin.md  → write "${ARTICLE}"`],
])('a path %s is an error', async (file, fault) => {
  expect(await checkFiles(root, [file])).toEqual({fault: expect.stringContaining(fault)});
});
