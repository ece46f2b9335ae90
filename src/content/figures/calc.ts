import Big from 'big.js';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {refuse, suggestion} from '../../lib/finding';
import {type Attributes, labelOf} from '../directives/directive';
import {compute, isRatio} from './compute';
import {formatFigure} from './format';
import type {FigureSet} from './read';
import {COINS, UNITS} from './units';

const ATTRIBUTES = ['as', 'digits', 'name'];

/**
 * Resolves `:calc[€4,000 × trading.tier.bronze.taker]` to its text. The unit follows from the
 * expression, unless `as` names one. Results have at most two decimals, coins eight, or as many as
 * `digits` says.
 */
export function resolveCalc(
  expression: string,
  attributes: Attributes,
  figures: FigureSet,
  locale?: string,
): string {
  const unknown = Object.keys(attributes).find((name) => !ATTRIBUTES.includes(name));
  if (unknown) {
    const fix = suggestion(unknown, ATTRIBUTES);
    refuse(`unknown attribute "${unknown}" on a calculation`, fix);
  }
  const computed = compute(expression, figures);
  const {amount, unit = 'number'} = computed;
  const as = UNITS.find((name) => name === (attributes.as ?? unit));
  if (!as) refuse(`unknown unit "${attributes.as}"`, suggestion(attributes.as ?? '', UNITS));
  if (as !== unit && as !== 'number' && !isRatio(computed.unit)) {
    refuse(`the result is in ${unit}, not in ${as}`, 'remove "as"');
  }
  const {digits} = attributes;
  if (digits !== undefined && !/^[0-8]$/.test(digits ?? '')) {
    refuse(`"digits" is not a number of decimals: ${digits}`, 'write a number from 0 to 8');
  }
  const decimals = Number(digits ?? (COINS.some((coin) => coin === as) ? 8 : 2));
  const rounded = (as === 'percent' ? amount.times(100) : amount).round(decimals, Big.roundHalfUp);
  const text = formatFigure(
    {value: rounded.toNumber(), unit: as, ...(digits && {digits: decimals})},
    locale ? {locale} : {},
  );
  return text.replace(/^-/, '−');
}

/** A name, figure id or function. */
const WORD = /[a-z][a-z0-9.-]*/g;

/**
 * Replaces the names of results, as in `:calc[gain / 2]` below `:calc[…]{name=gain}`, by their
 * expressions, so that each calculation of the page can be resolved on its own.
 */
export function expandNames(markdown: Root): void {
  const named = new Map<string, string>();
  visit(markdown, 'textDirective', (node) => {
    if (node.name !== 'calc' || node.children.some(({type}) => type !== 'text')) return;
    const value = labelOf(node).replaceAll(WORD, (word) => named.get(word) ?? word);
    node.children = [{type: 'text', value}];
    if (node.attributes?.name) named.set(node.attributes.name, `(${value})`);
  });
}
