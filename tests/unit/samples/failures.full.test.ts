import net from 'node:net';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {freePort, listen} from '../support/ports';
import type {Outcome} from '../support/programs';
import {LANGUAGE_NAMES, runProgram} from '../support/samples';
import {useApi} from '../support/sandbox';

const CLIENT_LANGUAGES = ['javascript', 'python'] as const;

const {api} = useApi();
/** Accepts every connection and never responds. */
const silent = net.createServer();
let silentOrigin: string;
/** An address at which nothing listens. */
let closedOrigin: string;

beforeAll(async () => {
  silentOrigin = `http://127.0.0.1:${await listen(silent)}`;
  closedOrigin = `http://127.0.0.1:${await freePort()}`;
});
afterAll(() => void silent.close());

/** Expects that the program failed with a single line for its user, not a stack trace. */
function expectOneLine(outcome: Outcome, reason: RegExp, of: string): void {
  expect(outcome, of).toMatchObject({code: 1, stdout: ''});
  expect(outcome.stderr, of).toMatch(/^[^\n]+\n$/);
  expect(outcome.stderr, of).toMatch(reason);
}

describe.each(LANGUAGE_NAMES)('every program in %s fails with a single line', (language) => {
  const run = (name: string, env: Record<string, string>): Promise<Outcome> =>
    runProgram(language, name, {env});

  // One public, one private and one with a body: the others of a language share their code.
  const PROGRAMS = ['getTicker', 'listBalances', 'createOrder'];

  test.each(PROGRAMS)('%s: without a server, and when a gateway answers with HTML', async (id) => {
    expectOneLine(await run(id, {API_ORIGIN: closedOrigin}), /refused|connect/i, id);
    api().answerNext('html');
    expectOneLine(await run(id, {API_ORIGIN: api().origin}), /502.*Bad Gateway/, id);
  });

  test('when a key or secret is not set', async () => {
    for (const name of ['API_KEY', 'API_SECRET']) {
      const outcome = await run('createOrder', {API_ORIGIN: api().origin, [name]: ''});
      expectOneLine(outcome, /Set API_KEY and API_SECRET/, name);
    }
    expectOneLine(await run('verifyWebhook', {WEBHOOK_SECRET: ''}), /WEBHOOK_SECRET/, 'webhook');
  });
});

// All programs wait at the same time.
test('programs without a response, and the clients after their last attempt, fail with a single line', async () => {
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
});
