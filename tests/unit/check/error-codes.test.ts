import {expect, test} from 'vitest';

import {errorCodes} from '@site/scripts/check/contract';
import {findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FILE = 'openapi/schemas/ErrorCode.yaml';
const SCHEMA = VALID_FILES[FILE];

test('a code without an entry in the catalogue is reported', async () => {
  const content = changed(SCHEMA, '  - INVALID_REQUEST', '  - INVALID_REQUEST\n  - NOT_FOUND');
  expect(await findingsOf(errorCodes, {[FILE]: content})).toEqual([
    {
      file: FILE,
      line: lineOf(content, 'x-extensible-enum:'),
      column: 1,
      message: '"NOT_FOUND" has no entry in x-error-codes',
      fix: 'add one',
    },
  ]);
});

test('an entry without a value in the schema is reported', async () => {
  const content = changed(SCHEMA, '  - INVALID_REQUEST', '  - OTHER');
  const found = await findingsOf(errorCodes, {[FILE]: content});
  expect(found.map(({message}) => message).sort()).toEqual([
    '"INVALID_REQUEST" is missing from x-extensible-enum',
    '"OTHER" has no entry in x-error-codes',
  ]);
});

test('an article that does not exist is reported with a suggestion', async () => {
  const content = changed(SCHEMA, 'payments/pay-in', 'payments/pay-on');
  expect(await findingsOf(errorCodes, {[FILE]: content})).toEqual([
    {
      file: FILE,
      line: lineOf(content, 'pay-on'),
      column: 5,
      message: 'no such page: /knowledge-base/payments/pay-on',
      fix: 'write "/knowledge-base/payments/pay-in"',
    },
  ]);
});
