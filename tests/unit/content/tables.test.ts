import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import remarkTables from '@site/src/content/tables';
import {nodesOf} from '../support/remark';

const table = '| a | b |\n|---|---|\n| 1 | 2 |';

test('a table is named after the heading above it', () => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  const page = `${table}\n\n## Fees of *cards*\n\n${table}\n\n### By country\n\n${table}`;
  const markdown = processor.runSync(processor.parse(page)) as Root;
  const names = nodesOf(markdown, 'table').map(({data}) => data?.hProperties?.['aria-label']);
  expect(names).toEqual([undefined, 'Fees of cards', 'By country']);
});

test('cells have their column heading if a row is too wide for a phone', () => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  const headsIn = (page: string): unknown[] =>
    nodesOf(processor.runSync(processor.parse(page)) as Root, 'tableCell').flatMap(
      ({data}) => data?.hProperties?.['data-head'] ?? [],
    );
  const long = 'A sentence that takes more than one line.';
  expect(headsIn(`| a | b | *c* |\n|---|---|---|\n| one | 2 | ${long} |`)).toEqual(['b', 'c']);
  expect(headsIn('| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |')).toEqual([]);
  expect(headsIn(`| a | b |\n|---|---|\n| 1 | ${long} |`)).toEqual([]);
});

test('a row that begins with a number names its column, and a date stays on one line', () => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  const long = 'A sentence that takes more than one line.';
  const page = `| Version | Date | What |\n|---|---|---|\n| 2 | 24 November 2026 | ${long} |`;
  const [, , , ...cells] = nodesOf(
    processor.runSync(processor.parse(page)) as Root,
    'tableCell',
  ).map(({data}) => data?.hProperties);
  expect(cells).toEqual([
    {'data-head': 'Version'},
    {'data-head': 'Date', className: 'nowrap'},
    {'data-head': 'What'},
  ]);
});
