import Big from 'big.js';

import {refuse, suggestion} from '../../lib/finding';
import type {FigureSet} from './read';
import {COINS, type Unit} from './units';

/** An amount in a unit. A percentage is a fraction. A plain number has no unit. */
interface Quantity {
  amount: Big;
  unit?: Unit | undefined;
}

const NUMBER = /^\s*(€?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:%| (?:BTC|ETH|LTC)\b)?)/;
const ID = /^\s*([a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+)/;
const WORD = /^\s*([a-z][a-z0-9-]*)/;

/**
 * Evaluates arithmetic on figures and amounts, such as `€4,000 × trading.tier.bronze.taker`,
 * `min(trading.guidance.risk) × €5,000` or `round(€50 / 0.05, 0)`.
 *
 * Percentages are fractions: `trading.tier.bronze.taker` is 0.003 if the record says 0.3 percent, and
 * `5%` is 0.05. `min(id)` and `max(id)` are the ends of a range, `plus(id)` is the second part of a
 * figure, and `round(expression, decimals)` rounds half up; -1 decimals are whole tens. A minus between
 * figures needs spaces, because ids may contain hyphens. Divisions are accurate to 20 decimal places.
 */
export function compute(expression: string, {figures}: Pick<FigureSet, 'figures'>): Quantity {
  return new Parser(expression, figures).parse();
}

/** Recursive descent parser. */
class Parser {
  constructor(
    private rest: string,
    private readonly figures: FigureSet['figures'],
  ) {}

  parse(): Quantity {
    const value = this.sum();
    const rest = this.rest.trim();
    const fix = /^[x·∙⋅]/.test(rest) ? 'write × or *' : 'remove it, or add an operator';
    if (rest) refuse(`unexpected "${rest}"`, fix);
    return value;
  }

  private sum(): Quantity {
    return this.chain(/^\s*([-+])/, () => this.product());
  }

  private product(): Quantity {
    return this.chain(/^\s*([×*/])/, () => this.factor());
  }

  private chain(signs: RegExp, next: () => Quantity): Quantity {
    let left = next();
    for (let sign = this.take(signs); sign; sign = this.take(signs)) {
      const right = next();
      left = {amount: amountOf(sign, left.amount, right.amount), unit: unitOf(sign, left, right)};
    }
    return left;
  }

  private factor(): Quantity {
    if (this.take(/^\s*(-)/)) {
      const {amount, unit} = this.factor();
      return {amount: amount.neg(), unit};
    }
    if (this.take(/^\s*(\()/)) {
      const value = this.sum();
      this.expect(')');
      return value;
    }
    const number = this.take(NUMBER);
    if (number) return quantityOf(number);
    const id = this.take(ID);
    if (id) return this.figure(id, 'value');
    const name = this.take(WORD);
    if (name) return this.call(name);
    const rest = this.rest.trim();
    refuse(
      rest ? `expected a number instead of "${rest}"` : 'expected a number at the end',
      'write a number, such as 5, €4,000, 5% or 0.1 BTC, or a figure id',
    );
  }

  private call(name: string): Quantity {
    if (name !== 'min' && name !== 'max' && name !== 'plus' && name !== 'round') {
      refuse(
        `unknown name "${name}"`,
        'write a figure id, one of min, max, plus and round, or the name of a result further up',
      );
    }
    this.expect('(');
    if (name !== 'round') {
      const id = this.take(ID) ?? '';
      this.expect(')');
      return this.figure(id, name);
    }
    const {amount, unit} = this.sum();
    this.expect(',');
    const decimals = Number(this.sum().amount);
    this.expect(')');
    if (!Number.isInteger(decimals)) {
      refuse('the decimals of "round" are not a whole number', 'write 0 or 2');
    }
    return {amount: amount.round(decimals, Big.roundHalfUp), unit};
  }

  private figure(id: string, part: 'value' | 'min' | 'max' | 'plus'): Quantity {
    const figure = this.figures.get(id);
    if (!figure) {
      const fix = suggestion(id, [...this.figures.keys()]);
      refuse(`unknown figure "${id}"`, fix, {unknownFigure: id});
    }
    const {value, unit} =
      part === 'plus' ? {...figure.plus} : {value: figure[part], unit: figure.unit};
    if (typeof value !== 'number') {
      refuse(
        `the figure "${id}" has no ${part === 'value' ? 'single value' : `"${part}"`}`,
        figure.min === undefined
          ? 'use a figure that is a number'
          : `write min(${id}) or max(${id})`,
      );
    }
    if (unit === 'percent') return {amount: new Big(value).div(100), unit};
    return {amount: new Big(value), unit: unit === 'number' ? undefined : unit};
  }

  /** Reads the first group of a pattern. */
  private take(pattern: RegExp): string | undefined {
    const [all = '', text] = pattern.exec(this.rest) ?? [];
    this.rest = this.rest.slice(all.length);
    return text;
  }

  private expect(sign: string): void {
    if (this.take(/^\s*([(),])/) === sign) return;
    const fix = 'close every bracket, and give each function its arguments';
    refuse(`"${sign}" is missing`, fix);
  }
}

/** A number as written: `12`, `€4,000`, `5%` or `0.1 BTC`. */
function quantityOf(text: string): Quantity {
  const amount = new Big(text.replaceAll(/[^\d.]/g, ''));
  if (text.endsWith('%')) return {amount: amount.div(100), unit: 'percent'};
  const coin = COINS.find((name) => text.endsWith(name));
  return {amount, unit: text.startsWith('€') ? 'EUR' : coin};
}

export const isRatio = (unit: Unit | undefined): boolean =>
  unit === undefined || unit === 'percent';

function amountOf(sign: string, left: Big, right: Big): Big {
  if (sign === '+') return left.plus(right);
  if (sign === '-') return left.minus(right);
  if (sign !== '/') return left.times(right);
  if (right.eq(0)) refuse('the expression divides by zero', 'correct the divisor');
  return left.div(right);
}

/**
 * Two amounts in one unit give a share. Euros are the price of one: times how many, they stay euros, and
 * so do euros divided by how many.
 */
function unitOf(sign: string, {unit: left}: Quantity, {unit: right}: Quantity): Unit | undefined {
  if (sign === '+' || sign === '-') {
    if (left === right) return left;
    if (isRatio(left) && isRatio(right)) return undefined;
  } else if (sign === '/') {
    if (isRatio(right) || (left === 'EUR' && right !== 'EUR')) return left;
    if (left === right) return 'percent';
  } else {
    if (isRatio(left) || isRatio(right)) return isRatio(right) ? (left ?? right) : right;
    if ((left === 'EUR') !== (right === 'EUR')) return 'EUR';
  }
  return refuse(
    `"${left ?? 'number'} ${sign} ${right ?? 'number'}" has no unit`,
    'give both the same unit, as in €15 + €12, or write one of them without its unit',
  );
}
