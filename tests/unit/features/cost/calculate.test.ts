import fs from 'node:fs';
import path from 'node:path';

import Big from 'big.js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

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
import {ask, figures} from './figures';

interface Worked {
  ask: Parameters<typeof ask>[0] & {amount?: string};
  fees: [arithmetic: string, euro: string][];
  total: string;
  percent: string;
  unknown?: string[];
  arrives?: string;
  tier?: string;
  broken?: string[];
}

const worked = parse(fs.readFileSync(path.join(__dirname, 'worked.yaml'), 'utf8')) as Worked[];

function arrival({arrives}: Calculation): string | undefined {
  if (!arrives) return undefined;
  return 'euro' in arrives
    ? `${arrives.euro.toFixed(2)} EUR`
    : `${arrives.coins.toFixed()} ${arrives.unit}`;
}

describe('calculations worked out by hand', () => {
  it('number at least a hundred', () => {
    expect(worked.length).toBeGreaterThanOrEqual(100);
  });

  it.each(worked.map((each) => [JSON.stringify(each.ask), each] as const))('%s', (_, each) => {
    const found = calculate(ask(each.ask), figures);
    expect({
      fees: found.steps.flatMap(({euro}) => euro?.toFixed(2) ?? []),
      total: found.total.toFixed(2),
      percent: found.percent.toFixed(2),
      unknown: found.uncounted.map(({unknown}) => unknown),
      arrives: arrival(found),
      tier: found.tier,
      broken: found.broken.map(({kind}) => kind),
    }).toEqual({
      fees: each.fees.map(([, result]) => result),
      total: each.total,
      percent: each.percent,
      unknown: each.unknown ?? [],
      arrives: each.arrives,
      tier: each.tier ?? 'standard',
      broken: each.broken ?? [],
    });
  });
});

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
    fc.assert(
      fc.property(
        questions,
        fc.constantFrom('sepa' as const, 'swift' as const),
        (question, out) => {
          const {arrives, total} = calculate({...question, out}, figures);
          if (arrives && 'euro' in arrives) {
            expect(arrives.euro.plus(total).eq(question.amount)).toBe(true);
          }
        },
      ),
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
