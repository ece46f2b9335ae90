import {createHmac} from 'node:crypto';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {operationsOf} from '@site/src/features/contract/document';
import {sampleNames, samplesOf} from '@site/src/features/contract/samples';
import {readVectors} from '@site/src/features/contract/vectors';
import {ROOT} from '../support/root';
import {runSample} from '../support/samples';
import {useApi} from '../support/sandbox';

// The `.full` tests beside this file run every sample in every language.
const SAMPLES = path.join(ROOT, 'samples');
const VECTORS = path.join(ROOT, 'openapi/vectors.json');
const {requests, webhooks} = readVectors(VECTORS);

const {document} = useApi();

test('a sample produces every signature in the vectors', async () => {
  const outcome = await runSample('javascript', 'checkVectors', {args: [VECTORS]});
  expect(outcome).toMatchObject({code: 0, stdout: `${requests.length} vectors passed\n`});
});

test('the samples in the contract are the programs that the tests run', () => {
  for (const {operation} of operationsOf(document().paths)) {
    const programs = samplesOf(SAMPLES, operation.operationId).map(({program}) => program);
    expect(operation['x-codeSamples']?.map(({source}) => source)).toEqual(programs);
  }
});

test('every sample calls the host of the brand', () => {
  const hosts = sampleNames(SAMPLES).flatMap((name) =>
    samplesOf(SAMPLES, name).flatMap(
      ({source}) => source.match(/\bapi(?:\.[\w-]+)+(?=[/'"`}])/g) ?? [],
    ),
  );
  expect([...new Set(hosts)]).toEqual([brand.apiHost]);
});

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

test('the vectors cover a query, a body, no body and characters outside ASCII', () => {
  expect(requests.some(({method, path: target}) => method === 'GET' && target.includes('?'))).toBe(
    true,
  );
  expect(requests.some(({method, body}) => method === 'DELETE' && body === '')).toBe(true);
  expect(requests.some(({body}) => [...body].some((char) => char > '\u007f'))).toBe(true);
});

test.each(requests)('$name: its parts, string to sign and signature match', (vector) => {
  const {timestamp, method, path: target, body, secret, stringToSign, signature} = vector;
  expect(stringToSign).toBe(timestamp + method + target + body);
  expect(signature).toBe(hmac(secret, stringToSign));
});

test.each(webhooks)('webhook: $name', ({secret, body, signature}) => {
  expect(signature).toBe(hmac(secret, body));
});
