import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import remarkDirectives from '@site/src/content/directives/remark';
import {allTrees} from '@site/src/content/tree';
import {contractDirectives as directives} from '@site/src/features/contract/directives';
import {contractFeed} from '@site/src/features/contract/feed';
import {changeLog} from '@site/src/features/contract/markdown';
import {changesSince, releaseContract} from '@site/src/features/contract/released';
import {FRONT_MATTER, page} from '../../support/pages';
import {repository} from '../../support/repository';
import {ROOT} from '../../support/root';

const ARCHIVED = 'versioned_docs/version-2024-11/page.md';

/** The syntax tree of a line of Markdown in a file of the repository, as JSON. */
async function treeOf(root: string, file: string, markdown: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkDirectives, {directives, root, locale: 'en-GB'});
  const source = new VFile({path: path.join(root, file), value: markdown});
  return JSON.stringify(await processor.run(processor.parse(source), source));
}

test('a sample in several languages becomes tabs, each with the whole program', async () => {
  const tree = await treeOf(ROOT, 'docs/page.md', '::sample[createOrder]');
  expect(tree).toContain('"name":"Tabs"');
  for (const file of ['createOrder.sh', 'createOrder.mjs', 'createOrder.py']) {
    expect(tree).toContain(`title=\\"${file}\\"`);
  }
});

test('a sample that does not exist stops the build with its line and the nearest name', async () => {
  await expect(treeOf(ROOT, 'docs/page.md', 'Text.\n\n::sample[createOrdr]')).rejects.toThrow(
    expect.objectContaining({
      line: 3,
      reason: 'unknown sample "createOrdr"  → write "createOrder"',
    }),
  );
});

test.each([
  ['::api-answer[listBalances]', ['title=\\"GET /account/balance\\"', '9700.00']],
  ['::signing-vectors', ['1732104000000DELETE/v1/orders/ord_1001', 'łódź-1']],
  ['::error-codes', ['"type":"table"', '"url":"/knowledge-base/payments/deposit-funds"']],
])('%s shows what the contract says', async (markdown, parts) => {
  const tree = await treeOf(ROOT, 'docs/page.md', markdown);
  for (const part of parts) expect(tree).toContain(part);
});

test('an archived page keeps the samples of its version', async () => {
  const root = repository({
    'openapi/vectors.json': fs.readFileSync(path.join(ROOT, 'openapi/vectors.json'), 'utf8'),
  });
  await releaseContract(root, '2024-11');
  fs.writeFileSync(path.join(root, 'samples/curl/getTicker.sh'), 'echo new\n');
  expect(await treeOf(root, 'docs/page.md', '::sample[getTicker]')).toContain('echo new');
  const archived = await treeOf(root, ARCHIVED, '::sample[getTicker]');
  expect(archived).toContain('curl https://api.halyard.example/v1/ticker');
  expect(archived).not.toContain('echo new');
});

test('changes are listed since each earlier version, and a page without one says so', async () => {
  const root = repository({
    'versions.json': '["2024-11"]',
    'openapi/vectors.json': '{}',
    'docs/resources/api-docs.md': page(`${FRONT_MATTER.article}\ncategory: payments`),
    'versioned_docs/version-2024-11/resources/api-docs.md': page(
      FRONT_MATTER.article.replace('2024-11-20', '2024-11-10'),
    ),
  });
  await releaseContract(root, '2024-11');
  const unchanged = await treeOf(root, 'docs/page.md', '::api-changes');
  expect(unchanged).toContain('of 20 November 2024 since 1.0.0 of 10 November 2024');
  expect(unchanged).toContain('No changes that affect clients.');

  const file = path.join(root, 'openapi/openapi.yaml');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('  /ticker:', '  /tickers:'));
  const changed = await treeOf(root, 'docs/page.md', '::api-changes');
  expect(changed).toContain('Breaking.');
  expect(changed).toContain('GET /ticker');
  expect(await treeOf(root, ARCHIVED, '::api-changes')).toContain('no earlier version');
});

test.each([
  [
    'changes that differ only in the name are one line',
    ['Status 429 of `GET /a` added', '`GET /c` removed', 'Status 429 of `GET /b` added'],
    '- Status 429 of `GET /a` and `GET /b` added\n- `GET /c` removed',
  ],
  [
    'a field of several calls or events is one line',
    ['a', 'b'].flatMap((at) => ['x', 'y'].map((name) => `\`${name}\` of \`${at}\` added`)),
    '- `x` and `y` of `a` and `b` added',
  ],
  [
    'a declared change stands under its reason, and is not called breaking',
    ['maxLength `21` set'],
    'A correction.\n\n- maxLength `21` set',
  ],
])('%s', (_, texts, said) => {
  const changes = texts.map((text) => ({text, breaking: text.startsWith('max')}));
  const declared = [{since: '2024-11', reason: 'A correction.', changes: ['maxLength `21` set']}];
  const date = new Date('2024-11-25');
  const now = {number: '1.1.0', date: new Date('2026-11-30')};
  const log = changeLog(now, [{version: '2024-11', number: '1.0.0', date, changes}], declared);
  expect(log).toBe(`### 1.1.0 of 30 November 2026 since 1.0.0 of 25 November 2024\n\n${said}`);
});

test('the feed has an entry for each change between versions', async () => {
  const $ = load(await contractFeed(ROOT), {xml: true});
  const steps = await Promise.all(allTrees(ROOT).map((tree) => changesSince(tree, ROOT)));
  const changes = steps.flatMap(([since]) => since?.changes ?? []);
  const titles = [...$('entry > title')].map((title) => $(title).text());
  expect(titles.length > 0).toBe(allTrees(ROOT).length > 1);
  expect(titles).toHaveLength(changes.length);
  for (const {text} of changes) {
    const plain = text.replaceAll('`', '');
    expect(titles.some((title) => /^\d+\.\d+\.\d+: /.test(title) && title.endsWith(plain))).toBe(
      true,
    );
  }
  // All of today's are corrections, with the reason that the article gives.
  expect(titles.filter((title) => title.includes('Breaking'))).toEqual([]);
});
