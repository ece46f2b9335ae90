import Big from 'big.js';

import {numberOf, type ToolFigures} from '../../content/figures/tool-figures';
import {addDays, isDay} from '../../lib/days';

/** A year's totals in złoty, as required for the tax return. */
interface PolishYear {
  /** All disposals of crypto: sales for money, goods or services. */
  income: Big;
  /** Spent on buying and selling during the year. */
  costs: Big;
  /** Unused costs from earlier years. */
  carried: Big;
}

export interface PolishResult {
  /** Tax base in whole złoty, rounded half up; zero if the costs exceed the income. */
  base: Big;
  /** In whole złoty, rounded half up. */
  tax: Big;
  /** Costs in złoty carried forward to the next year. */
  carriedOn: Big;
  /** Per cent. */
  rate: Big;
}

/** The flat tax on a year's private gains: income minus all costs, taxed at a single rate. */
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

/** One private sale, in euro. Dates are written as 2024-05-20. */
interface GermanSale {
  bought: string;
  sold: string;
  /** Purchase cost, including fees. */
  cost: Big;
  /** Sale proceeds, net of fees. */
  proceeds: Big;
  /** Net gains from other private sales in the same year. */
  others: Big;
  /** Personal tax rate in per cent, if the visitor has typed it. */
  rate?: Big | undefined;
}

type GermanKind =
  /** Held for longer than the holding period. */
  | 'exempt'
  /** Sold within the holding period, but the year's gains are below the limit. */
  | 'below-limit'
  | 'taxable'
  | 'loss'
  /** Sold before the current limit applied. */
  | 'earlier-limit';

export interface GermanResult {
  kind: GermanKind;
  /** Euro; negative for a loss. */
  gain: Big;
  /** The first day on which a sale would be exempt. */
  exemptFrom: string;
  /** The year's gains from private sales within the holding period, in euro. */
  year: Big;
  /** Euro, at the typed rate without surcharges; undefined if there is no rate or no tax is due. */
  tax: Big | undefined;
}

/** The first year to which the limit in the figures applies. */
const LIMIT_SINCE = '2024';

/** Whether a private sale is taxable, by holding period and annual limit. */
export function germanTax(sale: GermanSale, figures: ToolFigures): GermanResult {
  const {bought, sold, cost, proceeds, others, rate} = sale;
  const years = numberOf(figures, 'tax.germany.holding').toNumber();
  const exemptFrom = addDays(yearsLater(bought, years), 1);
  const gain = proceeds.minus(cost);
  if (sold >= exemptFrom) return {kind: 'exempt', gain, exemptFrom, year: others, tax: undefined};
  const year = others.plus(gain);
  const common = {gain, exemptFrom, year, tax: undefined};
  if (year.lte(0)) return {...common, kind: 'loss'};
  if (sold < LIMIT_SINCE) return {...common, kind: 'earlier-limit'};
  if (year.lt(numberOf(figures, 'tax.germany.limit'))) return {...common, kind: 'below-limit'};
  const tax = rate && year.times(rate).div(100).round(2, Big.roundHalfUp);
  return {...common, kind: 'taxable', tax};
}

/** Why two dates cannot be used; undefined if they can. */
export function faultOfDays(bought: string, sold: string): 'missing' | 'order' | undefined {
  if (!isDay(bought) || !isDay(sold)) return 'missing';
  return sold < bought ? 'order' : undefined;
}

/** The same date in a later year; 28 February if that year has no 29th. */
function yearsLater(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = `${String(Number(year) + years).padStart(4, '0')}-${month}`;
  return isDay(`${later}-${date}`) ? `${later}-${date}` : `${later}-28`;
}
