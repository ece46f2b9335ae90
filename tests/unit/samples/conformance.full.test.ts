import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {sandboxProgram} from '@site/src/features/sandbox/bundle';
import {CLIENT_LANGUAGES, commandOf, compile, COMPILED_LANGUAGES} from '../support/commands';
import {currentContract} from '../support/contract';
import {run} from '../support/programs';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

/** Sends an order again after each failure, without an identifier of its own. */
const NAIVE = `import {call} from './javascript/client.mjs';
const order = {pair: 'BTC-EUR', side: 'buy', type: 'limit', amount: '0.0100', price: '20000.00'};
for (let left = 5; left > 0; left -= 1) {
  if (await call('POST', '/orders/create', order).catch(() => undefined)) break;
}`;

let program: string;
beforeAll(async () => {
  program = await sandboxProgram(await currentContract(), ROOT);
});

/** What the check says of a client, which it runs in a folder of its own. */
async function said(...options: string[]): Promise<[code: number | null, failed: string[]]> {
  const cwd = temporaryFolder({'sandbox.mjs': program, 'naive.mjs': NAIVE});
  fs.cpSync(path.join(ROOT, 'samples'), cwd, {recursive: true});
  const {code, stdout} = await run(process.execPath, ['conformance.mjs', ...options], {cwd});
  expect(stdout).toMatch(/^(passed|FAILED) {2}429: /);
  return [code, [...stdout.matchAll(/^FAILED {2}(\S+)/gm)].map(([, what = '']) => what)];
}

const LEDGER = ['--ledger', "grep -o 'trd_[0-9]*' inbox.jsonl"];
test.concurrent.each(['curl', ...CLIENT_LANGUAGES])(
  'the client in %s passes the check',
  async (language) => {
    const place = ['--place', commandOf(language, 'placeOrder')];
    const receive = () => ['--receive', commandOf(language, 'receiver'), ...LEDGER];
    expect(await said(...place, ...(language === 'curl' ? [] : receive()))).toEqual([0, []]);
  },
);

test.concurrent('a client without client_order_id fails it, and a ledger that books twice', async () => {
  const ledger = ['--ledger', "grep -o 'trd_[0-9]*' inbox.jsonl | sed p"];
  const [code, failed] = await said(
    ...['--place', 'node naive.mjs', '--receive', 'node javascript/receiver.mjs', ...ledger],
  );
  expect(code).toBe(1);
  expect(failed).toEqual(['lost:', '503-done:', 'lost', '429', 'webhooks']);
});

test.concurrent.each(COMPILED_LANGUAGES)(
  'a client in %s fails it without client_order_id',
  async (language) => {
    const wrong = compile(language, (text) =>
      text
        .replace('newID(),', '"",')
        .replace(/^.*"client_order_id", UUID.*\n/m, '')
        .replace(/(epeatable :?=) order\.[^;\n]*/, '$1 true'),
    );
    const outcome = await said('--place', wrong('placeOrder'));
    expect(outcome).toEqual([1, ['lost:', '503-done:', 'lost', '429']]);
  },
);
