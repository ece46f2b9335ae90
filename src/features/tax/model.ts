import Big from 'big.js';

import {numberOf, type ToolFigures} from '../../content/figures/tool-figures';
import {addDays, isDay} from '../../lib/days';

/** Sums of a year in złoty, as the return asks for them. */
interface PolishYear {
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

/** One private sale, in euro. Days are written as 2024-05-20. */
interface GermanSale {
  bought: string;
  sold: string;
  /** What the coins cost, fee included. */
  cost: Big;
  /** What the sale brought, fee taken off. */
  proceeds: Big;
  /** Gains less losses of the year's other private sales. */
  others: Big;
  /** Personal rate in per cent, where the visitor has typed it. */
  rate?: Big | undefined;
}

type GermanKind =
  /** Held longer than the period. */
  | 'exempt'
  /** Within the period, and the year stays below the limit. */
  | 'below-limit'
  | 'taxable'
  | 'loss'
  /** Sold before the limit of the figures came into force. */
  | 'earlier-limit';

export interface GermanResult {
  kind: GermanKind;
  /** Euro; negative for a loss. */
  gain: Big;
  /** The first day on which a sale is exempt. */
  exemptFrom: string;
  /** Gain of the year from private sales within the period, in euro. */
  year: Big;
  /** Euro, at the typed rate and without surcharges; undefined without one or where no tax is due. */
  tax: Big | undefined;
}

/** The year from which the limit of the figures holds. */
const LIMIT_SINCE = '2024';

/** Whether a private sale is taxable, by the calendar and by the limit of the year. */
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

/** Why two days cannot be used; undefined where they can. */
export function faultOfDays(bought: string, sold: string): 'missing' | 'order' | undefined {
  if (!isDay(bought) || !isDay(sold)) return 'missing';
  return sold < bought ? 'order' : undefined;
}

/** The same day in a later year; the last of February where that year has no 29th. */
function yearsLater(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = `${String(Number(year) + years).padStart(4, '0')}-${month}`;
  return isDay(`${later}-${date}`) ? `${later}-${date}` : `${later}-28`;
}
