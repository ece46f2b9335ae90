import Big from 'big.js';

import {labelOf} from '../../src/content/directives/directive';
import {compute} from '../../src/content/figures/compute';
import {findingAt, pageRule} from './context';
import {nodesOf} from './prose';

/** Computed values in worked examples match the current figures. */
export const workedExamples = pageRule('worked-examples', (page, {figures}) =>
  nodesOf(page.markdown, 'textDirective').flatMap((directive) => {
    const expression = directive.attributes?.compute;
    if (directive.name !== 'literal' || typeof expression !== 'string') return [];
    const computed = compute(expression, figures);
    if ('fault' in computed) {
      const {message, fix} = computed.fault;
      return [{...findingAt(page, directive, message, fix), ...computed.fault}];
    }
    const shown = labelOf(directive);
    const right = rightText(shown, computed.value);
    if (right === shown) return [];
    if (right === undefined) {
      const message = `"${shown}" must contain exactly one number`;
      const fix = 'put only the number and its unit in the brackets';
      return [findingAt(page, directive, message, fix)];
    }
    const message = `"${shown}" should be ${right}: ${expression}`;
    return [findingAt(page, directive, message, `write "${right}", or correct the expression`)];
  }),
);

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Replaces the number in a text with the computed value, rounded to the decimals that are shown. Money
 * that is not a whole amount gets two decimals.
 *
 * @returns undefined if the text does not contain exactly one number
 */
function rightText(shown: string, value: Big): string | undefined {
  const [number, ...others] = shown.match(NUMBER) ?? [];
  if (number === undefined || others.length > 0) return undefined;
  const isNegative = /[−-]\s?[€$£]?\d/.test(shown);
  const inUnit = shown.includes('%') ? value.times(100) : value;
  const wanted = isNegative ? inUnit.neg() : inUnit;
  const decimals = number.split('.')[1]?.length ?? 0;
  const isMoney = /[€$£]|\b(?:PLN|EUR|USD|euros?)\b/.test(shown);
  const exact = wanted.round(Math.max(decimals, isMoney ? 2 : 0), Big.roundHalfUp);
  const text = exact.eq(exact.round(decimals)) ? exact.toFixed(decimals) : exact.toFixed(2);
  const [whole = '', fraction] = text.split('.');
  const grouped =
    number.includes(',') || (isMoney && whole.length > 3)
      ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
      : whole;
  return shown.replace(number, fraction === undefined ? grouped : `${grouped}.${fraction}`);
}
