import {expect, test} from 'vitest';

import {type SandboxOptions, startSandbox} from '../src';
import {rules} from './support';

const lamps = (operation: object): SandboxOptions['contract'] => ({
  openapi: '3.1.0',
  info: {title: 'Lamps', version: '1'},
  paths: {
    '/lamps': {
      get: {operationId: 'listLamps', summary: 'List', security: [], responses: {}, ...operation},
    },
  },
});
const answer = {description: 'Lamps.', content: {'application/json': {schema: {}}}};

// That another contract is served is tested in packed.full.test.ts.
test.each([
  [lamps({responses: {'200': answer}}), 'listLamps has no example'],
  [lamps({operationId: 'getTicker'}), 'The contract has no #/components/examples/tickers'],
])(
  'a contract without what the sandbox needs is refused at the start: %#',
  async (contract, said) => {
    await expect(startSandbox({contract, rules})).rejects.toThrow(said);
  },
);
