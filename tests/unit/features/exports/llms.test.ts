import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {type ExportedRoute, llmsFullTxt, llmsTxt} from '@site/src/features/exports/llms';

/** A page of which a test states only what it is about. */
function pageAt(route: string, fields: Partial<ExportedRoute> = {}): ExportedRoute {
  return {
    route,
    title: 'Fees',
    description: 'What a trade costs.',
    url: `${brand.siteUrl}${route}`,
    keywords: [],
    trail: [],
    isLegal: false,
    body: '# Fees\n\nA trade costs 0.25%.\n',
    ...fields,
  };
}

const pages = [
  pageAt('/', {title: 'Home', description: ''}),
  pageAt('/kb/fees', {trail: ['Knowledge Base', 'Trading guides'], updated: '2024-11-26'}),
  pageAt('/login', {title: 'Sign in'}),
  pageAt('/terms', {title: 'Terms', isLegal: true, trail: ['Knowledge Base']}),
  pageAt('/updates/one', {title: 'One'}),
];

test('llms.txt names the site, says what it is, and lists pages by section as llmstxt.org has it', () => {
  const text = llmsTxt(pages);
  expect(text).toMatch(/^# Halyard\n\n> .+\n\n[^#\n].+\n\n## /);
  expect(text.match(/^## .*/gm)).toEqual([
    '## The service',
    '## Trading guides',
    '## Legal',
    '## Data',
    '## Optional',
  ]);
  expect(text).toContain(`\n- [Fees](${brand.siteUrl}/kb/fees.md): What a trade costs.\n`);
  expect(text).toContain(`\n- [Home](${brand.siteUrl}/index.md)\n`);
  expect(text).not.toContain('/login');
  for (const line of text
    .split('## ')
    .slice(1)
    .join('')
    .split('\n')
    .filter((l) => l.startsWith('-'))) {
    expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\)(: .+)?$/);
  }
});

test('llms-full.txt holds the whole text of each of them with its source', () => {
  const text = llmsFullTxt(pages);
  expect(text).toContain(
    `# Fees\n\nSource: <${brand.siteUrl}/kb/fees>, updated 2024-11-26\n\nA trade costs 0.25%.`,
  );
  expect(text.match(/^Source: /gm)).toHaveLength(4);
});
