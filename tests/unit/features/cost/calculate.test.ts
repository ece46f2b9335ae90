import path from 'node:path';

import Big from 'big.js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {compareWays} from '@site/src/features/cost/model/alternatives';
import {calculate, type Calculation} from '@site/src/features/cost/model/calculate';
import {
  ACCOUNTS,
  coinsOf,
  type CostQuestion,
  currenciesOf,
  ROLES,
  WAYS_IN,
  WAYS_OUT,
} from '@site/src/features/cost/model/question';
import {rowsOf} from '../../support/text';
import {ask, figures} from './figures';

/**
 * Calculations worked out by hand from the pages, with the figures in figures.yaml. A fee is its arithmetic
 * and its result in euros; a further fee that is not in the total has the reason under "unknown".
 */
const worked = rowsOf(path.join(__dirname, 'worked.tsv')).slice(1);

function arrival({arrives}: Calculation): string | undefined {
  if (!arrives) return undefined;
  return 'euro' in arrives
    ? `${arrives.euro.toFixed(2)} EUR`
    : `${arrives.coins.toFixed()} ${arrives.unit}`;
}

it('at least a hundred calculations are worked out by hand', () =>
  expect(worked.length).toBeGreaterThanOrEqual(100));

it.each(worked)(
  '%s',
  (question, fees, total, percent, arrives = '', tier, unknown = '', broken = '') => {
    const input = Object.fromEntries(question.split(' ').map((field) => field.split('=')));
    const found = calculate(ask(input), figures);
    expect([
      found.steps.flatMap(({euro}) => euro?.toFixed(2) ?? []).join('; '),
      ...[found.total.toFixed(2), found.percent.toFixed(2), arrival(found) ?? '', found.tier],
      found.uncounted.map((fee) => fee.unknown).join(' '),
      found.broken.map(({kind}) => kind).join(' '),
    ]).toEqual([
      fees.replaceAll(/[^;]* = /g, ' ').trim(),
      ...[total, percent, arrives, tier || 'standard', unknown, broken],
    ]);
  },
);

const cents = fc.integer({min: 1, max: 60_000_000}).map((value) => new Big(value).div(100));
const questions: fc.Arbitrary<CostQuestion> = fc.record({
  amount: cents,
  in: fc.constantFrom(...WAYS_IN),
  currency: fc.constantFrom(...currenciesOf(figures)),
  role: fc.constantFrom(...ROLES),
  volume: fc.oneof(fc.constant(new Big(0)), cents),
  coin: fc.constantFrom(...coinsOf(figures)),
  out: fc.constantFrom(...WAYS_OUT),
  price: fc.option(cents, {nil: undefined}),
  account: fc.constantFrom(...ACCOUNTS),
});

describe('for any question', () => {
  it('the total is the sum of its steps, and no fee is negative', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const {steps, total} = calculate(question, figures);
        const sum = steps.reduce((all, {euro}) => all.plus(euro ?? 0), new Big(0));
        expect(total.eq(sum)).toBe(true);
        for (const {euro, unknown, base} of steps) {
          expect(euro === undefined).toBe(unknown !== undefined);
          expect(euro?.gte(0) ?? true).toBe(true);
          expect(base.gte(0)).toBe(true);
        }
      }),
    );
  });

  it('a larger amount never costs less', () => {
    fc.assert(
      fc.property(questions, cents, (question, more) => {
        const larger = {...question, amount: question.amount.plus(more)};
        expect(calculate(larger, figures).total.gte(calculate(question, figures).total)).toBe(true);
      }),
    );
  });

  it('what arrives and what it costs add up to the amount, from bank to bank', () => {
    const ways = fc.constantFrom('sepa' as const, 'swift' as const);
    fc.assert(
      fc.property(questions, ways, (question, out) => {
        const {arrives, total} = calculate({...question, out}, figures);
        if (arrives && 'euro' in arrives) {
          expect(arrives.euro.plus(total).eq(question.amount)).toBe(true);
        }
      }),
    );
  });

  it('no possible way is cheaper than the cheapest or faster than the fastest', () => {
    let compared = 0;
    fc.assert(
      fc.property(questions, (question) => {
        const {options, cheapest, fastest} = compareWays(question, figures);
        for (const {possible, known, calculation, arrival: minutes} of options) {
          if (!possible) continue;
          compared += 1;
          if (known) expect(cheapest?.calculation.total.lte(calculation.total)).toBe(true);
          if (minutes !== undefined) expect(fastest?.arrival).toBeLessThanOrEqual(minutes);
        }
        expect(cheapest?.possible ?? true).toBe(true);
        expect(fastest?.possible ?? true).toBe(true);
      }),
    );
    expect(compared).toBeGreaterThan(0);
  });
});
