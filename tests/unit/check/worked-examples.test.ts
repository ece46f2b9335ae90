import {describe, expect, it} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {workedExamples} from '@site/scripts/check/worked-examples';
import {archivedSite, ARTICLE, articleWith, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FIGURES = 'docs/_figures/deposits.json';
const content = articleWith(
  'First.\n\nIt costs :calc[€1,000 × deposits.card.fee], not :calc[€5 + €7].\n\nOr :calc[2 × deposits.card.fee].',
);
const findingsIn = async (root: string): Promise<unknown> =>
  (await workedExamples.run(readContext(root))).findings;

describe('a page', () => {
  it('with results that differ from the newest archived version has one hint', async () => {
    const figures = changed(VALID_FILES[FIGURES], '"value": 3.5', '"value": 3.6');
    const root = archivedSite({[ARTICLE]: content, [FIGURES]: figures});
    expect(await findingsIn(root)).toEqual([
      {
        file: ARTICLE,
        line: lineOf(content, 'It costs'),
        column: 'It costs '.length + 1,
        message: `2 results changed since November 2024, in line ${lineOf(content, 'It costs')}, ${lineOf(content, 'Or')}`,
        fix: 'read the sentences around them again',
        severity: 'hint',
      },
    ]);
  });

  it.each([
    ['if it is the same', archivedSite],
    ['without an archived version', repository],
  ])('has no hint %s', async (_, siteWith) => {
    expect(await findingsIn(siteWith({[ARTICLE]: content}))).toEqual([]);
  });
});
