import fs from 'node:fs';

import {expect, it} from 'vitest';

it('the rule that the home page quotes is in the terms, word for word', () => {
  const home = fs.readFileSync('src/pages/_home/sections.mdx', 'utf8');
  const [, quote] = /<blockquote>(.+)<\/blockquote>/.exec(home) ?? [];
  const [, clause] = /, (\S+)<\/Link><\/figcaption>/.exec(home) ?? [];
  expect(quote).toMatch(/^We hold your crypto-assets for you/);
  expect(fs.readFileSync('docs/legal/terms.md', 'utf8')).toContain(`\n${clause} ${quote}\n`);
});
