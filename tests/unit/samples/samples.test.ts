import {createHmac} from 'node:crypto';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {operationsOf} from '@site/src/features/contract/document';
import {sampleNames, samplesOf} from '@site/src/features/contract/samples';
import {readVectors} from '@site/src/features/contract/vectors';
import {ROOT} from '../support/root';
import {runProgram, runSample} from '../support/samples';
import {useApi} from '../support/sandbox';

// The `.full` tests beside this file run every sample in every language.
const SAMPLES = path.join(ROOT, 'samples');
const VECTORS = path.join(ROOT, 'openapi/vectors.json');
const {requests, webhooks} = readVectors(VECTORS);

const {api, document} = useApi();

test('a program from the contract places an order in the sandbox, and a wrong secret is one line', async () => {
  const env = {API_ORIGIN: api().origin};
  const placed = await runProgram('javascript', 'createOrder', {env});
  expect(placed).toMatchObject({code: 0, stderr: ''});
  expect(JSON.parse(placed.stdout)).toMatchObject({status: 'created'});
  const refused = await runProgram('javascript', 'createOrder', {env: {...env, API_SECRET: 'x'}});
  expect(refused).toMatchObject({code: 1, stdout: ''});
  expect(refused.stderr).toMatch(/^[^\n]*INVALID_SIGNATURE[^\n]*\n$/);
  expect(api().calls.map(({status}) => status)).toEqual([200, 401]);
});

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

test('every request of every sample has a timeout', () => {
  const patterns = {
    curl: [/\bcurl (?=-|\\)/g, /--max-time \d/g],
    javascript: [/\bfetch\(/g, /AbortSignal\.timeout\(/g],
    python: [/\burlopen\(/g, /\btimeout=/g],
  } as const;
  for (const name of sampleNames(SAMPLES)) {
    for (const {language, source, file} of samplesOf(SAMPLES, name)) {
      const [requests, timeouts] = patterns[language.folder];
      const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
      expect(count(timeouts), file).toBe(count(requests));
    }
  }
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
