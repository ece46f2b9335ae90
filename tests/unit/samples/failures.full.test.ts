import http from 'node:http';
import type {AddressInfo} from 'node:net';
import net from 'node:net';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {type Sandbox, startSandbox} from '@site/scripts/sandbox/server';
import {bundleContract} from '@site/src/features/contract/bundle';
import {operationsOf} from '@site/src/features/contract/document';
import {type Outcome, requirePrograms} from '../support/programs';
import {ROOT} from '../support/root';
import {KEYS, LANGUAGE_NAMES, LIMITS, runProgram} from '../support/samples';

const CLIENT_LANGUAGES = ['javascript', 'python'] as const;

let api: Sandbox;
let operations: {id: string; isPublic: boolean}[];
/** Accepts every connection and never responds. */
const silent = net.createServer();
let silentOrigin: string;
/** An address at which nothing listens. */
let closedOrigin: string;

beforeAll(async () => {
  requirePrograms();
  const document = await bundleContract(ROOT);
  operations = operationsOf(document.paths).map(({operation: {operationId, security}}) => ({
    id: operationId,
    isPublic: security?.length === 0,
  }));
  api = await startSandbox(document, KEYS, LIMITS);
  silentOrigin = await originOf(silent);
  const closed = http.createServer();
  closedOrigin = await originOf(closed);
  await new Promise((resolve) => closed.close(resolve));
});
afterAll(() => {
  silent.close();
  return api.close();
});

function originOf(server: net.Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

/** Expects that the program failed with a single line for its user, not a stack trace. */
function expectOneLine(outcome: Outcome, reason: RegExp, of: string): void {
  expect(outcome, of).toMatchObject({code: 1, stdout: ''});
  expect(outcome.stderr, of).toMatch(/^[^\n]+\n$/);
  expect(outcome.stderr, of).toMatch(reason);
}

describe.each(LANGUAGE_NAMES)('every program in %s fails with a single line', (language) => {
  const run = (name: string, env: Record<string, string>): Promise<Outcome> =>
    runProgram(language, name, {env});

  test('when the address cannot be reached', async () => {
    for (const {id} of operations) {
      const outcome = await run(id, {API_ORIGIN: closedOrigin});
      expectOneLine(outcome, /refused|connect/i, id);
    }
  });

  test('when a gateway answers with HTML', async () => {
    for (const {id} of operations) {
      api.answerNext('html');
      const outcome = await run(id, {API_ORIGIN: api.origin});
      expectOneLine(outcome, /502.*Bad Gateway/, id);
    }
  });

  test('when key or secret is not set', async () => {
    for (const {id, isPublic} of operations) {
      for (const name of isPublic ? [] : ['API_KEY', 'API_SECRET']) {
        const outcome = await run(id, {API_ORIGIN: api.origin, [name]: ''});
        expectOneLine(outcome, /Set API_KEY and API_SECRET/, `${id} without ${name}`);
      }
    }
    expectOneLine(await run('verifyWebhook', {WEBHOOK_SECRET: ''}), /WEBHOOK_SECRET/, 'webhook');
  });
});

// All programs wait at the same time.
test(
  'programs without a response, and the clients after their last attempt, fail with a single line',
  {timeout: 60_000},
  async () => {
    const silence = LANGUAGE_NAMES.flatMap((language) =>
      ['getTicker', 'createOrder'].map(async (id) => {
        const outcome = await runProgram(language, id, {env: {API_ORIGIN: silentOrigin}});
        expectOneLine(outcome, /time[d ]?.?out|timeout/i, `${language} ${id}`);
      }),
    );
    const retries = CLIENT_LANGUAGES.map(async (language) => {
      const outcome = await runProgram(language, 'placeOrder', {env: {API_ORIGIN: closedOrigin}});
      expectOneLine(outcome, /NO_ANSWER.*refused/i, language);
    });
    await Promise.all([...silence, ...retries]);
  },
);

test.each(CLIENT_LANGUAGES)(
  'the client and the receiver in %s fail with a single line without a key',
  async (language) => {
    const env = {API_ORIGIN: closedOrigin};
    const client = await runProgram(language, 'placeOrder', {env: {...env, API_KEY: ''}});
    expectOneLine(client, /Set API_KEY and API_SECRET/, 'client');
    const receiver = await runProgram(language, 'receiver', {env: {WEBHOOK_SECRET: ''}});
    expectOneLine(receiver, /Set WEBHOOK_SECRET/, 'receiver');
  },
);
