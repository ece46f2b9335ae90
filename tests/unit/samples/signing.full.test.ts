import fs from 'node:fs';
import path from 'node:path';

import {readVectors} from '@portal/contract';
import {expect, test} from 'vitest';

import {ROOT} from '../support/root';
import {LANGUAGE_NAMES, runSample} from '../support/samples';
import {temporaryFolder} from '../support/temporary';

const FILE = path.join(ROOT, 'openapi/vectors.json');
const {requests, webhooks} = readVectors(FILE);

test.each(['javascript', 'python'] as const)(
  'every signature in the vectors is produced in %s, and a wrong one is noticed',
  async (language) => {
    const stdout = `${requests.length} vectors passed\n`;
    const right = await runSample(language, 'checkVectors', {args: [FILE]});
    expect(right).toMatchObject({code: 0, stdout});
    const text = fs.readFileSync(FILE, 'utf8').replaceAll('2ed5baee', '00000000');
    const args = [path.join(temporaryFolder({'vectors.json': text}), 'vectors.json')];
    expect((await runSample(language, 'checkVectors', {args})).code).not.toBe(0);
  },
);

test.each(requests)('bash with openssl: $name', async (vector) => {
  const {secret, timestamp, method, path: target, body, signature} = vector;
  const args = [timestamp, method, target, body, signature];
  const outcome = await runSample('curl', 'checkVectors', {args, env: {API_SECRET: secret}});
  expect(outcome).toMatchObject({code: 0, stdout: 'passed\n'});
});

test.each(LANGUAGE_NAMES)(
  'each webhook in %s is genuine as received, and forged when one byte is added',
  async (language) => {
    for (const {secret, signature, body} of webhooks) {
      const options = {args: [signature], env: {WEBHOOK_SECRET: secret}};
      const received = await runSample(language, 'verifyWebhook', {...options, input: body});
      expect(received).toMatchObject({code: 0, stdout: 'genuine\n'});
      const longer = await runSample(language, 'verifyWebhook', {...options, input: `${body} `});
      expect(longer).toMatchObject({code: 1, stdout: 'forged\n'});
    }
  },
);
