import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {addSamples, lintContract, operationsOf, readContract} from '../src';

const FILES = {
  'openapi/openapi.yaml': `openapi: 3.1.0
info: {title: Lamps, version: '1'}
paths:
  /lamps:
    get: {$ref: paths/lamps.yaml}
`,
  'openapi/paths/lamps.yaml': `operationId: listLamps
summary: List lamps
description: At most \${limit} lamps.
x-permission: look
responses:
  '200': {description: The lamps.}
`,
  'redocly.yaml': 'rules: {operation-operationId: error}\n',
  'samples/python/lamp.py': 'import json\n\ndef lamp(): ...\n',
  'samples/python/listLamps.py': 'from lamp import lamp\n\nlamp()\n',
};

/** Its name has characters that would end or escape a part of an address. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'contract #1 %20 ?'));
afterAll(() => fs.rmSync(root, {recursive: true}));

test('a contract of several files becomes one document, filled in, with permissions and samples', async () => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  }
  const folder = path.join(root, 'openapi');
  const fill = (text: string): string => text.replaceAll('${limit}', '100');
  const document = await readContract(folder, fill);
  addSamples(document, path.join(root, 'samples'));
  const [{operation} = {operation: undefined}] = operationsOf(document.paths);
  expect(operation?.description).toBe('At most 100 lamps. The key needs the permission `look`.');
  expect(operation?.['x-codeSamples']).toEqual([
    {lang: 'Python', label: 'Python', source: 'import json\n\ndef lamp(): ...\n\nlamp()\n'},
  ]);
  expect(await lintContract(folder, fill, path.join(root, 'redocly.yaml'))).toEqual([]);
});
