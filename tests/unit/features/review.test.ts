import path from 'node:path';

import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {remarkImports} from '@site/src/content/directives/remark';
import remarkReview from '@site/src/features/review/remark';
import {propsOf} from '../support/remark';

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

test('a page that is built after its review date begins with a note', () => {
  const page = render('2027-12-01', {review_by: '2027-11-30'});
  expect(propsOf(page, 'ReviewNote')).toEqual({date: '2027-11-30'});
  const types = page.children.map(({type}) => type);
  expect(types).toEqual(['mdxjsEsm', 'mdxJsxFlowElement', 'paragraph']);
});

test('a page in time, an archived page and a page without a review date have no note', () => {
  for (const page of [
    render('2027-11-30', {review_by: '2027-11-30'}),
    render('2030-01-01', {review_by: '2027-11-30'}, ARCHIVED),
    render('2030-01-01', {}),
  ]) {
    expect(page.children.map(({type}) => type)).toEqual(['paragraph']);
  }
});
