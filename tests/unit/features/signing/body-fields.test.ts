import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import {beforeAll, expect, test} from 'vitest';

import {bundleContract} from '@site/src/features/contract/bundle';
import {type OpenApiDocument, operationsOf} from '@site/src/features/contract/document';
import {bodyChecks, callsOf} from '@site/src/features/signing/contract-data';
import {type BodyChecks, faultsInBody} from '@site/src/features/signing/model/body-fields';
import type {ContractCall} from '@site/src/features/signing/model/mistakes';
import {requestVectors} from '@site/src/features/signing/model/vectors';
import {ROOT} from '../../support/root';

let document: OpenApiDocument;
let checks: BodyChecks;
let call: ContractCall | undefined;

beforeAll(async () => {
  document = await bundleContract(ROOT);
  const module: Record<string, BodyChecks[string]> = {};
  const run = vm.compileFunction(bodyChecks(document), ['exports', 'require']);
  run(module, createRequire(path.join(ROOT, 'package.json')));
  checks = module;
  call = callsOf(document).calls.find(({id}) => id === 'createOrder');
});

/** The faults of a body, each as its id and what it names. */
function faults(body: string): string[] {
  if (!call) throw new Error('The contract has no call createOrder');
  return faultsInBody(body, call, checks).map(({id, named}) =>
    [id, named?.field, named?.detail].join(' ').trim(),
  );
}

const LIMIT = {pair: 'BTC-EUR', side: 'buy', type: 'limit', amount: '0.01', price: '9'};
const changed = (change: object): string => JSON.stringify({...LIMIT, ...change});

test('a valid order of each type and the bodies of the vectors have no faults', () => {
  expect(faults(changed({}))).toEqual([]);
  expect(faults(changed({client_order_id: 'o-1', type: 'market', price: undefined}))).toEqual([]);
  expect(faults(changed({type: 'stop_loss', price: undefined, stop_price: '8'}))).toEqual([]);
  for (const {body} of requestVectors) if (body) expect(faults(body)).toEqual([]);
});

test.each<[what: string, body: string, faults: string[]]>([
  ['an unknown field', changed({colour: 'red'}), ['field.unknown colour']],
  [
    'a misspelt field',
    changed({clientOrderId: 'a'}),
    ['field.misspelt clientOrderId client_order_id'],
  ],
  ['a field of another order type', changed({stop_price: '8'}), ['field.misplaced stop_price']],
  ['a number instead of a string', changed({price: 9.5}), ['field.number price 9.5']],
  [
    'a number with its digits as written',
    changed({}).replace('"0.01"', '0.010'),
    ['field.number amount 0.010'],
  ],
  ['null', changed({price: null}), ['field.type price string']],
  ['a missing field', changed({price: undefined}), ['field.missing price']],
  [
    'two faults at once',
    changed({price: 9, pair: undefined}),
    ['field.missing pair', 'field.number price 9'],
  ],
  ['a value that is not allowed', changed({side: 'BUY'}), ['field.value side `"buy"`, `"sell"`']],
  [
    'an unknown order type',
    changed({type: 'stop'}),
    ['field.value type `"market"`, `"limit"`, `"stop_loss"`, `"take_profit"`'],
  ],
  ['a missing order type', changed({type: undefined}), ['field.missing type']],
  ['too many decimals', changed({amount: '0.123456789'}), ['field.form amount "0.0100"']],
  ['a pair without a hyphen', changed({pair: 'BTCEUR'}), ['field.form pair "BTC-EUR"']],
  [
    'an id that is too long',
    changed({client_order_id: 'a'.repeat(65)}),
    ['field.long client_order_id 64'],
  ],
  ['an empty id', changed({client_order_id: ''}), ['field.short client_order_id 1']],
  ['a missing body', '', ['body.no-object']],
  ['a list instead of an object', '[]', ['body.no-object']],
])('reports %s', (_, body, expected) => {
  expect(faults(body).sort()).toEqual(expected);
});

test('every call with a body has a check, and no other call has one', () => {
  const ids = operationsOf(document.paths)
    .filter(({operation}) => operation.requestBody)
    .map(({operation}) => operation.operationId);
  expect(Object.keys(checks)).toEqual(ids);
  expect(callsOf(document).calls.filter(({fields}) => fields.length > 0)).toHaveLength(ids.length);
});
