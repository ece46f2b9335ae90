import {expect, test} from 'vitest';

import {figures} from '@site/scripts/check/figures';

import {findingsOf, VALID_FILES} from '../support/repository';
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
    // The table needs the figure that could not be read.
    {file: 'docs/_figures/tables.json'},
  ]);
});
