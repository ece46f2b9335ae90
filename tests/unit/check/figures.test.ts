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

test('a disagreement that only one record names is reported', async () => {
  const content = changed(
    VALID_FILES[FILE],
    '"disagrees_with": [\n      "deposits.overview.fee"\n    ]',
    '"disagrees_with": [\n      "deposits.sepa.fee"\n    ]',
  );
  const found = await findingsOf(figures, {[FILE]: content});
  expect(found.map(({message}) => message).sort()).toEqual([
    '"deposits.card.fee" does not list this figure in disagrees_with',
    '"deposits.sepa.fee" does not list this figure in disagrees_with',
  ]);
});

test('a missing folder is reported', async () => {
  expect(
    await findingsOf(figures, {[FILE]: null, 'docs/_figures/tables.json': null}),
  ).toMatchObject([{file: 'docs/_figures', message: 'the folder has no figures'}]);
});
