import Big from 'big.js';

import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {calculate, type Calculation} from './calculate';
import type {CostQuestion} from './question';
import {figuresOfWay} from './ways';

/** Another page's value for a figure that the calculation uses. */
export interface Difference {
  /** The figure used by the calculation. */
  used: string;
  /** The figure on the other page. */
  other: string;
  /** The other page's fee in per cent, after any discount. */
  rate?: Big;
  /** Lowest and highest total in euro with the other figure; undefined if it does not affect the cost. */
  totals?: [Big, Big] | undefined;
}

const DISCOUNTS = ['third', 'second', 'first'] as const;

/** The competing values of the figures that a calculation uses, each with the total it would give. */
export function differencesOf(
  {question, steps, tier}: Calculation,
  figures: ToolFigures,
): Difference[] {
  const {maximum} = figuresOfWay(question.in, figures);
  const used = new Set([
    ...steps.flatMap(({figure}) => figure ?? []),
    ...steps.flatMap(({time}) => (time.kind === 'figure' ? time.id : [])),
    ...(maximum ? [maximum.figure] : []),
  ]);
  const isTraded = steps.some(({kind}) => kind === 'purchase' || kind === 'sale');
  return [
    ...(isTraded
      ? tradeDifference(question, `trading.tier.${tier}.${question.role}`, figures)
      : []),
    ...[...used]
      .filter((id) => !id.startsWith('trading.'))
      .flatMap((id) =>
        (figureIn(figures, id).disagrees_with ?? [])
          .filter((other) => figures[other] && differs(figures, id, other))
          .map((other) => ({used: id, other, totals: totalsBy(question, figures, id, other)})),
      ),
  ];
}

/**
 * The help centre's article has a single fee for everybody with volume discounts, whereas the
 * schedule has tiers. The discounts all apply to the article's fee.
 */
function tradeDifference(question: CostQuestion, used: string, figures: ToolFigures): Difference[] {
  const other = `trading.help.${question.role}`;
  const step = DISCOUNTS.find((name) =>
    question.volume.gte(numberOf(figures, `trading.discount.${name}.volume`)),
  );
  const off = step ? numberOf(figures, `trading.discount.${step}.rate`).div(100) : new Big(0);
  const rate = numberOf(figures, other).times(new Big(1).minus(off));
  if (rate.eq(numberOf(figures, used))) return [];
  const {total} = calculate(question, {
    ...figures,
    [used]: {...figureIn(figures, other), value: rate.toNumber(), authoritative: undefined},
  });
  return [{used, other, rate, totals: [total, total]}];
}

/** Whether two figures have different values. */
function differs(figures: ToolFigures, one: string, two: string): boolean {
  const say = (id: string): string => {
    const {value, min, max, unit} = figureIn(figures, id);
    return [value, min, max, unit].join();
  };
  return say(one) !== say(two);
}

/** The totals with the other figure, at both ends of its range. */
function totalsBy(
  question: CostQuestion,
  figures: ToolFigures,
  used: string,
  other: string,
): [Big, Big] | undefined {
  const figure = figureIn(figures, other);
  const isFee = used.endsWith('.fee') && other.endsWith('.fee');
  if (!isFee || (figure.unit !== 'percent' && figure.unit !== 'EUR')) return undefined;
  const {label, page, unit, plus} = figure;
  const at = (value: number | string | undefined): Big =>
    calculate(question, {...figures, [used]: {label, page, unit, plus, value}}).total;
  return [at(figure.min ?? figure.value), at(figure.max ?? figure.value)];
}
