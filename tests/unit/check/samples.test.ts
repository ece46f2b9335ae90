import {expect, test} from 'vitest';

import {samples} from '@site/scripts/check/samples';

import {findingsOf} from '../support/repository';

test('a call without a sample in one language is told', async () => {
  expect(await findingsOf(samples, {'samples/python/getTicker.py': null})).toEqual([
    {
      file: 'samples/python/getTicker.py',
      line: 1,
      column: 1,
      message: 'the sample of "getTicker" is missing',
      fix: 'write it, and run it in tests/unit/samples',
    },
  ]);
});

test('the sample that receives webhooks is needed too', async () => {
  expect(await findingsOf(samples, {'samples/curl/verifyWebhook.sh': null})).toMatchObject([
    {file: 'samples/curl/verifyWebhook.sh'},
  ]);
});

test('another host than that of the brand is told with its place', async () => {
  const file = 'samples/curl/getTicker.sh';
  expect(
    await findingsOf(samples, {[file]: '# Prices\ncurl "https://api.other.example/v1"\n'}),
  ).toEqual([
    {
      file,
      line: 2,
      column: 15,
      message: '"api.other.example" is not the host of the API',
      fix: 'write "api.halyard.example", as src/config/brand.ts says',
    },
  ]);
});
