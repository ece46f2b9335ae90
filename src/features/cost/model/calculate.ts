import Big from 'big.js';

import type {ToolFigures} from '../../../content/figures/tool-figures';
import {type Broken, checkLimits} from './limits';
import type {CostQuestion} from './question';
import {restOf, type Step, stepsOf, tierOf} from './steps';
import {addTimes, type TotalTime} from './times';

/** Decimal places of an amount in coins, as many as bitcoin has. */
const COIN_DECIMALS = 8;

export interface Calculation {
  question: CostQuestion;
  steps: Step[];
  /** Euro: the sum of all steps whose fee is known. */
  total: Big;
  /** The total as a percentage of the amount, rounded half up to two decimals. */
  percent: Big;
  /** Steps whose cost is not included in the total. */
  uncounted: Step[];
  /** What arrives; undefined if it cannot be known. Coins are rounded down. */
  arrives: {euro: Big} | {coins: Big; unit: string} | undefined;
  tier: string;
  broken: Broken[];
  /** Limits in coins that could not be checked because there is no price. */
  unchecked: string[];
  time: TotalTime;
}

/** The cost of all steps from the first payment to the last, their duration, and the limits they break. */
export function calculate(question: CostQuestion, figures: ToolFigures): Calculation {
  const steps = stepsOf(question, figures);
  const total = steps.reduce((all, {euro}) => all.plus(euro ?? 0), new Big(0));
  return {
    question,
    steps,
    total,
    percent: total.times(100).div(question.amount).round(2, Big.roundHalfUp),
    uncounted: steps.filter(({euro}) => euro === undefined),
    arrives: arrivalOf(question, steps),
    tier: tierOf(figures, question.volume),
    ...checkLimits(question, steps, figures),
    time: addTimes(
      steps.map(({time}) => time),
      figures,
    ),
  };
}

function arrivalOf(
  {amount, out, price, coin}: CostQuestion,
  steps: readonly Step[],
): Calculation['arrives'] {
  const isCounted = steps.every(({unknown}) => unknown === undefined);
  const rest = restOf(amount, steps);
  if (!isCounted || rest.eq(0)) return undefined;
  if (out === 'sepa' || out === 'swift') return {euro: rest};
  if (!price) return undefined;
  const network = steps.find(({coins}) => coins)?.coins?.amount ?? new Big(0);
  const bought = restOf(
    amount,
    steps.filter(({coins}) => !coins),
  );
  const coins = bought.div(price).minus(network).round(COIN_DECIMALS, Big.roundDown);
  return coins.gt(0) ? {coins, unit: coin} : undefined;
}
