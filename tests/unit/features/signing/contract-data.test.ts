import {expect, test} from 'vitest';

import {callsOf} from '@site/src/features/signing/contract-data';
import {currentContract} from '../../support/contract';

test('the signing tools get every call and event of the contract', async () => {
  const {calls, events} = callsOf(await currentContract());
  expect(calls).toHaveLength(9);
  expect(calls).toContainEqual({
    method: 'GET',
    path: '/account/orders',
    public: false,
    query: ['limit', 'offset'],
    takesBody: false,
  });
  expect(calls.filter((call) => call.public).map(({path}) => path)).toEqual([
    '/markets/ticker',
    '/markets/orderbook/{pair}',
    '/markets/trades/{pair}',
  ]);
  expect(events).toHaveLength(8);
});
