import fs from 'node:fs';
import path from 'node:path';

import {operationsOf, readVectors, samplesOf} from '@portal/contract';
import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {filesBelow} from '@site/src/lib/files';
import {currentContract} from '../support/contract';
import {ROOT} from '../support/root';

// The `.full` tests beside this file run every sample in every language.
const SAMPLES = path.join(ROOT, 'samples');
const {requests} = readVectors(path.join(ROOT, 'openapi/vectors.json'));

test('the samples in the contract are the programs that the tests run', async () => {
  for (const {operation} of operationsOf((await currentContract()).paths)) {
    const programs = samplesOf(SAMPLES, operation.operationId).map(({program}) => program);
    expect(operation['x-codeSamples']?.map(({source}) => source)).toEqual(programs);
  }
});

test('every sample calls the host of the brand', () => {
  const programs = filesBelow(SAMPLES).filter((file) => !file.endsWith('.md'));
  const text = programs.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const hosts = text.match(/\bapi(?:\.[\w-]+)+(?=[/'"`}])/g);
  expect([...new Set(hosts)]).toEqual([brand.apiHost]);
});

test('the vectors cover a query, a body, no body and characters outside ASCII', () => {
  const signed = requests.map((one) => `${one.method} ${one.path} ${one.body}`);
  for (const kind of [/^GET \S+\?/, /^DELETE \S+ $/, /[^\0-\x7f]/]) {
    expect(signed).toContainEqual(expect.stringMatching(kind));
  }
});
