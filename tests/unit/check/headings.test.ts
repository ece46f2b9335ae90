import {expect, test} from 'vitest';

import {headings} from '@site/scripts/check/headings';

import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {lineOf} from '../support/text';

test.each([
  ['# Paying in', 'a heading of the first level', 'begin with ##: the title is the first'],
  ['### Card', 'a heading of level 3 below one of level 1', 'write it with ##'],
  ['## Ways\n\n#### Card', 'a heading of level 4 below one of level 2', 'write it with ###'],
])('%s', async (body, message, fix) => {
  const content = articleWith(body);
  expect(await findingsOf(headings, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, body.split('\n').at(-1) ?? ''), message, fix},
  ]);
});

test('two equal headings below one parent are told', async () => {
  const content = articleWith('## Ways\n\n### Card\n\nA.\n\n### card\n\nB.');
  expect(await findingsOf(headings, {[ARTICLE]: content})).toMatchObject([
    {line: lineOf(content, '### card'), message: 'the heading "card" stands here twice'},
  ]);
});

test('equal headings below different parents are right, and so is a step back', async () => {
  const body = '## Poland\n\n### Filing\n\n## Germany\n\n### Filing\n\n## Other';
  expect(await findingsOf(headings, {[ARTICLE]: articleWith(body)})).toEqual([]);
});
