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
  /** Whether its own limits let the payment through. */
  possible: boolean;
  /** Whether its cost of paying in is known in full. */
  known: boolean;
  /** Minutes until the money is there, at most; undefined where nobody knows. */
  arrival: number | undefined;
}

export interface Alternatives {
  /** Every way that money can take to the same end, the chosen one among them. */
  options: Option[];
  cheapest: Option | undefined;
  fastest: Option | undefined;
}

/** Ways to the same end. Coins that one holds already are no alternative to money, nor the reverse. */
function waysFor({in: way}: CostQuestion): WayIn[] {
  if (way === 'crypto') return ['crypto'];
  return ['sepa', way === 'card-other' ? 'card-other' : 'card', 'apple-pay', 'swift'];
}

/** The same question by every other way in, and which of them is cheapest and fastest. */
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
  /** Amount and total cost in euro, from the smallest payment that the way takes to its largest. */
  points: {amount: number; total: number}[];
}

export interface CostChart {
  curves: Curve[];
  /** Marks of the axes in euro, from 0. */
  amounts: number[];
  totals: number[];
}

/** A chart that ends at less would not reach the ways that begin at a thousand euro. */
const LEAST_WIDTH = 2000;
const MARKS = 4;

/** Total cost against amount for each way in. Fees that are not known in euro are left out. */
export function chartOf(question: CostQuestion, figures: ToolFigures): CostChart {
  const width = Math.max(LEAST_WIDTH, question.amount.times(2).toNumber());
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

/** The total at an amount by a way; undefined where the way does not take the amount. */
export function totalOn(curve: Curve, amount: number): number | undefined {
  return curve.points.find((point) => point.amount === amount)?.total;
}

function totalAt(question: CostQuestion, way: WayIn, amount: number, figures: ToolFigures): number {
  return calculate({...question, in: way, amount: new Big(amount)}, figures).total.toNumber();
}

/** Round numbers from 0 to the first that is no smaller than the end. */
export function marksTo(end: number): number[] {
  const rough = end / MARKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const count = Math.ceil(end / step);
  return Array.from({length: count + 1}, (_, index) => Number((index * step).toPrecision(12)));
}
