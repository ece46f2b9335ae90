import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {findPlaces, type PlaceGroup, placesOf} from '@site/src/features/api-reference/places';
import {apiReference} from '@site/src/features/api-reference/reference';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

let groups: PlaceGroup[];
beforeAll(async () => {
  const reference = apiReference(await currentContract(), path.join(ROOT, 'samples'));
  groups = placesOf(reference, {
    signing: 'Signing headers',
    errors: 'Errors',
    failure: 'Fields of every failure',
  });
});

test.each([
  ['/v1/account/trades', 'List your trades'],
  ['/v1/orders/ord_1001', 'Cancel an order'],
  ['DELETE', 'Cancel an order'],
  ['fee_currency', 'A trade was executed'],
  ['withdrawal.completed', 'A withdrawal was sent'],
  ['X-API-Key', 'X-API-Key'],
  ['POST /v1/orders/create', 'Place an order'],
  ['https://api.example/v1/markets/trades/ETH-EUR?limit=5', 'List recent trades of a pair'],
  ['/api/v1/account/balance', 'List balances'],
  ['limit=100', 'List your orders'],
  ['idempotency', 'Place an order'],
  ['pagination', 'List your orders'],
  ['rate limit', 'RATE_LIMIT_EXCEEDED'],
  ['rate limits', 'RATE_LIMIT_EXCEEDED'],
  ['rate-limit', 'List tickers'],
  ['symbols', 'List tickers'],
  ['webhooks', 'An order was filled'],
  ['errors', 'INSUFFICIENT_BALANCE'],
  ['headers', 'X-API-Timestamp'],
  ['fields of every failure', 'Fields of every failure'],
])('the filter finds for "%s": %s', (query, name) => {
  const found = findPlaces(groups, query).flatMap(({places}) => places.map((place) => place.name));
  expect(found).toContain(name);
});

test.each(['nothing of the kind', 'websocket', 'iceberg orders', 'constructor', '__proto__', '--'])(
  'and nothing for "%s"',
  (query) => {
    expect(findPlaces(groups, query)).toEqual([]);
  },
);
