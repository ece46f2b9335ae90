import {expect, test} from 'vitest';

import remarkImages from '@site/src/content/images';
import {parseMarkdown} from '@site/src/content/markdown';

test('alt text and title are unescaped once', () => {
  const parsed = parseMarkdown('Text.');
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
