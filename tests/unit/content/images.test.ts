import type {Image} from 'mdast';
import {expect, test} from 'vitest';

import remarkImages, {missingImage} from '@site/src/content/images';
import {parseMarkdown} from '@site/src/content/markdown';

test('alt text and title are unescaped once', () => {
  const parsed = parseMarkdown('Text.', 'page');
  if (!('markdown' in parsed)) throw new Error('The text does not parse');
  const attribute = (name: string, value: string) =>
    ({type: 'mdxJsxAttribute', name, value}) as const;
  // An image as Docusaurus passes it on.
  const image = {
    type: 'mdxJsxTextElement' as const,
    name: 'img',
    attributes: [
      attribute('alt', 'Fees &amp; &quot;limits&quot;, 2 &lt; 3, &amp;lt;'),
      attribute('title', 'The &#39;taker&#39; fee &amp;amp; more'),
    ],
    children: [],
  };
  parsed.markdown.children.push({type: 'paragraph', children: [image]});
  remarkImages()(parsed.markdown);
  expect(image.attributes.map(({value}) => value)).toEqual([
    'Fees & "limits", 2 < 3, &lt;',
    "The 'taker' fee &amp; more",
  ]);
});

test('a missing image is replaced by a picture with its name and its place in the file', () => {
  const node: Image = {
    type: 'image',
    url: 'a&b.png',
    position: {start: {line: 12, column: 3}, end: {line: 12, column: 30}},
  };
  const url = missingImage({url: node.url, sourceFilePath: 'docs/legal/terms.md', node});
  const svg = decodeURIComponent(String(url).replace('data:image/svg+xml,', ''));
  expect(svg).toContain('No such image: a&amp;b.png');
  expect(svg).toContain('docs/legal/terms.md:12:3');
});
