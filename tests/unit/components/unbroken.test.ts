import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import remarkUnbroken from '@site/src/components/Unbroken/remark';
import {nodesOf} from '../support/remark';

function keptIn(page: string): {kept: string[]; text: string} {
  const processor = unified().use(remarkParse).use(remarkUnbroken);
  const markdown = processor.runSync(processor.parse(page)) as Root;
  return {
    kept: nodesOf(markdown, 'mdxJsxTextElement').map((node) => toString(node)),
    text: toString(markdown),
  };
}

test.each([
  ['Risk 1–2%, or €10–€5,000.', ['1–2%', '€10–€5,000']],
  ['E-mails: [write an e-mail](/x) in 24–48 hours.', ['E-mails', 'e-mail', '24–48 hours']],
  ['The 6-digit code and 10,000-euro limit.', ['6-digit', '10,000-euro']],
  ['Call +48 00 000 00 00, not +185.10.', ['+48 00 000 00 00']],
  ['A dash – between words, a re-mail and a date of 2024-11-01.', []],
  ['## By e-mail in 1–2 days', []],
])('ranges and e-mail stay on one line: %s', (page, kept) => {
  const found = keptIn(page);
  expect(found.kept).toEqual(kept);
  expect(found.text).toBe(page.replace(/^## |[[\]]|\(.*?\)/g, ''));
});
