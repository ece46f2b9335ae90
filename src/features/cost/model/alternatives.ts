import Big from 'big.js';

import {numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {calculate, type Calculation} from './calculate';
import {limitsOfWay} from './limits';
import type {CostQuestion, WayIn} from './question';
import {addTimes} from './times';
import {figuresOfWay} from './ways';

export interface Option {
  way: WayIn;
  calculation: Calculation;
  /** Whether the limits of this way allow the payment. */
  possible: boolean;
  /** Whether the cost of paying in is fully known. */
  known: boolean;
  /** The most minutes until the money arrives; undefined if unknown. */
  arrival: number | undefined;
}

export interface Alternatives {
  /** Every comparable way to pay in, including the chosen one. */
  options: Option[];
  cheapest: Option | undefined;
  fastest: Option | undefined;
}

/** The comparable ways to pay in: coins that are already owned are no alternative to money, and vice versa. */
function waysFor({in: way}: CostQuestion): WayIn[] {
  if (way === 'crypto') return ['crypto'];
  return ['sepa', way === 'card-other' ? 'card-other' : 'card', 'apple-pay', 'swift'];
}

/** The same question for every comparable way to pay in, and which of them is cheapest and fastest. */
export function compareWays(question: CostQuestion, figures: ToolFigures): Alternatives {
  const options = waysFor(question).map((way): Option => {
    const asked = {...question, in: way};
    const calculation = calculate(asked, figures);
    const time = addTimes([figuresOfWay(way, figures).time], figures);
    return {
      way,
      calculation,
      possible:
        limitsOfWay(asked, figures).length === 0 && calculation.broken.every(({ofWay}) => !ofWay),
      known: calculation.uncounted.every(({kind}) => kind === 'withdrawal'),
      arrival: time.open.length > 0 ? undefined : time.most,
    };
  });
  const usable = options.filter(({possible}) => possible);
  const [cheapest] = usable.filter(({known}) => known).sort(byCost);
  const [fastest] = usable
    .filter(({arrival}) => arrival !== undefined)
    .sort((a, b) => (a.arrival ?? 0) - (b.arrival ?? 0) || byKnown(a, b) || byCost(a, b));
  return {options, cheapest, fastest};
}

function byCost(a: Option, b: Option): number {
  return a.calculation.total.cmp(b.calculation.total) || (a.arrival ?? 0) - (b.arrival ?? 0);
}

function byKnown(a: Option, b: Option): number {
  return Number(b.known) - Number(a.known);
}

export interface Curve {
  way: WayIn;
  /** Amount and total cost in euro, from the smallest payment that this way accepts to the largest. */
  points: {amount: number; total: number}[];
}

export interface CostChart {
  curves: Curve[];
  /** Axis marks in euro, starting at 0. */
  amounts: number[];
  totals: number[];
}

/** The chart's minimum range in euro: a smaller one would miss the ways that start at 1,000 euro. */
const MIN_RANGE = 2000;
const MARKS = 4;

/** Total cost against amount for each way to pay in, without fees whose euro value is unknown. */
export function chartOf(question: CostQuestion, figures: ToolFigures): CostChart {
  const width = Math.max(MIN_RANGE, question.amount.times(2).toNumber());
  const amounts = marksTo(width);
  const end = amounts.at(-1) ?? width;
  const curves = waysFor(question).map((way): Curve => {
    const isClosed = limitsOfWay({...question, in: way}, figures).some(
      ({kind}) => kind === 'euro-only',
    );
    const {minimum, maximum} = figuresOfWay(way, figures);
    const from = numberOf(figures, minimum.figure, minimum.end).toNumber();
    const most = maximum && numberOf(figures, maximum.figure, maximum.end).toNumber();
    const to = Math.min(end, most ?? end);
    const at = [from, ...amounts.filter((amount) => amount > from && amount < to), to];
    return {
      way,
      points:
        isClosed || from > to
          ? []
          : at.map((amount) => ({amount, total: totalAt(question, way, amount, figures)})),
    };
  });
  const most = Math.max(1, ...curves.flatMap(({points}) => points.map(({total}) => total)));
  return {curves, amounts, totals: marksTo(most)};
}

/** The total for an amount; undefined if the way does not accept that amount. */
export function totalOn(curve: Curve, amount: number): number | undefined {
  return curve.points.find((point) => point.amount === amount)?.total;
}

function totalAt(question: CostQuestion, way: WayIn, amount: number, figures: ToolFigures): number {
  return calculate({...question, in: way, amount: new Big(amount)}, figures).total.toNumber();
}

/** Round numbers from 0 up to the first that is at least `end`. */
export function marksTo(end: number): number[] {
  const rough = end / MARKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const count = Math.ceil(end / step);
  return Array.from({length: count + 1}, (_, index) => Number((index * step).toPrecision(12)));
}
