import {describe, expect, it, test} from 'vitest';
import {stringify} from 'yaml';

import {breaking, errorCodes, openapi} from '@site/scripts/check/contract';
import {bundleContract} from '@site/src/features/contract/bundle';
import {findingsOf, OPENAPI, repository, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const CONTRACT = VALID_FILES[OPENAPI];

/** The first match in the contract. Throws if there is none: the test would prove nothing. */
function firstMatch(pattern: RegExp): string {
  const [match] = pattern.exec(CONTRACT) ?? [];
  if (!match) throw new Error(`The contract does not contain ${String(pattern)}`);
  return match;
}

describe('a broken contract is reported with file, line and rule', () => {
  it('a broken reference', async () => {
    const reference = firstMatch(/\$ref: schemas\/\w+/);
    const content = changed(CONTRACT, `${reference}.yaml`, `${reference}Typo.yaml`);
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {
        file: OPENAPI,
        line: lineOf(content, `${reference}Typo`),
        message: expect.stringContaining('no-unresolved-refs') as string,
      },
    ]);
  });

  it('an operation without an id', async () => {
    const id = firstMatch(/^ +operationId: .+\n/m);
    const content = changed(CONTRACT, id, '');
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {
        file: OPENAPI,
        line: lineOf(CONTRACT, id.trim()) - 1,
        message: expect.stringContaining('operationId') as string,
      },
    ]);
  });

  it('an unknown key', async () => {
    const content = changed(CONTRACT, '\ninfo:\n', '\ninfo:\n  titel: x\n');
    const found = await findingsOf(openapi, {[OPENAPI]: content});
    expect(found).toMatchObject([
      {
        file: OPENAPI,
        line: lineOf(content, 'titel'),
        message: expect.stringContaining('titel') as string,
        fix: expect.stringContaining('title') as string,
      },
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
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toEqual([
      {
        file: OPENAPI,
        line: lineOf(content, line),
        column,
        message: expect.stringMatching(/^the contract cannot be read: /) as string,
        fix: 'restore the file, or check its indentation, quotes and colons near this place',
      },
    ]);
  });

  test.each<[string, string | null]>([
    ['an empty file', ''],
    ['a file with only comments', '# To be written\n'],
    ['plain text', 'To be written\n'],
    ['a list', '- openapi: 3.1.0\n'],
    ['a version that does not exist', 'openapi: 9.9.9\n'],
    ['a missing file', null],
  ])('%s', async (_, content) => {
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {
        file: OPENAPI,
        line: 1,
        column: 1,
        message: expect.stringMatching(/^the contract cannot be read: [^\n]+$/) as string,
        fix: expect.stringContaining('restore the file') as string,
      },
    ]);
  });
});

describe('a reference in the contract', () => {
  it('to an unknown figure is reported with a suggestion', async () => {
    const content = changed(CONTRACT, 'deposits.card.fee', 'deposits.card.fees');
    expect(await findingsOf(openapi, {[OPENAPI]: content})).toMatchObject([
      {
        file: OPENAPI,
        line: lineOf(content, 'deposits.card.fees'),
        column: '  description: A card payment costs '.length + 1,
        message: 'unknown figure "deposits.card.fees"',
        fix: 'write "deposits.card.fee"',
      },
    ]);
  });

  it('to an example that does not match its schema is reported in the file of the example', async () => {
    const file = 'openapi/examples/price.yaml';
    const content = 'summary: A price\nvalue: 92000\n';
    expect(await findingsOf(openapi, {[file]: content})).toMatchObject([
      {file, line: 2, message: expect.stringContaining('must be string') as string},
    ]);
  });
});

const CODES = 'openapi/schemas/ErrorCode.yaml';
const SCHEMA = VALID_FILES[CODES];

test('an error code without an entry in the catalogue is reported', async () => {
  const content = changed(SCHEMA, '  - INVALID_REQUEST', '  - INVALID_REQUEST\n  - NOT_FOUND');
  expect(await findingsOf(errorCodes, {[CODES]: content})).toEqual([
    {
      file: CODES,
      line: lineOf(content, 'x-extensible-enum:'),
      column: 1,
      message: '"NOT_FOUND" has no entry in x-error-codes',
      fix: 'add an entry',
    },
  ]);
});

test('a catalogue entry without a value in the schema is reported', async () => {
  const content = changed(SCHEMA, '  - INVALID_REQUEST', '  - OTHER');
  const found = await findingsOf(errorCodes, {[CODES]: content});
  expect(found.map(({message}) => message).sort()).toEqual([
    '"INVALID_REQUEST" is missing from x-extensible-enum',
    '"OTHER" has no entry in x-error-codes',
  ]);
});

test('a catalogue entry with an unknown article is reported with a suggestion', async () => {
  const content = changed(SCHEMA, 'payments/pay-in', 'payments/pay-on');
  expect(await findingsOf(errorCodes, {[CODES]: content})).toEqual([
    {
      file: CODES,
      line: lineOf(content, 'pay-on'),
      column: 5,
      message: 'no such page: /knowledge-base/payments/pay-on',
      fix: 'write "/knowledge-base/payments/pay-in"',
    },
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
  expect(await findingsOf(breaking, await earlier())).toEqual([
    {
      file: 'openapi/openapi.yaml',
      line: 1,
      column: 1,
      message: `this change breaks clients of 2024-11: ${TEXT}`,
      fix: 'undo the change, or declare it in openapi/breaking.yaml with since: 2024-11 and a reason',
    },
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
