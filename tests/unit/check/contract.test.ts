import {describe, expect, it, test} from 'vitest';
import {stringify} from 'yaml';

import {breaking, errorCodes, openapi} from '@site/scripts/check/contract';
import {bundleContract} from '@site/src/features/contract/bundle';
import {findingsOf, OPENAPI, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const CONTRACT = VALID_FILES[OPENAPI];
const UNREADABLE = expect.stringMatching(/^the contract cannot be read: [^\n]+$/) as string;

describe('a broken contract is reported with its line and rule', () => {
  test.each([
    ['a broken reference', 'schemas/ErrorCode.yaml', 'schemas/Other.yaml', 'no-unresolved-refs'],
    ['an unknown key', '  version:', '  titel: x\n  version:', 'titel'],
    ['an unknown figure', 'deposits.card.fee', 'deposits.card.fees', 'unknown figure'],
  ])('%s', async (_, from, to, message) => {
    const content = changed(CONTRACT, from, to);
    const line = lineOf(content, to.split('\n')[0] ?? '');
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {file: OPENAPI, line, message: expect.stringContaining(message) as string},
    ]);
  });

  it('an operation without an id', async () => {
    const content = changed(CONTRACT, '      operationId: getTicker\n', '');
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {line: lineOf(content, 'get:'), message: expect.stringContaining('operationId') as string},
    ]);
  });

  it('an example that does not match its schema, in the file of the example', async () => {
    const file = 'openapi/examples/price.yaml';
    const content = 'summary: A price\nvalue: 92000\n';
    expect(await findingsOf(openapi, {[file]: content})).toMatchObject([
      {file, line: 2, message: expect.stringContaining('must be string') as string},
    ]);
  });
});

describe('a contract that cannot be parsed gives one finding with its position', () => {
  test.each([
    ['a tab as indentation', '\ttitel: x', 1],
    ['a colon in an unquoted value', '  titel: a: b', '  titel: a:'.length],
    ['a duplicate key', '  title: Another', '  t'.length],
  ])('%s', async (_, line, column) => {
    const content = changed(CONTRACT, '\n  version:', `\n${line}\n  version:`);
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {line: lineOf(content, line), column, message: UNREADABLE},
    ]);
  });

  test.each<[string, string | null]>([
    ['an empty file', ''],
    ['plain text', 'To be written\n'],
    ['a version that does not exist', 'openapi: 9.9.9\n'],
    ['a missing file', null],
  ])('%s', async (_, content) => {
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {line: 1, column: 1, message: UNREADABLE},
    ]);
  });
});

test('a catalogue entry with an unknown article is reported with a suggestion', async () => {
  const file = 'openapi/schemas/ErrorCode.yaml';
  const content = changed(VALID_FILES[file], 'payments/pay-in', 'payments/pay-on');
  expect(await findingsOf(errorCodes, {[file]: content})).toMatchObject([
    {line: lineOf(content, 'pay-on'), fix: 'write "/knowledge-base/payments/pay-in"'},
  ]);
});

const RELEASED = 'openapi/released/2024-11/openapi.yaml';
const TEXT = '`GET /gone` removed';

/** Files of a repository whose earlier version had one more call. */
async function earlier(): Promise<Record<string, string>> {
  const document = await bundleContract(repository());
  const [item] = Object.values(document.paths);
  const before = {...document, paths: {...document.paths, '/gone': item}};
  return {'versions.json': '["2024-11"]', [RELEASED]: stringify(before)};
}

test('a removed call is reported with the version whose clients it breaks', async () => {
  expect(await findingsOf(breaking, await earlier())).toMatchObject([
    {message: `this change breaks clients of 2024-11: ${TEXT}`},
  ]);
});

test('a declared change passes, but only for the declared version', async () => {
  const declared = (since: string): Record<string, string> => ({
    'openapi/breaking.yaml': stringify([{since, reason: 'It never worked.', changes: [TEXT]}]),
  });
  const files = await earlier();
  expect(await findingsOf(breaking, {...files, ...declared('2024-11')})).toEqual([]);
  expect(await findingsOf(breaking, {...files, ...declared('2024-08')})).toHaveLength(1);
});

test('a version without a released contract is reported with the missing file', async () => {
  expect(await findingsOf(breaking, {'versions.json': '["2024-11"]'})).toMatchObject([
    {
      message: expect.stringContaining(
        'openapi/released/2024-11/openapi.yaml is missing',
      ) as string,
    },
  ]);
});

test('an invalid declaration is reported', async () => {
  const files = {...(await earlier()), 'openapi/breaking.yaml': '- since: 2024-11\n'};
  const [found, ...others] = await findingsOf(breaking, files);
  expect(others).toEqual([]);
  expect(found).toMatchObject({file: 'openapi/breaking.yaml'});
});
