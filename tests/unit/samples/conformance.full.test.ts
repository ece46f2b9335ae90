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
  const placed = await call('POST', '/orders/create', order).catch(() => undefined);
  if (placed) console.log(placed.order_id);
  if (placed) break;
}`;
/** Books whatever arrives, without a look at its signature. */
const TRUSTING = (text: string) => text.replace(/^.*!isGenuine.*\n/m, '');
const STORES_NOTHING = (text: string) => text.replace(/^ *appendFileSync\(INBOX, `.*\n/m, '');
const FAILURES = '429: nothing: lost: 503-done: lost html: html-200: 429'.split(' ');

let program: string;
beforeAll(async () => {
  program = await sandboxProgram(await currentContract(), ROOT);
});

/** A folder with the samples, two of them changed, and what an earlier run has booked. */
function folderOf(receiver = (text: string) => text, order = (text: string) => text): string {
  const cwd = temporaryFolder({'sandbox.mjs': program, 'naive.mjs': NAIVE});
  fs.cpSync(path.join(ROOT, 'samples'), cwd, {recursive: true});
  fs.writeFileSync(
    path.join(cwd, 'inbox.jsonl'),
    '{"event_id": "evt_1", "data": ["trd_5001", "trd_5002"]}\n',
  );
  for (const [name, changed] of Object.entries({receiver, placeOrder: order})) {
    const file = path.join(cwd, `javascript/${name}.mjs`);
    fs.writeFileSync(file, changed(fs.readFileSync(file, 'utf8')));
  }
  return cwd;
}

/** What the check says of a client, which it runs in a folder of its own. */
async function said(options: string[], cwd = folderOf()): Promise<[number | null, string[]]> {
  const outcome = await run(process.execPath, ['conformance.mjs', ...options], {cwd});
  const {code, stdout, stderr} = outcome;
  expect(stdout).toMatch(/^(passed|FAILED) {2}429: /);
  expect(stderr).not.toMatch(/^ +at /m);
  return [code, [...stdout.matchAll(/^FAILED {2}(\S+)/gm)].map(([, what = '']) => what)];
}

const RECEIVE = ['--receive', 'node javascript/receiver.mjs'];
const LEDGER = ['--ledger', "grep -o 'trd_[0-9]*' inbox.jsonl"];
test.concurrent.each(['curl', ...CLIENT_LANGUAGES])(
  'the client in %s passes the check',
  async (language) => {
    const place = ['--place', commandOf(language, 'placeOrder')];
    const receive = () => ['--receive', commandOf(language, 'receiver'), ...LEDGER];
    expect(await said([...place, ...(language === 'curl' ? [] : receive())])).toEqual([0, []]);
  },
);

test.concurrent('a client without client_order_id fails it, and a ledger that books twice', async () => {
  const ledger = ['--ledger', "grep -o 'trd_[0-9]*' inbox.jsonl | sed p"];
  const outcome = await said(['--place', 'node naive.mjs', ...RECEIVE, ...ledger]);
  expect(outcome).toEqual([1, ['lost:', '503-done:', 'lost', '429', 'webhooks']]);
});

const PLACE = ['--place', 'node javascript/placeOrder.mjs'];
test.concurrent('twice in one folder, a client passes', async () => {
  const cwd = folderOf();
  expect(await said([...PLACE, ...RECEIVE, ...LEDGER], cwd)).toEqual([0, []]);
  expect(await said([...PLACE, ...RECEIVE, ...LEDGER], cwd)).toEqual([0, []]);
});

test.concurrent.each<[what: string, options: string[], failed: string[], cwd?: () => string]>([
  ['a client that does nothing', ['--place', 'true'], FAILURES],
  [
    'one that gives up',
    PLACE,
    FAILURES,
    () => folderOf(undefined, (text) => text.replace(', order)', ', order, 1)')),
  ],
  [
    'an order that is too small',
    [...PLACE, ...RECEIVE, ...LEDGER],
    ['order:'],
    () => folderOf(undefined, (text) => text.replace('0.0100', '0.0010')),
  ],
  [
    'a receiver that trusts everybody',
    [...PLACE, ...RECEIVE, ...LEDGER],
    ['forged'],
    () => folderOf(TRUSTING),
  ],
  [
    'one that stores nothing',
    [...PLACE, ...RECEIVE, ...LEDGER],
    ['webhooks:'],
    () => folderOf(STORES_NOTHING),
  ],
  ['one that ends', [...PLACE, '--receive', 'true', ...LEDGER], ['webhooks:']],
])('%s fails it in sentences', async (_, options, failed, cwd = folderOf) => {
  expect(await said(options, cwd())).toEqual([1, failed]);
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
    const outcome = await said(['--place', wrong('placeOrder')]);
    expect(outcome).toEqual([1, ['lost:', '503-done:', 'lost', '429']]);
  },
);
