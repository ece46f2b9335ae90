import path from 'node:path';

import Big from 'big.js';
import fc from 'fast-check';
import {expect, it, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {pickFigures} from '@site/src/content/figures/tool-figures';
import {COST_FIGURES} from '@site/src/features/cost/figures';
import {calculate, type Calculation} from '@site/src/features/cost/model/calculate';
import {
  ACTIONS,
  coinsOf,
  type CostQuestion,
  WAYS_IN,
  WAYS_OUT,
} from '@site/src/features/cost/model/question';
import {ROOT} from '../../support/root';
import {rowsOf} from '../../support/text';
import {ask, figures} from './figures';

/**
 * Calculations worked out by hand from the pages, with the figures in figures.yaml. A fee is its arithmetic
 * and its result in euros; a further fee that is not in the total has the reason under "unknown".
 */
const worked = rowsOf(path.join(__dirname, 'worked.tsv')).slice(1);

function arrival({arrives, question}: Calculation): string | undefined {
  if (!arrives) return undefined;
  return 'euro' in arrives
    ? `${arrives.euro.toFixed(2)} EUR`
    : `${arrives.coins.toFixed()} ${question.coin}`;
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
      found.uncounted
        .map(({coins}) => (coins ? `${coins.amount.toFixed()} ${coins.unit}` : 'varies'))
        .join(' '),
      found.broken.map(({kind}) => kind).join(' '),
    ]).toEqual([
      fees.replaceAll(/[^;]* = /g, ' ').trim(),
      ...[total, percent, arrives, tier || 'standard', unknown, broken],
    ]);
  },
);

const cents = fc.integer({min: 1, max: 60_000_000}).map((value) => new Big(value).div(100));
const questions: fc.Arbitrary<CostQuestion> = fc.constantFrom(...ACTIONS).chain((action) =>
  fc.record({
    action: fc.constant(action),
    amount: cents,
    in: fc.constantFrom(...WAYS_IN),
    volume: fc.oneof(fc.constant(new Big(0)), cents),
    coin: fc.constantFrom(...coinsOf(figures)),
    out: fc.constantFrom(...WAYS_OUT[action]),
    price: fc.option(cents, {nil: undefined}),
  }),
);

test('for any question the total is the sum of its steps, and no fee is negative', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const {steps, total} = calculate(question, figures);
      const sum = steps.reduce((all, {euro}) => all.plus(euro ?? 0), new Big(0));
      expect(total.eq(sum)).toBe(true);
      for (const {euro, base} of steps) {
        expect(euro?.gte(0) ?? true).toBe(true);
        expect(base.gte(0)).toBe(true);
      }
    }),
  );
});

it.each([
  [{}, 'deposits.schedule.sepa.time'],
  [{in: 'card'}, 'withdrawals.article.crypto.time'],
  [{in: 'card', out: 'stay'}, undefined],
  [{action: 'withdraw', out: 'sepa'}, 'withdrawals.sepa.time'],
])('%j takes one time', (input, time) => {
  expect(calculate(ask(input), figures).time).toBe(time);
});

test('the current figures give a result for every action, target, way in and coin', () => {
  const today = pickFigures(readFigures(`${ROOT}/docs`, ROOT).figures, COST_FIGURES);
  const totals = ACTIONS.flatMap((action) =>
    WAYS_OUT[action].flatMap((out) =>
      coinsOf(today).flatMap((coin) => {
        const question = ask({action, out, coin, price: '1000'});
        return WAYS_IN.map((way) => calculate({...question, in: way}, today).total.toNumber());
      }),
    ),
  );
  expect(totals.length).toBeGreaterThan(300);
  expect(totals.filter((total) => !Number.isFinite(total))).toEqual([]);
});
