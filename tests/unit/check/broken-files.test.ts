import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {checks} from '@site/scripts/check/index';
import {runRules} from '@site/scripts/check/run';
import {writeFiles} from '@site/src/lib/files';
import type {Finding} from '@site/src/lib/finding';
import {expectOne} from '../support/findings';
import {repository, VALID_FILES} from '../support/repository';
import {lineOf} from '../support/text';
import {BROKEN_FILES, type BrokenFile} from './broken-files';

const FOLDER = 'docs/knowledge-base/payments';
const fileOf = ({name, folder = FOLDER}: BrokenFile): string => `${folder}/${name}.md`;

/** The two list pages link to every file, so that none is also reported as an orphan. */
const LISTS = ['docs/knowledge-base/index.md', `${FOLDER}/index.md`] as const;
const linksFrom = (list: string): string =>
  BROKEN_FILES.map((file) => {
    const url = path.posix.relative(path.posix.dirname(list), fileOf(file));
    return `- [A page, ${file.name}](${url.replaceAll(' ', '%20')})\n`;
  }).join('');

/**
 * All findings of one run over a tree with every broken file. Each build starts with the check,
 * which proves that the content of this repository has none.
 */
let findings: Finding[] = [];

beforeAll(async () => {
  const root = repository({
    'static/img/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...Object.fromEntries(LISTS.map((list) => [list, `${VALID_FILES[list]}\n${linksFrom(list)}`])),
  });
  writeFiles(root, Object.fromEntries(BROKEN_FILES.map((file) => [fileOf(file), file.content])));
  fs.symlinkSync('.', path.join(root, FOLDER, 'loop'));
  findings = await runRules(checks, readContext(root, {strict: true}));
});

test.each(BROKEN_FILES)('$name has one finding, with line and fix', (file) => {
  const line = typeof file.at === 'number' ? file.at : lineOf(String(file.content), file.at);
  const found = findings.filter((finding) => finding.file === fileOf(file));
  expectOne(found, {line, message: file.message, fix: file.fix});
});

test('the valid files have no findings, and no rule crashes', () => {
  // A link that leads back to its folder is not followed.
  const broken = new Set(BROKEN_FILES.map(fileOf));
  expect(findings.filter(({file}) => !broken.has(file))).toEqual([]);
});

test('every finding is a single line', () => {
  expect(findings.filter(({message, fix}) => /\n/.test(message + fix))).toEqual([]);
});
