import {expect, test} from 'vitest';

import {drawings} from '@site/scripts/check/drawings';
import type {Finding} from '@site/src/lib/finding';
import {EXAMPLE_SCREEN as EXAMPLE} from '../support/example-screen';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {changed, lineOf} from '../support/text';

const SCREEN = 'docs/_drawings/withdraw.xml';
const STEPS = '1. Choose.\n2. Enter.\n3. Confirm.';

const findingsIn = (screen: string, steps = STEPS): Promise<Finding[]> =>
  findingsOf(drawings, {
    [SCREEN]: screen,
    [ARTICLE]: articleWith(`${steps}\n\n::drawing[withdraw]\n`),
  });

test('the example in CONTRIBUTING.md passes', async () => {
  expect(await findingsIn(EXAMPLE)).toEqual([]);
});

const ROW = '<row label="Fee">shown to you</row>';
test.each([
  ['an unknown part', ROW, '<rwo/>', '<rwo> is not allowed in a drawing'],
  ['a part within a part', 'shown to you', '<note>A</note>', '<note> is not allowed in <row>'],
  [
    'an unknown attribute',
    ' label="Fee"',
    ' label="Fee" fill="red"',
    'the attribute "fill" is not',
  ],
  ['an unknown kind', 'kind="list"', 'kind="lits"', 'kind="lits" is not allowed'],
  ['a missing label', 'row label="Fee"', 'row', '<row> has no label'],
  ['missing text', 'shown to you</row>', ' </row>', '<row> has no text'],
  ['text beside parts', '</title>', '</title>EUR', 'text is not allowed in <screen>'],
  ['a choice of no option', 'chosen="SEPA"', 'chosen="Sepa"', '"Sepa" is not one of the options'],
  ['a step that is not a number', 'step="2"', 'step="two"', '"two" is not a number above 1'],
  ['a step out of order', 'button step="3"', 'button step="1"', '"1" is not a number above 2'],
  ['a hard-coded amount', 'shown to you', '€2', 'the amount "€2" is hard-coded in the drawing'],
  ['a hard-coded amount in a label', '"Fee"', '"Fee of €2"', 'the amount "€2" is hard-coded'],
  ['an unknown figure', 'shown to you', ':figure[deposits.sepa.fees]', 'unknown figure'],
])('%s is reported at its line', async (_, from, to, message) => {
  const content = changed(EXAMPLE, from, to);
  const line = lineOf(content, to.split('\n')[0] ?? '');
  expect(await findingsIn(content)).toMatchObject([
    {file: SCREEN, line, message: expect.stringContaining(message) as string},
  ]);
});

test('a screen without a caption is reported', async () => {
  const content = EXAMPLE.replace(/<title>.*<\/title>/, '');
  expect(await findingsIn(content)).toMatchObject([
    {file: SCREEN, line: 1, message: 'the drawing has no <title>'},
  ]);
});

test('a step that the article lacks is reported in the article', async () => {
  expect(await findingsIn(EXAMPLE, '1. Choose.\n2. Enter.')).toMatchObject([
    {file: ARTICLE, message: '"withdraw" shows step 3, but the list above it has 2 steps'},
  ]);
});
