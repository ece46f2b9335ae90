import fs from 'node:fs';

import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {filesBelow} from '@site/src/lib/files';

const pagesIn = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.mdx?$/.test(file) && !file.includes('/_owner/'));
const read = (file: string): string => fs.readFileSync(file, 'utf8');

test('a legal page states no figure that the owner has not confirmed', () => {
  const {figures} = readFigures('docs');
  const shown = ['docs/legal', 'docs/knowledge-base/compliance']
    .flatMap(pagesIn)
    .flatMap((file) => [...read(file).matchAll(/:figure\[([^\]]+)\]/g)].map(([, id = '']) => id));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((id) => figures.get(id)?.assumed)).toEqual([]);
});

/** Articles, resources and the FAQ: what somebody reads who needs an answer now. */
const articles = ['docs/faq.md', ...['docs/knowledge-base', 'docs/resources'].flatMap(filesBelow)]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({file, text: read(file)}));

test.each([
  ['call us', /\bcall us\b/i, /:brand\[supportPhone\]/],
  ['write to us', /\bwrite to us\b/i, /:brand\[\w+Email\]|\(\/contact\)/],
])('an article that says "%s" says where', (_, request, address) => {
  const asking = articles.filter(({text}) => request.test(text));
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter(({text}) => !address.test(text)).map(({file}) => file)).toEqual([]);
});

test('the rule that the home page quotes is in the terms, word for word', () => {
  const home = read('src/pages/_home/sections.mdx');
  const [, quote] = /<blockquote>(.+)<\/blockquote>/.exec(home) ?? [];
  const [, clause] = /, (\S+)<\/Link><\/figcaption>/.exec(home) ?? [];
  expect(quote).toMatch(/^We hold your crypto-assets for you/);
  expect(read('docs/legal/terms.md')).toContain(`\n${clause} ${quote}\n`);
});
