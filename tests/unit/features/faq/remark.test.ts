import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import remarkFaq from '@site/src/features/faq/remark';
import {propsOf} from '../../support/remark';

test('the structured data has each question without its anchor, and the first paragraph as the answer', () => {
  const value = '## Fees\n\n### What does it *cost*? {/* #price */}\n\nNothing.\n\nMore.';
  const file = new VFile({path: '/site/docs/faq.md', value});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFaq);
  const markdown = processor.runSync(processor.parse(file), file) as Root;
  expect(propsOf(markdown, 'StructuredData')).toMatchObject({
    data: {mainEntity: [{name: 'What does it cost?', acceptedAnswer: {text: 'Nothing.'}}]},
  });
});
