import {describe, expect, it} from 'vitest';

import {chartOf, marksTo, totalOn} from '@site/src/features/cost/model/alternatives';
import {calculate} from '@site/src/features/cost/model/calculate';
import {differencesOf} from '@site/src/features/cost/model/differences';
import {ask, figures} from './figures';

function listed(input: Parameters<typeof ask>[0]) {
  return differencesOf(calculate(ask(input), figures), figures).map(
    ({used, other, rate, totals}) => ({
      used,
      other,
      rate: rate?.toFixed(),
      totals: totals?.map((total) => total.toFixed(2)),
    }),
  );
}

describe('if another page disagrees', () => {
  it('the fee in the article is listed beside that in the schedule, with the total that it would give', () => {
    // 500 - 0.2% = 1.00; the schedule takes 0.35% = 1.75.
    expect(listed({out: 'stay'})).toContainEqual({
      used: 'trading.tier.standard.taker',
      other: 'trading.help.taker',
      rate: '0.2',
      totals: ['1.00', '1.00'],
    });
  });

  it('its volume discount is deducted', () => {
    // 0.2% less 25% = 0.15%; of 1000 that is 1.50.
    expect(listed({out: 'stay', amount: '1000', volume: '500000'})).toContainEqual({
      used: 'trading.tier.gold.taker',
      other: 'trading.help.taker',
      rate: '0.15',
      totals: ['1.50', '1.50'],
    });
  });

  it('a fee that is a range gives a range of totals', () => {
    // 2000 at 0% and at 1%: 0 and 20, then 0.35% of 2000 = 7.00 and of 1980 = 6.93.
    expect(listed({in: 'swift', amount: '2000', out: 'stay'})).toContainEqual({
      used: 'deposits.schedule.swift.fee',
      other: 'deposits.marketing.bank-transfer.fee',
      rate: undefined,
      totals: ['7.00', '26.93'],
    });
  });

  it('a fee that is not known in euros, a time and a limit are listed without a total', () => {
    const all = listed({});
    for (const other of [
      'withdrawals.standard.surcharge',
      'deposits.marketing.sepa.time',
      'deposits.article.sepa.limits',
    ]) {
      expect(all.find((each) => each.other === other)).toMatchObject({totals: undefined});
    }
  });

  it('figures with the same value are not listed', () => {
    expect(listed({in: 'swift'}).map(({other}) => other)).not.toContain(
      'deposits.article.swift.fee',
    );
  });
});

describe('the chart', () => {
  it('draws each way from its smallest payment to its largest', () => {
    const {curves, amounts} = chartOf(ask({out: 'stay'}), figures);
    expect(amounts).toEqual([0, 500, 1000, 1500, 2000]);
    expect(curves.map(({way}) => way)).toEqual(['sepa', 'card', 'apple-pay', 'swift']);
    const [sepa, card, , swift] = curves;
    expect(sepa && totalOn(sepa, 500)).toBe(1.75);
    expect(card && totalOn(card, 500)).toBe(19.19);
    expect(swift && totalOn(swift, 500)).toBeUndefined();
    expect(swift?.points[0]).toEqual({amount: 1000, total: 28.41});
  });

  it('marks its axes with round numbers up to the end', () => {
    expect(marksTo(0.37)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(marksTo(73)).toEqual([0, 20, 40, 60, 80]);
    expect(marksTo(1_000_000).at(-1)).toBe(1_000_000);
  });
});
