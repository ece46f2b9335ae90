import path from 'node:path';

import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import remarkFigures from '@site/src/plugins/remark/figures';

import {temporaryFolder} from '../support/temporary';

const FROZEN = 'versioned_docs/version-2024-11';

/** A figures file with one fee in euro. */
function fee(value: number): string {
  return JSON.stringify({
    'sepa.fee': {
      label: 'SEPA withdrawal fee',
      value,
      unit: 'EUR',
      applies: 'Per withdrawal',
      page: '/resources/fees',
    },
  });
}

/** What a line of Markdown becomes in a file of the repository. */
function textOf(root: string, file: string, markdown: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkFigures, {root, locale: 'en-GB'});
  const source = new VFile({path: path.join(root, file), value: markdown});
  const tree = processor.runSync(processor.parse(source), source);
  return JSON.stringify(tree);
}

test('a changed figure changes today’s page, and the archive keeps the old one', () => {
  const root = temporaryFolder({
    'versions.json': '["2024-11"]',
    'docs/_figures/withdrawals.json': fee(3),
    [`${FROZEN}/_figures/withdrawals.json`]: fee(2),
  });
  const markdown = 'A withdrawal costs :figure[withdrawals.sepa.fee] each time.';
  expect(textOf(root, 'docs/resources/fees.md', markdown)).toContain(
    'A withdrawal costs €3 each time.',
  );
  expect(textOf(root, `${FROZEN}/resources/fees.md`, markdown)).toContain(
    'A withdrawal costs €2 each time.',
  );
});

test('an unknown figure stops the build with its place and the name that was meant', () => {
  const root = temporaryFolder({'docs/_figures/withdrawals.json': fee(3)});
  expect(() =>
    textOf(root, 'docs/resources/fees.md', 'First line.\n\nIt costs :figure[withdrawals.sepa.fe].'),
  ).toThrow(
    expect.objectContaining({
      line: 3,
      column: 10,
      reason: 'unknown figure "withdrawals.sepa.fe"  → write "withdrawals.sepa.fee"',
    }),
  );
});
