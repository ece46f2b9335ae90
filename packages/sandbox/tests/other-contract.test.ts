import {afterEach, expect, test} from 'vitest';

import {type Sandbox, type SandboxOptions, startSandbox} from '../src';
import {ONCE, rules, useSandbox} from './support';

const {ask} = useSandbox();
let other: Sandbox | undefined;
afterEach(() => other?.close());

const response = (content?: object) => ({
  description: 'Lamps.',
  ...(content && {content: {'application/json': {schema: {}, ...content}}}),
});
const lamps = (get: object, more: object = {}): SandboxOptions['contract'] => ({
  openapi: '3.1.0',
  info: {title: 'Lamps', version: '1'},
  paths: {
    '/lamps': {
      get: {operationId: 'listLamps', summary: 'List', security: [], responses: {}, ...get},
      ...more,
    },
  },
});

test('an operation that the exchange does not know gives its example, to those who may see it', async () => {
  const fees = await fetch((await start()).origin + '/lamps', {headers: ONCE});
  expect([fees.status, await fees.json()]).toEqual([200, [{watts: 5}]]);
  expect((await ask('/v1/account/fees')).status).toBe(200);
  const stranger = await ask('/v1/account/fees', {headers: {'X-API-Key': 'unknown'}});
  expect([stranger.status, stranger.error?.code]).toEqual([401, 'INVALID_CREDENTIALS']);
});

test('without an exchange there is no market, and what has no content only its status', async () => {
  const {origin} = await start({
    delete: {operationId: 'dim', summary: 'Dim', security: [], responses: {'204': response()}},
  });
  const dimmed = await fetch(`${origin}/lamps`, {method: 'DELETE', headers: ONCE});
  expect([dimmed.status, await dimmed.text()]).toEqual([204, '']);
  const sent = {method: 'POST', body: 'BTC-EUR 1', headers: ONCE};
  expect((await fetch(`${origin}/sandbox/market`, sent)).status).toBe(400);
});

test.each([
  [lamps({responses: {'200': response({})}}), 'listLamps has no example'],
  [lamps({operationId: 'getTicker'}), 'The contract has no #/components/examples/tickers'],
])(
  'a contract without what the sandbox needs is refused at the start: %#',
  async (contract, said) => {
    await expect(startSandbox({contract, rules})).rejects.toThrow(said);
  },
);

async function start(more: object = {}): Promise<Sandbox> {
  const examples = {few: {value: [{watts: 5}]}};
  const contract = lamps({responses: {'200': response({examples})}}, more);
  other = await startSandbox({contract, rules});
  return other;
}
