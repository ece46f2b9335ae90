import {describe, expect, it, test} from 'vitest';

import {shown} from '@site/scripts/check/shown';

import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

const FIGURES = 'docs/_figures/deposits.json';

test('figures that stand on their page, in a sentence or a table, give no finding', async () => {
  expect(await findingsOf(shown)).toEqual([]);
});

describe('a figure that is absent from its page', () => {
  it('is told at the page, with the line to write', async () => {
    const body =
      ':figure[deposits.card.fee] :figure[deposits.card.time] :figure[deposits.sepa.time]';
    expect(await findingsOf(shown, {[ARTICLE]: articleWith(body)})).toEqual([
      {
        file: ARTICLE,
        line: 1,
        column: 1,
        message: 'the figure "deposits.sepa.fee" belongs to this page and is not on it',
        mend: 'show "deposits.sepa.fee" where it belongs, or change "page" of the record',
      },
    ]);
  });

  it('is not made up for by another page', async () => {
    const found = await findingsOf(shown, {
      [ARTICLE]: articleWith('Nothing here.'),
      'docs/knowledge-base/payments/compare.md': articleWith('::figure-table[deposit-methods]'),
    });
    expect(found).toHaveLength(4);
    expect(new Set(found.map(({file}) => file))).toEqual(new Set([ARTICLE]));
  });
});

test('a figure of a React page is looked for in the code of that page', async () => {
  const content = changed(VALID_FILES[FIGURES], '/how-it-works', '/features');
  expect(await findingsOf(shown, {[FIGURES]: content})).toMatchObject([
    {
      file: 'src/pages/features',
      message: 'the figure "deposits.overview.fee" belongs to this page and is not on it',
    },
  ]);
});
