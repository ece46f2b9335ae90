import {expect, test} from 'vitest';

import remarkImages from '@site/src/content/images';
import {parseMarkdown} from '@site/src/content/markdown';

test('alt text and title are unescaped once', () => {
  const parsed = parseMarkdown('Text.');
  // An image as Docusaurus passes it on.
  const attributes = [
    {
      type: 'mdxJsxAttribute' as const,
      name: 'alt',
      value: 'Fees &amp; &quot;limits&quot;, &amp;lt;',
    },
    {
      type: 'mdxJsxAttribute' as const,
      name: 'title',
      value: 'The &#39;taker&#39; fee &amp;amp; more',
    },
  ];
  const image = {type: 'mdxJsxTextElement' as const, name: 'img', attributes, children: []};
  parsed.markdown.children.push({type: 'paragraph', children: [image]});
  remarkImages()(parsed.markdown);
  const values = ['Fees & "limits", &lt;', "The 'taker' fee &amp; more"];
  expect(attributes.map(({value}) => value)).toEqual(values);
});
