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

test.each<[what: string, from: string, to: string, message: string, fix: string]>([
  [
    'an unknown element',
    '<row label="Fee">shown to you</row>',
    '<rwo/>',
    '<rwo> is not allowed in <screen>',
    'write "row"',
  ],
  [
    'an element in the wrong place',
    '<row ',
    '<option>Fast</option><row ',
    '<option> is not allowed in <screen>',
    'put it in <choice>',
  ],
  [
    'an unknown attribute',
    'label="Fee"',
    'label="Fee" fill="red"',
    'the attribute "fill" is not allowed on <row>',
    'use one of: label, step',
  ],
  ['an unknown kind', 'kind="list"', 'kind="lits"', 'unknown kind "lits"', 'write "list"'],
  ['a missing label', 'row label="Fee"', 'row', '<row> has no label', 'add label="…"'],
  [
    'missing text',
    'shown to you</row>',
    ' </row>',
    '<row> has no text',
    'write what it says on the screen',
  ],
  [
    'text beside elements',
    '<columns step="1">',
    '<columns step="1">EUR',
    'text is not allowed in <columns>',
    'put it in one of its elements',
  ],
  [
    'two chosen options',
    '<option>SWIFT',
    '<option chosen="yes">SWIFT',
    '2 options are chosen',
    'write chosen="yes" on one <option>',
  ],
  [
    'a step that is not a number',
    'step="2"',
    'step="two"',
    'the step "two" is not a number',
    'write the number of the step',
  ],
  [
    'a step out of order',
    'button step="3"',
    'button step="1"',
    'step 1 comes after step 2',
    'number the steps from top to bottom',
  ],
  [
    'a step within columns',
    '<field label="Currency"',
    '<field step="1" label="Currency"',
    'the attribute "step" is not allowed on <field> in <columns>',
    'use one of: label, kind',
  ],
  [
    'text that is too long',
    '>EUR<',
    '>EUR and others<',
    '"EUR and others" has 14 characters, but only 12 fit',
    'shorten it',
  ],
  [
    'a hard-coded amount',
    'shown to you',
    '€2',
    'the amount "€2" is hard-coded in the drawing',
    'write {{id}} with the id of a figure, or leave out the unit',
  ],
  [
    'an unknown figure',
    'shown to you',
    '{{deposits.sepa.fees}}',
    'unknown figure "deposits.sepa.fees"',
    'write "deposits.sepa.fee"',
  ],
  [
    'a description that omits a label',
    '<desc>\n    A page named "Withdraw".',
    '<desc>\n    A page.',
    'the description leaves out "Withdraw"',
    'mention it in <desc>',
  ],
])('%s is reported at its line', async (_, from, to, message, fix) => {
  const content = changed(EXAMPLE, from, to);
  const line = lineOf(content, to.split('\n')[0] ?? '');
  const column = expect.any(Number) as number;
  expect(await findingsIn(content)).toMatchObject([{file: SCREEN, line, column, message, fix}]);
});

test('a screen without a caption is reported', async () => {
  const content = EXAMPLE.replace(/<title>.*<\/title>/, '');
  expect(await findingsIn(content)).toMatchObject([
    {file: SCREEN, line: 1, message: 'the drawing has no <title>'},
  ]);
});

test.each([
  ['1. Choose.', '1 step'],
  ['1. Choose.\n2. Enter.', '2 steps'],
])('a step that the article lacks is reported in the article: %j', async (list, steps) => {
  expect(await findingsIn(EXAMPLE, list)).toMatchObject([
    {
      file: ARTICLE,
      message: `"withdraw" shows step 3, but the list above it has ${steps}`,
      fix: 'correct the numbers in the drawing, or move it below its steps',
    },
  ]);
});
