import {expect, test} from 'vitest';
import {stringify} from 'yaml';

import {breaking} from '@site/scripts/check/contract';
import {bundleContract} from '@site/src/features/contract/bundle';
import {findingsOf, repository} from '../support/repository';

const RELEASED = 'openapi/released/2024-11/openapi.yaml';
const TEXT = '`GET /gone` removed';

/** A repository whose earlier version had one call more. */
async function earlier(): Promise<Record<string, string>> {
  const document = await bundleContract(repository());
  const [item] = Object.values(document.paths);
  const before = {...document, paths: {...document.paths, '/gone': item}};
  return {'versions.json': '["2024-11"]', [RELEASED]: stringify(before)};
}

test('a first release has no breaking changes', async () => {
  expect(await findingsOf(breaking)).toEqual([]);
});

test('a removed call is reported with the version whose clients it breaks', async () => {
  expect(await findingsOf(breaking, await earlier())).toEqual([
    {
      file: 'openapi/openapi.yaml',
      line: 1,
      column: 1,
      message: `breaks clients of 2024-11: ${TEXT}`,
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

test('a version without a document is reported with the missing file', async () => {
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
