import {expect, test} from 'vitest';

import {readPlainPages} from '@site/bench/starlight/articles';
import {generateArticles} from '@site/bench/growth/articles';

import {temporaryFolder} from '../support/temporary';

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: What it is about.\nurl: https://www.site.example/x\n---\n\n# ${title}\n\n${body}`;

const text = (name: string): string =>
  `Trading\n\n8 min read\n\nThe answer on ${name}, for 1 < 2 and {braces}.\n\n` +
  `## How ${name} works\n\nSee [the fees](https://www.site.example/fees#maker) at :noon, or [print](https://www.site.example/assets/files/a-0a1b.pdf).\n\n` +
  '```json\n{"## not": "a heading"}\n```\n\n## Related articles\n\n- One\n';

const build = temporaryFolder({
  'fees.md': page('Fees', 'What it costs.\n'),
  'knowledge-base/trading/orders.md': page('Orders', text('orders')),
  'knowledge-base/security/keys.md': page('Keys', text('keys')),
  '2024-11/fees.md': page('Old fees', 'What it cost.\n'),
});

test('pages of today are read without their first heading, their links lead to the same site', () => {
  const pages = readPlainPages(build);
  expect(pages.map(({slug}) => slug)).toEqual([
    'fees',
    'knowledge-base/security/keys',
    'knowledge-base/trading/orders',
  ]);
  expect(pages[1]?.body).not.toContain('# Keys');
  expect(pages[1]?.body).toContain('[the fees](/fees#maker)');
});

test('a build without pages is told', () => {
  expect(() => readPlainPages(temporaryFolder({'index.html': ''}))).toThrow('npm run build');
});

test('generated articles are of real sections, spread over the categories, and always the same', () => {
  const articles = generateArticles(readPlainPages(build), 20);
  expect(new Set(articles.map(({slug}) => slug)).size).toBe(20);
  expect(articles.filter(({category}) => category === 'trading')).toHaveLength(10);
  expect(generateArticles(readPlainPages(build), 20)).toEqual(articles);
  for (const {body, mdx} of articles) {
    expect(body).toContain('1 < 2 and {braces}');
    // In the portal's source these would be a tag, an expression and a directive.
    expect(mdx).toContain(String.raw`1 \< 2 and \{braces}`);
    expect(mdx).toContain(String.raw`at \:noon`);
    expect(mdx).toContain('{"## not": "a heading"}');
    expect(mdx).not.toContain('Related articles');
    expect(mdx).not.toContain('8 min read');
    expect(mdx).toMatch(/\[print\]\(\/knowledge-base\/(security\/keys|trading\/orders)\)/);
  }
});
