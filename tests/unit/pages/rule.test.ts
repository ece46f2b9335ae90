import fs from 'node:fs';

import {expect, it} from 'vitest';

import {sitePages} from '@site/src/content/tree';

it('the rule that the home page quotes is in the terms, word for word', () => {
  const home = fs.readFileSync('src/pages/_home/sections.mdx', 'utf8');
  const [, clause, quote] = /<CustodyRule .*, (\S+)<\/Link>}>(.+)<\/CustodyRule>/.exec(home) ?? [];
  expect(quote).toMatch(/^We hold your crypto-assets for you/);
  expect(fs.readFileSync('docs/legal/terms.md', 'utf8')).toContain(`\n${clause} ${quote}\n`);
});

it('in a group of cards or facts, all are links or none is', () => {
  const groups = sitePages(process.cwd()).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/<(CardGrid|Facts)\b.*?<\/\1>/gs)].map(([group]) =>
      [...group.matchAll(/<(?:Card|Fact) .*/g)].map(([item]) => ({
        item,
        linked: / to=/.test(item),
      })),
    ),
  );
  expect(groups.length).toBeGreaterThan(8);
  const mixed = groups.filter((group) => new Set(group.map(({linked}) => linked)).size > 1);
  expect(mixed).toEqual([]);
});
