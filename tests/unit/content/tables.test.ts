import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import remarkTables from '@site/src/content/tables';
import {nodesOf} from '../support/remark';

const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |';
const LONG = 'A sentence that takes more than one line.';

function propertiesIn(page: string, of: 'table' | 'tableCell'): (object | undefined)[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTables);
  const markdown = processor.runSync(processor.parse(page)) as Root;
  return nodesOf(markdown, of).map(({data}) => data?.hProperties);
}

test('a table is named after the heading above it', () => {
  const page = `${TABLE}\n\n## Fees of *cards*\n\n${TABLE}\n\n### By country\n\n${TABLE}`;
  const names = [undefined, 'Fees of cards', 'By country'].map((name) => ({'aria-label': name}));
  expect(propertiesIn(page, 'table')).toMatchObject(names);
});

test.each([
  [
    `| a | b | *c* |\n|---|---|---|\n| one | 2 | ${LONG} |`,
    [{'data-head': 'b'}, {'data-head': 'c'}],
  ],
  ['| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', []],
  [`| a | b |\n|---|---|\n| 1 | ${LONG} |`, []],
  [
    // A number names its column, and a date stays on one line.
    `| a | b | c |\n|---|---|---|\n| 2 | 24 November 2026 | ${LONG} |`,
    [{'data-head': 'a'}, {'data-head': 'b', className: 'nowrap'}, {'data-head': 'c'}],
  ],
])('cells have their column heading if a row is too wide for a phone: %j', (page, cells) => {
  expect(propertiesIn(page, 'tableCell').filter(Boolean)).toEqual(cells);
});
