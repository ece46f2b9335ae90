import {type ToolFigures} from '../../../content/figures/tool-figures';
import {calculate, type Calculation} from './calculate';
import {type CostQuestion, type WayIn, WAYS_IN} from './question';
import {FIGURES_OF_WAY} from './steps';
import {minutesOf} from './times';

interface Option {
  way: WayIn;
  calculation: Calculation;
  /** Whether the limits of this way allow the payment. */
  isPossible: boolean;
}

/** The same purchase paid in every way, and which is cheapest and fastest. */
export function compareWays(
  question: CostQuestion,
  figures: ToolFigures,
): {options: Option[]; cheapest: Option | undefined; fastest: Option | undefined} {
  const options = WAYS_IN.map((way): Option => {
    const calculation = calculate({...question, in: way}, figures);
    return {way, calculation, isPossible: calculation.broken.every(({ofWay}) => !ofWay)};
  });
  const usable = options.filter(({isPossible}) => isPossible);
  const minutes = ({way}: Option): number => minutesOf(FIGURES_OF_WAY[way].time, figures);
  const byTime = (a: Option, b: Option): number => minutes(a) - minutes(b);
  const byCost = (a: Option, b: Option): number => a.calculation.total.cmp(b.calculation.total);
  const [cheapest] = [...usable].sort((a, b) => byCost(a, b) || byTime(a, b));
  const [fastest] = [...usable].sort((a, b) => byTime(a, b) || byCost(a, b));
  return {options, cheapest, fastest};
}
