import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {readVectors} from '@site/src/features/contract/vectors';
import {ROOT} from '../support/root';
import {LANGUAGE_NAMES, runSample} from '../support/samples';
import {temporaryFolder} from '../support/temporary';

const FILE = path.join(ROOT, 'openapi/vectors.json');
const {requests, webhooks} = readVectors(FILE);

describe.each(['javascript', 'python'] as const)('%s', (language) => {
  test('produces every signature in the vectors', async () => {
    const outcome = await runSample(language, 'checkVectors', {args: [FILE]});
    expect(outcome).toMatchObject({code: 0, stdout: `${requests.length} vectors passed\n`});
  });

  test('fails on a wrong vector', async () => {
    const text = fs.readFileSync(FILE, 'utf8').replaceAll('2ed5baee', '00000000');
    const folder = temporaryFolder({'vectors.json': text});
    const args = [path.join(folder, 'vectors.json')];
    expect((await runSample(language, 'checkVectors', {args})).code).not.toBe(0);
  });
});

describe('bash with openssl', () => {
  test.each(requests)(
    '$name',
    async ({secret, timestamp, method, path: target, body, signature}) => {
      const args = [timestamp, method, target, body, signature];
      const env = {API_SECRET: secret};
      expect(await runSample('curl', 'checkVectors', {args, env})).toMatchObject({
        code: 0,
        stdout: 'passed\n',
      });
    },
  );
});

describe.each(LANGUAGE_NAMES)('webhooks in %s', (language) => {
  test.each(webhooks)('$name is genuine as received', async ({secret, body, signature}) => {
    const outcome = await verify(language, secret, signature, body);
    expect(outcome).toMatchObject({code: 0, stdout: 'genuine\n'});
  });

  test.each(webhooks)('$name is forged when one byte is added', async (vector) => {
    const outcome = await verify(language, vector.secret, vector.signature, `${vector.body} `);
    expect(outcome).toMatchObject({code: 1, stdout: 'forged\n'});
  });
});

function verify(
  language: 'curl' | 'javascript' | 'python',
  secret: string,
  signature: string,
  body: string,
) {
  return runSample(language, 'verifyWebhook', {
    args: [signature],
    env: {WEBHOOK_SECRET: secret},
    input: body,
  });
}
