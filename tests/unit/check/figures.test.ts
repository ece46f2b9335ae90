import {describe, expect, test} from 'vitest';

import {directives} from '@site/scripts/check/directives';
import {figurePages} from '@site/scripts/check/figures';
import {runChecks} from '@site/scripts/check/index';
import {formatFinding} from '@site/src/lib/finding';
import {
  ARTICLE,
  articleWith,
  findingsOf,
  repository,
  SECTION,
  SITE_PAGE,
  VALID_FILES,
} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FILE = 'docs/_figures/deposits.json';

describe('one mistake gives one finding', () => {
  const check = (content: string) => runChecks(repository({[FILE]: content}));

  test('an invalid value in a record that pages, tables, drawings and other records use', async () => {
    const content = changed(VALID_FILES[FILE], '"instant"', '["instant"]');
    expect(await check(content)).toMatchObject([
      {line: lineOf(content, '["instant"]'), message: '"card.time.value" must be a number or text'},
    ]);
  });

  test('a file that cannot be read', async () => {
    const content = changed(VALID_FILES[FILE], '{', '');
    expect(await check(content)).toMatchObject([{file: FILE}]);
  });

  test('a renamed key', async () => {
    const content = changed(VALID_FILES[FILE], '"card.fee": {', '"card.fees": {');
    expect(await check(content)).toMatchObject([
      {
        message: expect.stringContaining('unknown figure "deposits.card.fee"'),
        fix: expect.stringContaining('"deposits.card.fees"'),
      },
    ]);
  });
});

test('a figure that is not on its page is reported there, even if another page shows it', async () => {
  const found = await findingsOf(figurePages, {
    [ARTICLE]: articleWith('Nothing here.'),
    'docs/knowledge-base/payments/compare.md': articleWith('::figure-table[deposit-methods]'),
  });
  expect(found).toHaveLength(4);
  expect(new Set(found.map(({file}) => file))).toEqual(new Set([ARTICLE]));
  expect(found[0]?.message).toContain('"deposits.card.fee" is not shown on its page');
});

test('a figure that does not apply need not be shown on its page', async () => {
  const figures = changed(VALID_FILES[FILE], '/how-it-works', '/knowledge-base/payments/pay-in');
  expect(await findingsOf(figurePages, {[FILE]: figures})).toEqual([]);
});

test('a figure of a React page is in one of its sections', async () => {
  const [start, ...rest] = VALID_FILES[FILE].split('"sepa.fee"');
  const content = [
    start,
    changed(rest.join('"sepa.fee"'), '/knowledge-base/payments/pay-in', '/contact'),
  ].join('"sepa.fee"');
  expect(await findingsOf(figurePages, {[FILE]: content})).toMatchObject([
    {file: SECTION, message: expect.stringContaining('is not shown on its page')},
  ]);
  const other = 'src/pages/contact/_fees.mdx';
  const section = 'It costs :figure[deposits.sepa.fee].\n';
  expect(await findingsOf(figurePages, {[FILE]: content, [other]: section})).toEqual([]);
});

test('an unknown figure on a page in src/pages is reported at its place', async () => {
  const content = changed(
    VALID_FILES[SITE_PAGE],
    'It costs :figure[deposits.card.fee]',
    'It costs :figure[deposits.card.fe]',
  );
  const [finding] = await findingsOf(directives, {[SITE_PAGE]: content});
  expect(finding && formatFinding(finding)).toBe(
    `${SITE_PAGE}:${lineOf(content, '<Fact')}:29  unknown figure "deposits.card.fe"  → write "deposits.card.fee"`,
  );
  const lead = changed(VALID_FILES[SITE_PAGE], 'deposits.card.fee', 'deposits.card.fe');
  expect(await findingsOf(directives, {[SITE_PAGE]: lead})).toMatchObject([
    {file: SITE_PAGE, line: lineOf(lead, 'lead:'), message: 'unknown figure "deposits.card.fe"'},
  ]);
});

test('a figure whose page does not exist is reported at its record, with a suggestion', async () => {
  const content = changed(VALID_FILES[FILE], '/how-it-works', '/how-it-work');
  expect(await findingsOf(figurePages, {[FILE]: content})).toMatchObject([
    {
      line: lineOf(content, '"overview.fee": {'),
      message: expect.stringContaining('names a page that does not exist'),
      fix: 'write "/how-it-works"',
    },
  ]);
  expect(await findingsOf(figurePages, {[ARTICLE]: null})).toHaveLength(4);
});
