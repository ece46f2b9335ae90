import path from 'node:path';

import {expect, test} from 'vitest';

import {allTrees, currentTree, markdownFiles, treeOf} from '@site/src/content/tree';
import {temporaryFolder} from '../support/temporary';

const ROOT = path.resolve('/repository');
const at = (file: string): string => path.join(ROOT, file);

const TODAY = {folder: at('docs'), version: 'current', base: ''};
const NOVEMBER = {
  folder: at('versioned_docs/version-2024-11'),
  version: '2024-11',
  base: '/2024-11',
};

test.each([
  ['docs/legal/terms.md', TODAY],
  ['docs/knowledge-base/payments/pay-in.md', TODAY],
  ['versioned_docs/version-2024-11/legal/terms.md', NOVEMBER],
  ['versioned_docs/version-2024-11/knowledge-base/index.md', NOVEMBER],
  ['blog/2024-11-26-x.md', TODAY],
])('the tree of %s', (file, tree) => expect(treeOf(at(file), ROOT)).toEqual(tree));

test('all trees are the current one, then the archived versions in order', () => {
  const root = temporaryFolder({'versions.json': '["2024-12", "2024-11"]'});
  expect(allTrees(root)).toEqual([
    currentTree(root),
    ...['2024-12', '2024-11'].map((version) => ({
      folder: path.join(root, `versioned_docs/version-${version}`),
      version,
      base: `/${version}`,
    })),
  ]);
});

test('the Markdown files of a folder are found at every depth, sorted, without names that start with _', () => {
  const folder = temporaryFolder({
    'b.md': '',
    'a/deep/c.mdx': '',
    'a/b.md': '',
    'a/image.svg': '',
    '_figures/README.md': '',
    'a/_draft.md': '',
  });
  const found = markdownFiles(folder).map((file) => path.relative(folder, file));
  expect(found).toEqual(['a/b.md', 'a/deep/c.mdx', 'b.md'].map(path.normalize));
});
