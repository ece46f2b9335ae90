import fc from 'fast-check';
import {expect, test} from 'vitest';

import {useSandbox, validate} from '../../support/sandbox';

const {ask, document} = useSandbox();

/** A value that is mostly right. */
const mostly = <T>(
  right: fc.Arbitrary<T>,
  ...wrong: fc.Arbitrary<unknown>[]
): fc.Arbitrary<unknown> =>
  fc.oneof({weight: 9, arbitrary: right}, ...wrong.map((arbitrary) => ({weight: 1, arbitrary})));

const decimal = fc.oneof(
  fc.constantFrom('0.0100', '0.0001', '20000.00', '0', '0.00', '1e3', '.5', '1.', '-1', '00.1'),
  fc.constantFrom('0.010000000', '0.0100000000', '1.00000000', '1.000000000'),
  fc
    .bigInt({min: 1n, max: 10n ** 13n})
    .map((n) => `${n / 10n ** 8n}.${String(n % 10n ** 8n).padStart(8, '0')}`),
  fc.bigInt({min: 0n, max: 10n ** 24n}).map(String),
);
const strange = fc.oneof(fc.jsonValue(), fc.string({unit: 'binary'}));

/** An order with just the fields that it needs, mostly a small one. */
const rightOrder = fc
  .record({
    pair: fc.constant('BTC-EUR'),
    side: fc.constantFrom('buy', 'sell'),
    type: fc.constantFrom('market', 'limit', 'stop_loss', 'take_profit'),
    amount: mostly(fc.constantFrom('0.0100', '0.0001'), decimal),
    price: decimal,
  })
  .map(({price, ...one}) => ({
    ...one,
    ...(one.type === 'limit' && {price}),
    ...(one.type.includes('_') && {stop_price: price}),
  }));

/** The same with a field or two that may be wrong, missing or unknown. */
const order = fc
  .tuple(
    rightOrder,
    fc.dictionary(
      fc.constantFrom(
        ...'client_order_id pair side type amount price stop_price colour'.split(' '),
      ),
      fc.oneof(strange, decimal, fc.constantFrom('a', 'ł', 'ETH-EUR', 'sell', 'limit', undefined)),
      {maxKeys: 2},
    ),
  )
  .map(([right, changed]) => ({...right, ...changed}));

const number = mostly(
  fc.integer({min: 0, max: 120}),
  fc.constantFrom('1e1', '0x10', '+1', ' 1', '', '٣', '1.0'),
);
const query = fc
  .dictionary(fc.constantFrom('limit', 'offset', 'limit', 'offset', 'status'), number.map(String))
  .map((values) => `?${new URLSearchParams(values)}`.replace(/^\?$/, ''));

const call = fc.oneof(
  query.map((text) => ({to: `/v1/account/orders${text}`, method: 'GET', body: ''})),
  fc
    .oneof(order, rightOrder)
    .map((value) => ({to: '/v1/orders/create', method: 'POST', body: JSON.stringify(value)})),
);

/** Why the sandbox refuses an order that the contract allows: its market has no such pair or such small orders. */
const OF_THE_MARKET =
  /^pair is not traded$|^amount must be at least |^stop_price is already reached/;

test('1,000 calls, right and wrong: each response is what the contract describes', async () => {
  const statuses = new Map<string, number>();
  const property = fc.asyncProperty(call, async ({to, method, body}) => {
    const {status, fault, answer} = await ask(to, {method, body});
    expect(fault, `${method} ${to} ${body}`).toBeUndefined();
    // Only the client's fault: the sandbox itself never fails.
    expect(status).toBeLessThan(500);
    if (body !== '') {
      const wrong = validate(document(), {$ref: '#/components/schemas/NewOrder'}, JSON.parse(body));
      const isRefused =
        answer.error?.code === 'INVALID_REQUEST' && !OF_THE_MARKET.test(answer.error.message);
      expect(isRefused, `${body} ${answer.error?.message}`).toBe(wrong !== undefined);
    }
    const kind = `${method} ${status}`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  });
  const seed = process.env.NOISE_SEED === undefined ? 20_261_126 : Number(process.env.NOISE_SEED);
  await fc.assert(property, {numRuns: 1000, seed});
  const kinds = 'GET 200,GET 400,POST 200,POST 400';
  for (const kind of kinds.split(',')) expect(statuses.get(kind) ?? 0, kind).toBeGreaterThan(5);
});
