import {stringify} from 'yaml';
import {expect, test} from 'vitest';

import {breaking} from '@site/scripts/check/breaking';
import {bundleContract} from '@site/src/contract/bundle';

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

test('nothing is told where nothing was published before', async () => {
  expect(await findingsOf(breaking)).toEqual([]);
});

test('a call that went is told with the version whose clients it breaks', async () => {
  expect(await findingsOf(breaking, await earlier())).toEqual([
    {
      file: 'openapi/openapi.yaml',
      line: 1,
      column: 1,
      message: `breaks clients of 2024-11: ${TEXT}`,
      fix: 'take it back, or declare it in openapi/breaking.yaml with since: 2024-11 and a reason',
    },
  ]);
});

test('a declared one passes, and only for the version that it names', async () => {
  const declared = (since: string): Record<string, string> => ({
    'openapi/breaking.yaml': stringify([{since, reason: 'It never worked.', changes: [TEXT]}]),
  });
  const files = await earlier();
  expect(await findingsOf(breaking, {...files, ...declared('2024-11')})).toEqual([]);
  expect(await findingsOf(breaking, {...files, ...declared('2024-08')})).toHaveLength(1);
});

test('a version without its document names the command', async () => {
  expect(await findingsOf(breaking, {'versions.json': '["2024-11"]'})).toMatchObject([
    {message: expect.stringContaining('npx tsx scripts/api/release.ts 2024-11') as string},
  ]);
});

test('a faulty declaration is told', async () => {
  const files = {...(await earlier()), 'openapi/breaking.yaml': '- since: 2024-11\n'};
  const [found, ...others] = await findingsOf(breaking, files);
  expect(others).toEqual([]);
  expect(found).toMatchObject({file: 'openapi/breaking.yaml'});
});
