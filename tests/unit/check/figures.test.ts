import {describe, expect, test} from 'vitest';

import {shown} from '@site/scripts/check/figures';
import {runChecks} from '@site/scripts/check/index';
import {ARTICLE, articleWith, findingsOf, repository, VALID_FILES} from '../support/repository';
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
        message: expect.stringContaining('unknown figure "deposits.card.fee"') as string,
        fix: expect.stringContaining('"deposits.card.fees"') as string,
      },
    ]);
  });
});

test('a figure that is not on its page is reported there, even if another page shows it', async () => {
  const found = await findingsOf(shown, {
    [ARTICLE]: articleWith('Nothing here.'),
    'docs/knowledge-base/payments/compare.md': articleWith('::figure-table[deposit-methods]'),
  });
  expect(found).toHaveLength(4);
  expect(new Set(found.map(({file}) => file))).toEqual(new Set([ARTICLE]));
  expect(found[0]?.message).toContain('"deposits.card.fee" is not shown on its page');
});

test('a figure that does not prevail counts as shown by ::figure-conflicts', async () => {
  const route = '/knowledge-base/payments/compare';
  const file = 'docs/knowledge-base/payments/compare.md';
  const figures = {[FILE]: changed(VALID_FILES[FILE], '/how-it-works', route)};
  const found = (body: string): Promise<unknown> =>
    findingsOf(shown, {...figures, [file]: articleWith(body)});
  expect(await found('::figure-conflicts')).toEqual([]);
  expect(await found('Nothing here.')).toHaveLength(1);
});

test('a figure of a React page must be in the code of that page', async () => {
  const content = changed(VALID_FILES[FILE], '/how-it-works', '/features');
  expect(await findingsOf(shown, {[FILE]: content})).toMatchObject([
    {file: FILE, line: lineOf(content, '"overview.fee": {')},
  ]);
});

test('a figure whose page does not exist is reported at its record, with a suggestion', async () => {
  const content = changed(VALID_FILES[FILE], '/how-it-works', '/how-it-work');
  expect(await findingsOf(shown, {[FILE]: content})).toMatchObject([
    {
      line: lineOf(content, '"overview.fee": {'),
      message: expect.stringContaining('names a page that does not exist') as string,
      fix: 'write "/how-it-works"',
    },
  ]);
  expect(await findingsOf(shown, {[ARTICLE]: null})).toHaveLength(4);
});
