import {describe, expect, it} from 'vitest';

import {chartOf, marksTo, totalOn} from '@site/src/features/cost/model/alternatives';
import {ask, figures} from './figures';

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
