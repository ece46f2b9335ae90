import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {preflightError} from '@site/scripts/cut/preflight';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, commitAll, repository} from '../support/repository';

const NAME = '2025-02';

/** A repository with the valid files committed. */
function committed(changes: Record<string, string> = {}): string {
  const root = repository(changes);
  commitAll(root);
  return root;
}

describe('a version is not cut', () => {
  test.each([
    ['', /npm run cut -- 2025-02/],
    ['next', /not a month/],
    ['2025-13', /not a month/],
    ['2025-2', /not a month/],
  ])('under the name %s', (name, message) => {
    expect(preflightError(committed(), name)).toMatch(message);
  });

  it('twice, or for a month before an archived version', () => {
    const root = committed({'versions.json': '["2025-02", "2024-11"]'});
    expect(preflightError(root, '2025-02')).toMatch(/already exists/);
    expect(preflightError(root, '2024-12')).toMatch(/older than 2025-02/);
    expect(preflightError(root, '2025-03')).toBeUndefined();
  });

  it('for a month before the newest page', () => {
    const root = committed({
      [ARTICLE]: page(FRONT_MATTER.article.replace('2024-11-20', '2025-03-02')),
    });
    expect(preflightError(root, NAME)).toMatch(/would be older than docs.*2025-03/);
    expect(preflightError(root, '2025-03')).toBeUndefined();
  });

  it('with uncommitted changes', () => {
    const root = committed();
    expect(preflightError(root, NAME)).toBeUndefined();
    fs.writeFileSync(path.join(root, 'docs/note.txt'), 'Mine.');
    expect(preflightError(root, NAME)).toMatch(/uncommitted changes \(docs\/note\.txt\)/);
  });

  it('outside a git repository', () => {
    expect(preflightError(repository(), NAME)).toMatch(/not a git repository/);
  });
});
