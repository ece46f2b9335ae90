import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {drawings} from '@site/scripts/check/drawings';
import {expectFound, expectOne} from '../support/findings';
import {ARTICLE, articleWith, DRAWING, findingsOf, VALID_FILES} from '../support/repository';
import {ROOT} from '../support/root';
import {changed, lineOf} from '../support/text';

const SOURCE = VALID_FILES[DRAWING];
const GUIDE = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const [, EXAMPLE_SCREEN = ''] = /```xml\n(<screen[^]*?<\/screen>\n)```/.exec(GUIDE) ?? [];
const SCREEN = 'docs/_drawings/withdraw.xml';

/** The files of a repository with this screen, which an article shows. */
const showing = (screen: string): Record<string, string> => ({
  [SCREEN]: screen,
  [ARTICLE]: articleWith('::drawing[withdraw]\n'),
});

const FEE = ':figure[deposits.sepa.fee]';
const LABEL = 'y="50" fill';
const IN_DRAWINGS: readonly [from: string, to: string, message: string][] = [
  ['<line ', '<script>alert(1)</script><line ', '<script> is not allowed in a drawing'],
  ['<line ', '<line onload="alert(1)" /><line ', '<line>: unknown key "onload"'],
  ['<line ', '<svg viewBox="0 0 9 9" /><line ', '<svg> is not allowed in <svg>'],
  ['url(#tip)', 'url(https://a.test/#tip)', '"marker-end" is not allowed: url(https'],
  ['var(--line-strong)', 'var(--line-stong)', '"stroke" is not allowed: var(--line-stong)'],
  [LABEL, 'y="50" font-size="12" fill', 'is smaller than 12 px on a phone'],
  [LABEL, 'y="50" transform="scale(0.5)" fill', '<text>: unknown key "transform"'],
  [FEE, ':figure[deposits.sepa.fees]', 'unknown figure "deposits.sepa.fees"'],
  [FEE, ':figure[deposits.sepa.fee', '":figure[" is not closed'],
  [FEE, '€25', 'the amount "€25" is hard-coded in the drawing'],
  ['</marker>', '</markr>', 'invalid XML'],
];
const IN_SCREENS: typeof IN_DRAWINGS = [
  ['shown to you', '<note>A</note>', '<note> is not allowed in <row>'],
  ['kind="list"', 'kind="lits"', '"kind" is not one of the known values: lits'],
  ['row label="Fee"', 'row', '<row>: "label" is missing'],
  ['shown to you</row>', ' </row>', '<row> has no text'],
  ['</title>', '</title>EUR', 'text is not allowed in <screen>'],
  ['chosen="SEPA"', 'chosen="Sepa"', '"Sepa" is not one of the options'],
  ['step="2"', 'step="two"', '"two" is not a number above 1'],
  ['button step="3"', 'button step="1"', '"1" is not a number above 2'],
  ['shown to you', '€2', 'the amount "€2" is hard-coded in the drawing'],
];

describe.each([
  ['a drawing', DRAWING, SOURCE, IN_DRAWINGS, (content: string) => ({[DRAWING]: content})],
  ['a screen', SCREEN, EXAMPLE_SCREEN, IN_SCREENS, showing],
] as const)('a mistake in %s is reported at its line', (_, file, source, cases, filesOf) => {
  test.each(cases)('%s, as %s: %s', async (from, to, message) => {
    const content = changed(source, from, to);
    await expectFound(drawings, filesOf(content), {file, line: lineOf(content, to), message});
  });
});

test.each([
  [/<title>.*<\/title>/, 'the drawing has no <title>'],
  [/(?<=<desc>)[^]*(?=<\/desc>)/, 'the drawing has no <desc>'],
  [/ viewBox="0 0 360 80"/, '<svg>: "viewBox" is missing'],
  [/ font-size="14"/, 'text of size 0 is smaller than 12 px on a phone'],
])('a drawing without %s is reported', async (pattern, message) => {
  const content = SOURCE.replace(pattern, '');
  expect(content).not.toBe(SOURCE);
  await expectFound(drawings, {[DRAWING]: content}, {file: DRAWING, message});
});

const TWICE = articleWith('::drawing[paths]\n\nBetween.\n\n::drawing[paths]\n');
const AGAIN = TWICE.split('\n').lastIndexOf('::drawing[paths]') + 1;
test.each<[what: string, files: Record<string, string>, finding?: object]>([
  ['the example in CONTRIBUTING.md', showing(EXAMPLE_SCREEN)],
  ['a drawing shown twice', {[ARTICLE]: TWICE}, {file: ARTICLE, line: AGAIN}],
  ['a drawing on no page', {'docs/_drawings/a.svg': SOURCE}, {message: '"a" is not used on'}],
])('%s', async (_, files, finding) => {
  const found = await findingsOf(drawings, files);
  if (finding) expectOne(found, finding);
  else expect(found).toEqual([]);
});
