import type {ToolFigures} from '../../../content/figures/tool-figures';
import {type Calculation, calculate} from './calculate';
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
export function waysFor({in: way}: CostQuestion): WayIn[] {
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
  const cheapest = [...usable.filter(({known}) => known)].sort(byCost).at(0);
  const fastest = [...usable.filter(({arrival}) => arrival !== undefined)]
    .sort((a, b) => (a.arrival ?? 0) - (b.arrival ?? 0) || byKnown(a, b) || byCost(a, b))
    .at(0);
  return {options, cheapest, fastest};
}

function byCost(a: Option, b: Option): number {
  return a.calculation.total.cmp(b.calculation.total) || (a.arrival ?? 0) - (b.arrival ?? 0);
}

function byKnown(a: Option, b: Option): number {
  return Number(b.known) - Number(a.known);
}
