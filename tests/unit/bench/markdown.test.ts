import prettier from 'prettier';
import {expect, test} from 'vitest';

import {putBetween, table} from '@site/bench/markdown';

test('a table stands as the formatter would write it', async () => {
  const text = table(
    ['page', 'LCP s', ''],
    [
      ['article', '0.9', 'met'],
      ['knowledge base', '12.25', 'MISSED'],
    ],
  );
  expect(`${text}\n`).toBe(await prettier.format(text, {parser: 'markdown'}));
});

test('text goes between its marks, as often as one likes', () => {
  const document = 'Before\n\n<!-- pages -->\n\nold\n\n<!-- /pages -->\n\nafter\n';
  const once = putBetween(document, 'pages', 'new');
  expect(once).toBe('Before\n\n<!-- pages -->\n\nnew\n\n<!-- /pages -->\n\nafter\n');
  expect(putBetween(once, 'pages', 'new')).toBe(once);
});

test('a document without the marks is told', () => {
  expect(() => putBetween('<!-- pages -->', 'pages', 'new')).toThrow('<!-- /pages -->');
});
