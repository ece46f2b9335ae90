import {expect, test} from 'vitest';

import {headings} from '@site/scripts/check/headings';

import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

test.each([
  ['# Paying in', 'level 1 heading in the text', 'use ##: the title is the level 1 heading'],
  ['### Card', 'heading level jumps from 1 to 3', 'use ##'],
  ['## Ways\n\n#### Card', 'heading level jumps from 2 to 4', 'use ###'],
])('%s', async (body, message, fix) => {
  const content = articleWith(body);
  expect(await findingsOf(headings, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, body.split('\n').at(-1) ?? ''), message, fix},
  ]);
});

test('two equal headings below one parent are reported', async () => {
  const content = articleWith('## Ways\n\n### Card\n\nA.\n\n### card\n\nB.');
  expect(await findingsOf(headings, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, '### card'), message: 'duplicate heading "card" in this section'},
  ]);
});

test('equal headings below different parents pass, and so does going back a level', async () => {
  const body = '## Poland\n\n### Filing\n\n## Germany\n\n### Filing\n\n## Other';
  expect(await findingsOf(headings, {[ARTICLE]: articleWith(body)})).toEqual([]);
});
