import type {ToolFigures} from '../../../content/figures/tool-figures';
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
    const time = addTimes([figuresOfWay(way).time], figures);
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
