import {describe, expect, it, test} from 'vitest';

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
      {
        file: FILE,
        line: lineOf(content, '["instant"]'),
        message: '"card.time.value" must be a number or text',
      },
    ]);
  });

  test('a file that cannot be read', async () => {
    const content = changed(VALID_FILES[FILE], '{', '');
    expect(await check(content)).toMatchObject([{file: FILE}]);
  });

  test.each([
    ['card.fee', 'card.fees'],
    ['card.time', 'card.tim'],
    ['overview.fee', 'overview.fees'],
  ])('a renamed key: %s', async (from, to) => {
    const content = changed(VALID_FILES[FILE], `"${from}": {`, `"${to}": {`);
    const [finding, ...others] = await check(content);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      message: expect.stringContaining(`unknown figure "deposits.${from}"`) as string,
      fix: expect.stringContaining(`"deposits.${to}"`) as string,
    });
  });
});

describe('a figure that is not on its page', () => {
  it('is reported at the page', async () => {
    const body =
      ':figure[deposits.card.fee] :figure[deposits.card.time] :figure[deposits.sepa.time]';
    expect(await findingsOf(shown, {[ARTICLE]: articleWith(body)})).toEqual([
      {
        file: ARTICLE,
        line: 2,
        column: 1,
        message:
          'the figure "deposits.sepa.fee" is not shown on its page, /knowledge-base/payments/pay-in',
        fix: 'show "deposits.sepa.fee" there, or change "page" in its record',
      },
    ]);
  });

  it('is reported even if another page shows it', async () => {
    const found = await findingsOf(shown, {
      [ARTICLE]: articleWith('Nothing here.'),
      'docs/knowledge-base/payments/compare.md': articleWith('::figure-table[deposit-methods]'),
    });
    expect(found).toHaveLength(4);
    expect(new Set(found.map(({file}) => file))).toEqual(new Set([ARTICLE]));
  });
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
    {
      file: FILE,
      line: lineOf(content, '"overview.fee": {'),
      message: 'the figure "deposits.overview.fee" is not shown on its page, /features',
    },
  ]);
});

describe('a figure whose page does not exist', () => {
  test.each([
    ['/how-it-work', 'write "/how-it-works"'],
    ['/knowledge-base/payment', 'write "/knowledge-base/payments"'],
  ])('is reported at its record, with a suggestion: %s', async (route, fix) => {
    const content = changed(VALID_FILES[FILE], '/how-it-works', route);
    expect(await findingsOf(shown, {[FILE]: content})).toEqual([
      {
        file: FILE,
        line: lineOf(content, '"overview.fee": {'),
        column: 3,
        message: `the figure "deposits.overview.fee" names a page that does not exist: ${route}`,
        fix,
      },
    ]);
  });

  it('is reported without a suggestion if no name is similar', async () => {
    const content = changed(VALID_FILES[FILE], '/how-it-works', '/x/y/z/nowhere-at-all');
    const [finding, ...others] = await findingsOf(shown, {[FILE]: content});
    expect(others).toEqual([]);
    expect(finding?.fix).toBe('use a name that exists');
  });

  it('is reported for each figure of a removed page', async () => {
    const found = await findingsOf(shown, {[ARTICLE]: null});
    expect(found.map(({file, message}) => `${file}: ${message}`)).toEqual(
      ['card.fee', 'card.time', 'sepa.fee', 'sepa.time'].map(
        (key) =>
          `${FILE}: the figure "deposits.${key}" names a page that does not exist: /knowledge-base/payments/pay-in`,
      ),
    );
  });
});
