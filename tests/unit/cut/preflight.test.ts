import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {preflightError} from '@site/scripts/cut/preflight';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, commitAll, repository} from '../support/repository';

const files = {
  'versions.json': '["2025-02", "2024-11"]',
  [ARTICLE]: page(FRONT_MATTER.article.replace('2024-11-20', '2025-04-02')),
};
const root = repository(files);
commitAll(root);

test.each([
  ['', /npm run cut -- 2025-02/],
  ['2025-13', /not a month/],
  ['2025-02', /already exists/],
  ['2024-12', /older than 2025-02/],
  // Before the newest page.
  ['2025-03', /would be older than docs.*2025-04/],
])('a version is not cut under the name "%s"', (name, message) =>
  expect(preflightError(root, name)).toMatch(message),
);

test('a version is not cut with uncommitted changes', () => {
  expect(preflightError(root, '2025-04')).toBeUndefined();
  fs.writeFileSync(path.join(root, 'docs/note.txt'), 'Mine.');
  expect(preflightError(root, '2025-04')).toMatch(/uncommitted changes \(docs\/note\.txt\)/);
});

test('a version is not cut outside a git repository', () => {
  expect(preflightError(repository(files), '2025-04')).toMatch(/not a git repository/);
});
