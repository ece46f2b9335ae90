import {expect, test} from 'vitest';

import {figures} from '@site/scripts/check/figures';

import {findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FILE = 'docs/_figures/deposits.json';

test('faultless figures give no finding', async () => {
  expect(await findingsOf(figures)).toEqual([]);
});

test('a faulty record is told with file, line and fix', async () => {
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

test('a disagreement that the other side does not name is told', async () => {
  const content = changed(
    VALID_FILES[FILE],
    '"disagrees_with": [\n      "deposits.overview.fee"\n    ]',
    '"disagrees_with": [\n      "deposits.sepa.fee"\n    ]',
  );
  const found = await findingsOf(figures, {[FILE]: content});
  expect(found.map(({message}) => message).sort()).toEqual([
    '"deposits.card.fee" does not name this figure in return',
    '"deposits.sepa.fee" does not name this figure in return',
  ]);
});

test('a folder that is gone is told', async () => {
  expect(
    await findingsOf(figures, {[FILE]: null, 'docs/_figures/tables.json': null}),
  ).toMatchObject([{file: 'docs/_figures', message: 'there are no figures here'}]);
});
