import path from 'node:path';

import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {remarkImports} from '@site/src/content/directives/remark';
import remarkReview from '@site/src/features/review/remark';
import {nodesOf, propsOf} from '../support/remark';

const ROOT = '/repo';
const PAGE = 'docs/resources/fee-schedule.md';
const ARCHIVED = 'versioned_docs/version-2024-11/resources/fee-schedule.md';

/** A page with this front matter as built on this day. */
function render(day: string, frontMatter: object, name = PAGE): Root {
  const now = (): Date => new Date(`${day}T12:00:00Z`);
  const file = new VFile({path: path.join(ROOT, name), value: 'Text.', data: {frontMatter}});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkReview, {root: ROOT, now})
    .use(remarkImports);
  // The plugins change the tree in place, which the types of unified do not express.
  return processor.runSync(processor.parse(file), file) as Root;
}

describe('a page with review_by: 2027-11-30', () => {
  const fields = {review_by: '2027-11-30'};

  it.each([
    ['2027-11-30', false],
    ['2027-12-01', true],
  ])('built on %s is due: %s', (day, isDue) => {
    expect(propsOf(render(day, fields), 'ReviewNote')).toEqual({date: '2027-11-30', isDue});
  });

  it('shows the note before its text, and imports its component', () => {
    const {children} = render('2027-12-01', fields);
    expect(children.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement', 'paragraph']);
  });

  it('shows no note in the archive, which has its own notice', () => {
    expect(nodesOf(render('2030-01-01', fields, ARCHIVED), 'mdxJsxFlowElement')).toEqual([]);
  });
});

it('a page without a review date imports nothing', () => {
  expect(render('2030-01-01', {}).children.map(({type}) => type)).toEqual(['paragraph']);
});
