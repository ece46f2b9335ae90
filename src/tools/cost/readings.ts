import Big from 'big.js';

import {type FigureBook, figureIn, numberOf} from '../figures';
import {calculate, type Calculation} from './calculate';
import type {CostQuestion} from './question';
import {figuresOfWay} from './ways';

/** What another page says of a figure that the calculation has used. */
export interface OtherReading {
  /** The figure of the calculation. */
  used: string;
  /** The figure of the other page. */
  other: string;
  /** Fee in per cent as the other page has it, where a discount goes off it. */
  rate: Big | undefined;
  /** Least and most that the whole would cost by it, in euro; undefined where it changes no cost. */
  totals: [Big, Big] | undefined;
}

const DISCOUNTS = ['third', 'second', 'first'] as const;

/** The other readings of the figures that a calculation stands on, each with what it would give. */
export function otherReadings(
  question: CostQuestion,
  {steps, tier}: Calculation,
  book: FigureBook,
): OtherReading[] {
  const {limits} = figuresOfWay(question.in, book);
  const used = new Set([
    ...steps.flatMap(({figure}) => figure ?? []),
    ...steps.flatMap(({time}) => (time.kind === 'figure' ? time.id : [])),
    ...(limits ? [limits] : []),
  ]);
  const isTraded = steps.some(({kind}) => kind === 'purchase' || kind === 'sale');
  return [
    ...(isTraded ? tradeReading(question, `trading.tier.${tier}.${question.role}`, book) : []),
    ...[...used]
      .filter((id) => !id.startsWith('trading.'))
      .flatMap((id) =>
        (figureIn(book, id).disagrees_with ?? [])
          .filter((other) => book[other] && isNews(book, id, other))
          .map((other) => ({
            used: id,
            other,
            rate: undefined,
            totals: totalsBy(question, book, id, other),
          })),
      ),
  ];
}

/**
 * The help centre's article has one fee for everybody, and discounts by volume off it; the schedule
 * has tiers. The article's fee is what all of its discounts are taken off.
 */
function tradeReading(question: CostQuestion, used: string, book: FigureBook): OtherReading[] {
  const other = `trading.help.${question.role}`;
  const step = DISCOUNTS.find((name) =>
    question.volume.gte(numberOf(book, `trading.discount.${name}.volume`)),
  );
  const off = step ? numberOf(book, `trading.discount.${step}.rate`).div(100) : new Big(0);
  const rate = numberOf(book, other).times(new Big(1).minus(off));
  if (rate.eq(numberOf(book, used))) return [];
  const {total} = calculate(question, {
    ...book,
    [used]: {...figureIn(book, other), value: rate.toNumber(), in_doubt: undefined},
  });
  return [{used, other, rate, totals: [total, total]}];
}

/** Whether two readings say different things. */
function isNews(book: FigureBook, one: string, two: string): boolean {
  const say = (id: string): string => {
    const {value, min, max, unit} = figureIn(book, id);
    return [value, min, max, unit].join();
  };
  return say(one) !== say(two);
}

/** The total if the other reading held, at both ends of a range. */
function totalsBy(
  question: CostQuestion,
  book: FigureBook,
  used: string,
  other: string,
): [Big, Big] | undefined {
  const figure = figureIn(book, other);
  const isFee = used.endsWith('.fee') && other.endsWith('.fee');
  if (!isFee || (figure.unit !== 'percent' && figure.unit !== 'EUR')) return undefined;
  const {label, page, unit, plus} = figure;
  const at = (value: number | string | undefined): Big =>
    calculate(question, {...book, [used]: {label, page, unit, plus, value}}).total;
  return [at(figure.min ?? figure.value), at(figure.max ?? figure.value)];
}
