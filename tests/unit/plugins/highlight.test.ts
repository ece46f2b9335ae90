import type {Code, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import remarkHighlight, {highlight} from '@site/src/plugins/remark/highlight';
import {LANGUAGES} from '@site/src/contract/samples';

/** The code block of a page, as the page gets it. */
function block(markdown: string): Code['data'] {
  const processor = unified().use(remarkParse).use(remarkHighlight);
  const [code] = (processor.runSync(processor.parse(markdown)) as Root).children;
  return code?.type === 'code' ? code.data : undefined;
}

describe('code in the page', () => {
  it('carries its words with their classes, its title, and no second copy', () => {
    expect(block('```json title="a.json"\n{"a": 1}\n```')).toEqual({
      hChildren: [],
      hProperties: {
        className: ['language-json'],
        html:
          '<span class="token punctuation">{</span><span class="token property">"a"</span>' +
          '<span class="token operator">:</span> <span class="token number">1</span>' +
          '<span class="token punctuation">}</span>',
        title: 'a.json',
      },
    });
  });

  it('stays plain, and safe, in a language that is not known', () => {
    expect(block('```text\n<b> & co\n```')?.hProperties).toMatchObject({html: '&lt;b> &amp; co'});
    expect(block('```\nplain\n```')?.hProperties).toMatchObject({
      className: ['language-text'],
      html: 'plain',
    });
  });

  it.each(LANGUAGES.map(({prism}) => prism))('knows the language of samples: %s', (language) => {
    expect(highlight('"x" # y', language)).toContain('<span class="token string">');
  });

  it('lets no markup of a program through', () => {
    for (const language of ['bash', 'js', 'python', 'http', 'json', 'solidity']) {
      expect(highlight('<img src=x onerror=y>', language), language).not.toContain('<img');
    }
  });
});
