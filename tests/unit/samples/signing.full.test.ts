import fs from 'node:fs';
import path from 'node:path';

import {readVectors} from '@portal/contract';
import {expect, test} from 'vitest';

import {CLIENT_LANGUAGES, commandOf} from '../support/commands';
import {run} from '../support/programs';
import {ROOT} from '../support/root';
import {LANGUAGE_NAMES, runSample} from '../support/samples';
import {temporaryFolder} from '../support/temporary';

const FILE = path.join(ROOT, 'openapi/vectors.json');
const {requests, webhooks} = readVectors(FILE);

test.each(CLIENT_LANGUAGES)(
  'every signature in the vectors is produced in %s, and a wrong one is noticed',
  async (language) => {
    const text = fs.readFileSync(FILE, 'utf8');
    const cwd = temporaryFolder({'right.json': text, 'wrong.json': text.replace('2ed5baee', '0')});
    const check = (file: string) =>
      run('bash', ['-c', `${commandOf(language, 'checkVectors')} ${file}`], {cwd});
    const stdout = `${requests.length} vectors passed\n`;
    expect(await check('right.json')).toMatchObject({code: 0, stdout});
    expect((await check('wrong.json')).code).not.toBe(0);
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
