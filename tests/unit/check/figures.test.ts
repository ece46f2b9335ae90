import {describe, expect, test} from 'vitest';

import {figures} from '@site/scripts/check/figures';
import {runChecks} from '@site/scripts/check/index';
import {findingsOf, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FILE = 'docs/_figures/deposits.json';

test('valid figures have no findings', async () => {
  expect(await findingsOf(figures)).toEqual([]);
});

test('an invalid record is reported with file, line and fix', async () => {
  const content = changed(VALID_FILES[FILE], '"business-day"', '"business-days"');
  expect(await findingsOf(figures, {[FILE]: content})).toMatchObject([
    {
      file: FILE,
      line: lineOf(content, 'business-days'),
      message: expect.stringContaining('"sepa.time.unit"') as string,
    },
  ]);
});

describe('one finding for one cause', () => {
  const check = (content: string) => runChecks(repository({[FILE]: content}));

  test('a slip in a record that pages, tables, drawings and other records use', async () => {
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
