import {readContract} from '@portal/contract';
import Big from 'big.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {faultOfWithdrawal} from '../src/admission';
import type {NewOrder, Order} from '../src/orders';
import {exchangeOf} from '../src/seed';
import {CONTRACT, rules} from './support';

/** A sum in units of the eighth decimal: this ledger counts in whole numbers, whose division rounds down. */
const units = (sum: string): bigint => BigInt(Big(sum).times(1e8).toFixed());
const times = (one: bigint, other: bigint): bigint => (one * other) / 10n ** 8n;
const {maker, taker} = rules.trading;
const RATES = [maker, taker].map((percent) => units(Big(percent).div(100).toFixed()));

/** What an order that waits reserves. */
function reserveOf({side, amount, filled_amount, price, stop_price, status}: Order): bigint {
  if (status === 'filled' || status === 'cancelled') return 0n;
  const rest = units(amount) - units(filled_amount);
  return side === 'sell' ? rest : times(rest, units(price ?? stop_price ?? '0'));
}

const pair = fc.constantFrom('TIN-USD', 'ZINC-USD');
const decimal = (most: number) =>
  fc.bigInt({min: 1n, max: BigInt(most * 1e8)}).map((n) => Big(String(n)).div(1e8).toFixed());
const order = fc
  .record({
    pair,
    side: fc.constantFrom('buy', 'sell'),
    type: fc.constantFrom('market', 'limit', 'limit', 'stop_loss', 'take_profit'),
    amount: fc.oneof(decimal(1), fc.constantFrom('0.01', '0.001')),
  })
  .chain((one) => {
    const key = one.type === 'limit' ? 'price' : 'stop_price';
    return one.type === 'market'
      ? fc.constant(one)
      : decimal(100_000).map((at) => ({...one, [key]: at}));
  });
const step = fc.oneof(
  {weight: 4, arbitrary: fc.record({order})},
  {weight: 1, arbitrary: fc.record({cancel: fc.nat(20)})},
  {weight: 1, arbitrary: fc.record({withdraw: decimal(10_000)})},
  {weight: 2, arbitrary: fc.record({move: pair, to: decimal(100_000), most: decimal(1)})},
);

test('1,000 sequences of orders end at the balances that their trades add up to', async () => {
  const contract = await readContract(CONTRACT);
  let trades = 0;
  let refused = 0;
  const property = fc.property(fc.array(step, {minLength: 10, maxLength: 40}), (steps) => {
    const exchange = exchangeOf(contract, rules.trading);
    const {ledger, history} = exchange;
    const total = new Map(ledger.list().map((one) => [one.currency, units(one.total)]));
    const reserved = new Map<string, bigint>();
    const add = (sums: Map<string, bigint>, currency: string, sum: bigint): void =>
      void sums.set(currency, (sums.get(currency) ?? 0n) + sum);
    const known = history.trades.length;
    for (const one of steps) {
      if ('move' in one) exchange.move(one.move, Big(one.to), Big(one.most));
      if ('withdraw' in one && !faultOfWithdrawal(exchange, 'USD', one.withdraw)) {
        ledger.add('USD', Big(one.withdraw).times(-1));
        add(total, 'USD', -units(one.withdraw));
      }
      const cancelled = 'cancel' in one && history.orders.at(-1 - one.cancel);
      if (cancelled) exchange.cancel(cancelled);
      const placed = 'order' in one && exchange.place(one.order as NewOrder);
      const said = placed && 'code' in placed ? placed.message : undefined;
      const [, needed, available] = /needed (\S+) .*available (\S+) /.exec(said ?? '') ?? [];
      if (!needed || !available) continue;
      expect(units(needed)).toBeGreaterThan(units(available));
      refused += 1;
    }
    for (const {pair, side, amount, price, fee, fee_currency} of history.trades.slice(known)) {
      const [base = '', quote = ''] = pair.split('-');
      const value = times(units(amount), units(price));
      expect(RATES.map((rate) => times(value, rate))).toContain(units(fee));
      expect(fee_currency).toBe(quote);
      const sign = side === 'buy' ? 1n : -1n;
      add(total, base, sign * units(amount));
      add(total, quote, -sign * value - units(fee));
      trades += 1;
    }
    for (const one of history.orders) {
      const [base = '', quote = ''] = one.pair.split('-');
      add(reserved, one.side === 'sell' ? base : quote, reserveOf(one));
    }
    for (const balance of ledger.list()) {
      expect(units(balance.total)).toBe(total.get(balance.currency));
      expect(units(balance.reserved)).toBe(reserved.get(balance.currency) ?? 0n);
      expect(units(balance.available)).toBe(units(balance.total) - units(balance.reserved));
      expect(balance.available).not.toMatch(/^-/);
    }
  });
  fc.assert(property, {numRuns: 1000, seed: Number(process.env.NOISE_SEED ?? 20_261_129)});
  expect(trades).toBeGreaterThan(5000);
  expect(refused).toBeGreaterThan(1000);
});
