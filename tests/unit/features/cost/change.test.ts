import {describe, expect, it, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {figureIn, pickFigures, type ToolFigures} from '@site/src/content/figures/tool-figures';
import {COST_FIGURES} from '@site/src/features/cost/figures';
import {compareWays} from '@site/src/features/cost/model/alternatives';
import {calculate} from '@site/src/features/cost/model/calculate';
import {coinsOf, currenciesOf, WAYS_IN, WAYS_OUT} from '@site/src/features/cost/model/question';
import {ROOT} from '../../support/root';
import {ask, figures} from './figures';

function changed(id: string, fields: object): ToolFigures {
  return {...figures, [id]: {...figureIn(figures, id), ...fields}};
}

describe('a figure that changes', () => {
  it('can add a tier or a currency', () => {
    const more: ToolFigures = {
      ...changed('deposits.currencies.deposit', {items: ['EUR', 'SEK']}),
      'trading.tier.basalt.volume': {label: '', page: '/', min: 5, max: 9, unit: 'EUR'},
      'trading.tier.basalt.taker': {label: '', page: '/', value: 9, unit: 'percent'},
    };
    expect(currenciesOf(more)).toEqual(['EUR', 'SEK', 'other']);
    expect(calculate(ask({volume: '7'}), more).tier).toBe('basalt');
    expect(calculate(ask({volume: '7'}), more).steps[1]?.euro?.toFixed(2)).toBe('45.00');
  });
});

test('the current figures give a result for every way in and out, for every coin and currency', () => {
  const today = pickFigures(readFigures(`${ROOT}/docs`, ROOT).figures, COST_FIGURES);
  // Each is compared with the ways that are alternatives to it, which are all others.
  const questions = (['sepa', 'card-other', 'crypto'] as const).flatMap((way) =>
    WAYS_OUT.flatMap((out) =>
      coinsOf(today).flatMap((coin) =>
        currenciesOf(today).map((currency) => ask({in: way, out, coin, currency, price: '1000'})),
      ),
    ),
  );
  const options = questions.flatMap((question) => compareWays(question, today).options);
  expect(options.length).toBeGreaterThan(1000);
  expect(new Set(options.map(({way}) => way))).toEqual(new Set(WAYS_IN));
  const totals = options.map(({calculation}) => calculation.total.toNumber());
  expect(totals.filter((total) => !Number.isFinite(total))).toEqual([]);
});
