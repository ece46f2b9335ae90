import Big from 'big.js';

import {minutesOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {type Broken, brokenLimits} from './limits';
import type {CostQuestion} from './question';
import {restOf, type Step, stepsOf, tierOf} from './steps';

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
  arrives: {euro: Big} | {coins: Big} | undefined;
  tier: string;
  broken: Broken[];
  /** The figure of the longest step, beside which the others do not count; undefined if all are immediate. */
  time: string | undefined;
}

/** The cost of all steps, how long they take, and the limits that they break. */
export function calculate(question: CostQuestion, figures: ToolFigures): Calculation {
  const steps = stepsOf(question, figures);
  const total = steps.reduce((all, {euro}) => all.plus(euro ?? 0), new Big(0));
  const times = steps.flatMap(({time}) => time ?? []);
  const longest = times.sort((a, b) => minutesOf(figures, b) - minutesOf(figures, a))[0];
  return {
    question,
    steps,
    total,
    percent: total.times(100).div(question.amount).round(2, Big.roundHalfUp),
    uncounted: steps.filter(({euro}) => euro === undefined),
    arrives: arrivalOf(question, steps),
    tier: tierOf(figures, question.volume),
    broken: brokenLimits(question, steps, figures),
    time: longest && minutesOf(figures, longest) > 0 ? longest : undefined,
  };
}

function arrivalOf(
  {action, amount, out, price}: CostQuestion,
  steps: readonly Step[],
): Calculation['arrives'] {
  const rest = restOf(amount, steps);
  if (rest.eq(0) || steps.some(({euro}) => euro === undefined)) return undefined;
  if (action !== 'buy' && out !== 'wallet') return {euro: rest};
  if (!price) return undefined;
  const network = steps.find((step) => step.coins)?.coins?.amount ?? new Big(0);
  const bought = restOf(
    amount,
    steps.filter((step) => !step.coins),
  );
  const coins = bought.div(price).minus(network).round(COIN_DECIMALS, Big.roundDown);
  return coins.gt(0) ? {coins} : undefined;
}
