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

let api: Sandbox;
let operations: {id: string; isPublic: boolean}[];
/** Takes every connection and never answers. */
const silent = net.createServer();
let silentOrigin: string;
/** Where nothing listens. */
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

/** The program ended with one line for its user, and without a stack trace. */
function expectOneLine(outcome: Outcome, reason: RegExp, of: string): void {
  expect(outcome, of).toMatchObject({code: 1, stdout: ''});
  expect(outcome.stderr, of).toMatch(/^[^\n]+\n$/);
  expect(outcome.stderr, of).toMatch(reason);
}

describe.each(LANGUAGE_NAMES)('every program in %s fails in one line', (language) => {
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

  test('when no answer comes in time', {timeout: 40_000}, async () => {
    const outcomes = ['getTicker', 'createOrder'].map(async (id) => {
      expectOneLine(await run(id, {API_ORIGIN: silentOrigin}), /time[d ]?.?out|timeout/i, id);
    });
    await Promise.all(outcomes);
  });
});

describe.each(['javascript', 'python'] as const)(
  'the client in %s fails in one line',
  (language) => {
    test('when it has tried often enough, and without a key', {timeout: 60_000}, async () => {
      const env = {API_ORIGIN: closedOrigin};
      const [unreachable, unset, receiver] = await Promise.all([
        runProgram(language, 'placeOrder', {env}),
        runProgram(language, 'placeOrder', {env: {...env, API_KEY: ''}}),
        runProgram(language, 'receiver', {env: {WEBHOOK_SECRET: ''}}),
      ]);
      expectOneLine(unreachable, /NO_ANSWER.*refused/i, 'unreachable');
      expectOneLine(unset, /Set API_KEY and API_SECRET/, 'unset');
      expectOneLine(receiver, /Set WEBHOOK_SECRET/, 'receiver');
    });
  },
);
