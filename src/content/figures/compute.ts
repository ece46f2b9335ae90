import Big from 'big.js';

import {type Fault, suggestion} from '../../lib/finding';
import {fault, type Resolved} from '../directives/directive';
import type {FigureSet} from './read';

/**
 * Arithmetic on figures, for worked examples:
 * `4000 * trading.tier.bronze.taker`, `round(50 / 0.05, 0)`, `min(trading.guidance.risk) * 5000`.
 *
 * Percentages are fractions: `trading.tier.bronze.taker` is 0.003 if the record says 0.3 percent, and
 * `5%` is 0.05. `min(id)` and `max(id)` are the ends of a range, `plus(id)` is the second part of a
 * figure, and `round(expression, decimals)` rounds half up. A minus between figures needs spaces,
 * because ids may contain hyphens.
 */
type Computed = Resolved<Big>;

const TOKEN =
  /\s*(?:(?<id>[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+)|(?<number>\d+(?:\.\d+)?%?)|(?<word>[a-z]+)|(?<sign>[-+*/(),]))/y;

interface Token {
  kind: 'id' | 'number' | 'word' | 'sign';
  text: string;
}

class ComputeFault extends Error {
  readonly fault: Fault;

  constructor(message: string, fix: string, about: Pick<Fault, 'unknownFigure'> = {}) {
    super(message);
    this.fault = {message, fix, ...about};
  }
}

/** Evaluates an expression with exact decimals. Division is accurate to 20 decimal places. */
export function compute(expression: string, {figures}: Pick<FigureSet, 'figures'>): Computed {
  try {
    return {value: new Parser(tokens(expression), figures).parse()};
  } catch (error) {
    if (error instanceof ComputeFault) return {fault: error.fault};
    if (error instanceof Error && error.message.includes('Division by zero')) {
      return fault(`"${expression}" divides by zero`, 'correct the divisor');
    }
    throw error;
  }
}

function tokens(expression: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = expression.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const groups = TOKEN.exec(expression)?.groups;
    const [kind, text] = Object.entries(groups ?? {}).find(([, value]) => value) ?? [];
    if (!kind || !text) {
      throw new ComputeFault(
        `"${expression.slice(start).trim()}" cannot be computed`,
        'use only numbers, figure ids, + - * / ( ) and min, max, plus, round',
      );
    }
    found.push({kind: kind as Token['kind'], text});
  }
  return found;
}

/** Recursive descent parser. */
class Parser {
  private at = 0;

  constructor(
    private readonly list: readonly Token[],
    private readonly figures: FigureSet['figures'],
  ) {}

  parse(): Big {
    const value = this.sum();
    const rest = this.list[this.at];
    if (rest) throw new ComputeFault(`unexpected "${rest.text}"`, 'remove it, or add an operator');
    return value;
  }

  private sum(): Big {
    let value = this.product();
    for (;;) {
      if (this.take('+')) value = value.plus(this.product());
      else if (this.take('-')) value = value.minus(this.product());
      else return value;
    }
  }

  private product(): Big {
    let value = this.factor();
    for (;;) {
      if (this.take('*')) value = value.times(this.factor());
      else if (this.take('/')) value = value.div(this.factor());
      else return value;
    }
  }

  private factor(): Big {
    if (this.take('-')) return this.factor().neg();
    if (this.take('(')) {
      const value = this.sum();
      this.expect(')');
      return value;
    }
    const token = this.list[this.at++];
    if (token?.kind === 'number') return numberOf(token.text);
    if (token?.kind === 'id') return this.figure(token.text, 'value');
    if (token?.kind === 'word') return this.call(token.text);
    throw new ComputeFault(
      token ? `expected a number instead of "${token.text}"` : 'expected a number at the end',
      'write a number or a figure id',
    );
  }

  private call(name: string): Big {
    this.expect('(');
    if (name === 'round') {
      const value = this.sum();
      this.expect(',');
      const decimals = this.list[this.at++];
      this.expect(')');
      return value.round(Number(decimals?.text ?? 0), Big.roundHalfUp);
    }
    if (name !== 'min' && name !== 'max' && name !== 'plus') {
      throw new ComputeFault(
        `unknown function "${name}"`,
        suggestion(name, ['min', 'max', 'plus', 'round']),
      );
    }
    const token = this.list[this.at++];
    this.expect(')');
    return this.figure(token?.text ?? '', name);
  }

  private figure(id: string, part: 'value' | 'min' | 'max' | 'plus'): Big {
    const figure = this.figures.get(id);
    if (!figure) {
      const fix = suggestion(id, [...this.figures.keys()]);
      throw new ComputeFault(`unknown figure "${id}"`, fix, {unknownFigure: id});
    }
    const measure = part === 'plus' ? figure.plus : figure;
    const value = part === 'plus' ? figure.plus?.value : figure[part];
    if (typeof value !== 'number') {
      throw new ComputeFault(
        `the figure "${id}" has no ${part === 'value' ? 'single value' : `"${part}"`}`,
        figure.min === undefined
          ? 'use a figure that is a number'
          : `write min(${id}) or max(${id})`,
      );
    }
    return measure?.unit === 'percent' ? new Big(value).div(100) : new Big(value);
  }

  private take(sign: string): boolean {
    const token = this.list[this.at];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.at += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) {
      throw new ComputeFault(
        `"${sign}" is missing`,
        'close every bracket, and give each function its arguments',
      );
    }
  }
}

function numberOf(text: string): Big {
  return text.endsWith('%') ? new Big(text.slice(0, -1)).div(100) : new Big(text);
}
