import {describe, expect, it} from 'vitest';

import {generateArticles} from '@site/scripts/search/generate';
import {bytesToFirstResult} from '@site/scripts/search/measure';
import {indexFiles} from '@site/src/search/build/index-files';
import {pack} from '@site/src/search/build/pack';
import type {SearchDocument} from '@site/src/search/document';
import {NO_SYNONYMS} from '@site/src/search/synonyms';

import {pagesOf} from '@site/src/content/sources';
import {currentTree} from '@site/src/content/tree';
import fs from 'node:fs';
import path from 'node:path';

import {ROOT} from '../support/root';

const size = ([, text]: readonly [number, string]): number => text.length;

describe('packing', () => {
  it('cuts sorted entries into files that are found by their first key', () => {
    const entries = [
      [1, 'aa'],
      [4, 'bb'],
      [6, 'cc'],
    ] as const;
    expect(pack(entries, size, 4)).toEqual({
      bounds: [1, 6],
      files: [
        [
          [1, 'aa'],
          [4, 'bb'],
        ],
        [[6, 'cc']],
      ],
    });
  });

  it('gives an entry that is too large a file of its own', () => {
    expect(
      pack(
        [
          [1, 'a'],
          [2, 'x'.repeat(9)],
          [3, 'b'],
        ],
        size,
        4,
      ).bounds,
    ).toEqual([1, 2, 3]);
  });
});

/** The articles as they are written: near enough to the built pages to weigh them. */
function writtenArticles(): SearchDocument[] {
  const tree = currentTree(ROOT);
  return pagesOf(tree)
    .filter(({kind}) => kind === 'article')
    .map(({file, route, title, description}) => ({
      kind: 'article',
      url: route,
      title,
      path: [],
      description,
      keywords: [],
      sections: fs
        .readFileSync(path.join(tree.folder, file), 'utf8')
        .split(/^## /m)
        .map((part, index) => ({
          heading: index === 0 ? '' : (part.split('\n')[0] ?? ''),
          anchor: `part-${index}`,
          text: part.split('\n').slice(1).join(' '),
        })),
    }));
}

describe('growth', () => {
  it('costs a query hardly more with 500 articles than with a few', async () => {
    const written = writtenArticles();
    expect(written.length).toBeGreaterThan(30);
    const files = indexFiles([...written, ...generateArticles(written, 500)], NO_SYNONYMS);
    const bytes = await bytesToFirstResult(files, [
      {kind: 'plain', query: 'withdrawal fee', pages: []},
      {kind: 'plain', query: 'how do I verify my account', pages: []},
    ]);
    expect(Math.max(...bytes)).toBeLessThan(300_000);
    expect(Math.min(...bytes)).toBeGreaterThan(1000);
  }, 60_000);
});
