import {expect, test} from 'vitest';

import {errorCodes} from '@site/scripts/check/error-codes';

import {findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FILE = 'openapi/schemas/ErrorCode.yaml';
const SCHEMA = VALID_FILES[FILE];

test('a code without an entry in the catalogue is told', async () => {
  const content = changed(SCHEMA, '  - INVALID_REQUEST', '  - INVALID_REQUEST\n  - NOT_FOUND');
  expect(await findingsOf(errorCodes, {[FILE]: content})).toEqual([
    {
      file: FILE,
      line: lineOf(content, 'x-extensible-enum:'),
      column: 1,
      message: '"NOT_FOUND" is not in the catalogue',
      fix: 'add it to x-error-codes',
    },
  ]);
});

test('an entry that is no value of the schema is told', async () => {
  const content = changed(SCHEMA, '  - INVALID_REQUEST', '  - OTHER');
  const found = await findingsOf(errorCodes, {[FILE]: content});
  expect(found.map(({message}) => message).sort()).toEqual([
    '"INVALID_REQUEST" is not among the values',
    '"OTHER" is not in the catalogue',
  ]);
});

test('an article that does not exist is told, with the nearest', async () => {
  const content = changed(SCHEMA, 'payments/pay-in', 'payments/pay-on');
  expect(await findingsOf(errorCodes, {[FILE]: content})).toEqual([
    {
      file: FILE,
      line: lineOf(content, 'pay-on'),
      column: 5,
      message: 'there is no page /knowledge-base/payments/pay-on',
      fix: 'write "/knowledge-base/payments/pay-in"',
    },
  ]);
});
