import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import remarkFaq from '@site/src/features/faq/remark';
import {nodesOf, propsOf} from '../../support/remark';

function laidOut(value: string): Root {
  const file = new VFile({path: '/site/docs/faq.md', value});
  const processor = unified().use(remarkParse).use(remarkMdx).use(withIds).use(remarkFaq);
  return processor.runSync(processor.parse(file), file) as Root;
}

/** As Docusaurus does. */
function withIds() {
  return (markdown: Root): void => {
    let count = 0;
    visit(markdown, 'heading', (heading) => {
      heading.data = {hProperties: {id: `id-${(count += 1)}`}};
    });
  };
}

const FAQ = '## Fees\n\n### What does it *cost*?\n\nNothing.\n\n[Fee schedule](fees.md)\n\n## Tax';

test('the structured data has each question with the first paragraph as its answer', () => {
  expect(propsOf(laidOut(FAQ), 'StructuredData')).toMatchObject({
    data: {mainEntity: [{name: 'What does it cost?', acceptedAnswer: {text: 'Nothing.'}}]},
  });
});

test('each question is folded with its answer, and each subject has a link', () => {
  const markdown = laidOut(FAQ);
  expect(propsOf(markdown, 'Subjects')).toEqual({
    links: [
      {id: 'id-1', title: 'Fees'},
      {id: 'id-3', title: 'Tax'},
    ],
  });
  expect(propsOf(markdown, 'Question')).toEqual({id: 'id-2'});
  const title = nodesOf(markdown, 'mdxJsxFlowElement').find(({name}) => name === 'span');
  expect(toString(title)).toBe('What does it cost?');
});
