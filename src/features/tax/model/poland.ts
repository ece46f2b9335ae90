import Big from 'big.js';

import {type ToolFigures, numberOf} from '../../../content/figures/tool-figures';

/** Sums of a year in złoty, as the return asks for them. */
export interface PolishYear {
  /** Everything that left crypto: sales for money, goods, services. */
  income: Big;
  /** Spent on buying and selling in the year. */
  costs: Big;
  /** Unused costs of earlier years. */
  carried: Big;
}

export interface PolishResult {
  /** Złoty, rounded to whole ones from 50 grosz upwards; zero where costs are larger. */
  base: Big;
  /** Złoty, rounded in the same way. */
  tax: Big;
  /** Costs in złoty that go on into the next year. */
  carriedOn: Big;
  /** Per cent. */
  rate: Big;
}

/** The flat tax on a year's private gains: one pool of costs, the rest taxed at one rate. */
export function polishTax(
  {income, costs, carried}: PolishYear,
  figures: ToolFigures,
): PolishResult {
  const rate = numberOf(figures, 'tax.poland.rate');
  const left = income.minus(costs).minus(carried);
  const base = left.gt(0) ? left.round(0, Big.roundHalfUp) : new Big(0);
  return {
    base,
    tax: base.times(rate).div(100).round(0, Big.roundHalfUp),
    carriedOn: left.lt(0) ? left.neg() : new Big(0),
    rate,
  };
}
