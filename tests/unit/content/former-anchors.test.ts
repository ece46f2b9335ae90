import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import remarkFormerAnchors from '@site/src/content/former-anchors';
import {nodesOf} from '../support/remark';

/** The id of each heading is its text, as Docusaurus sets it before the plugin runs. */
function withIds() {
  return (markdown: Root): void => {
    for (const heading of nodesOf(markdown, 'heading')) {
      const [text] = heading.children;
      heading.data = {hProperties: {id: text?.type === 'text' ? text.value : ''}};
    }
  };
}

test('a heading also has the anchors of the headings that it replaces', () => {
  const former_anchors = {causes: 'late', solutions: 'late', fee: 'cost'};
  const file = new VFile({
    value: '## late\n\n### cost\n\n## other',
    data: {frontMatter: {former_anchors}},
  });
  const processor = unified().use(remarkParse).use(withIds).use(remarkFormerAnchors);
  const markdown = processor.runSync(processor.parse(file), file) as Root;
  const ids = nodesOf(markdown, 'heading').map(({children}) =>
    children.flatMap((child) =>
      child.type === 'mdxJsxTextElement' ? child.attributes.map(({value}) => value) : [],
    ),
  );
  expect(ids).toMatchObject([
    [{value: '"causes"'}, {value: '"solutions"'}],
    [{value: '"fee"'}],
    [],
  ]);
});
