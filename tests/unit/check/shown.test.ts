import {describe, expect, it, test} from 'vitest';

import {shown} from '@site/scripts/check/shown';

import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

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
        fix: 'show "deposits.sepa.fee" where it belongs, or change "page" of the record',
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

describe('a figure whose page is none', () => {
  test.each([
    ['/how-it-work', 'write "/how-it-works"'],
    ['/knowledge-base/payment', 'write "/knowledge-base/payments"'],
  ])('is told at its record, with the page that was meant: %s', async (route, fix) => {
    const content = changed(VALID_FILES[FIGURES], '/how-it-works', route);
    expect(await findingsOf(shown, {[FIGURES]: content})).toEqual([
      {
        file: FIGURES,
        line: lineOf(content, '"overview.fee": {'),
        column: 1,
        message: `"page" of "deposits.overview.fee" is no page: ${route}`,
        fix,
      },
    ]);
  });

  it('is sent to the list where none is near', async () => {
    const content = changed(VALID_FILES[FIGURES], '/how-it-works', '/x/y/z/nowhere-at-all');
    const [finding, ...others] = await findingsOf(shown, {[FIGURES]: content});
    expect(others).toEqual([]);
    expect(finding?.fix).toContain('use one of: /knowledge-base, ');
  });

  it('is told for each figure when its page is removed', async () => {
    const found = await findingsOf(shown, {[ARTICLE]: null});
    expect(found.map(({file, message}) => `${file}: ${message}`)).toEqual(
      ['card.fee', 'card.time', 'sepa.fee', 'sepa.time'].map(
        (key) =>
          `${FIGURES}: "page" of "deposits.${key}" is no page: /knowledge-base/payments/pay-in`,
      ),
    );
  });
});
