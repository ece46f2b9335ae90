import {expect, test} from 'vitest';

import {samples} from '@site/scripts/check/samples';
import {findingsOf} from '../support/repository';

test('a call without a sample in one language is reported', async () => {
  expect(await findingsOf(samples, {'samples/python/getTicker.py': null})).toMatchObject([
    {file: 'samples/python/getTicker.py', message: '"getTicker" has no sample in this language'},
  ]);
});

test('the webhook receiver needs a sample too', async () => {
  expect(await findingsOf(samples, {'samples/curl/verifyWebhook.sh': null})).toMatchObject([
    {file: 'samples/curl/verifyWebhook.sh'},
  ]);
});

test('a host other than the API host is reported', async () => {
  const file = 'samples/curl/getTicker.sh';
  const content = '# Prices\ncurl "https://api.other.example/v1"\n';
  expect(await findingsOf(samples, {[file]: content})).toMatchObject([
    {file, line: 2, column: 15, message: '"api.other.example" is not the API host'},
  ]);
});
