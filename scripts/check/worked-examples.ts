import Big from 'big.js';
import {visit} from 'unist-util-visit';

import {labelOf} from '../../src/content/directives/directive';
import {compute} from '../../src/content/figures/compute';
import type {FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {type Check, findingAt, type SourcePage} from './context';

/** Computed values in worked examples match the current figures. */
export const workedExamples: Check = {
  name: 'worked-examples',
  run({subjects, figures}) {
    const looked = {count: 0};
    const findings = subjects.flatMap((page) => checkPage(page, figures, looked));
    // Pages need not have computed values, so count the pages as well.
    return {findings, looked: Math.max(looked.count, subjects.length)};
  },
};

function checkPage(page: SourcePage, figures: FigureSet, looked: {count: number}): Finding[] {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, 'textDirective', (directive) => {
    const expression = directive.attributes?.compute;
    if (directive.name !== 'literal' || typeof expression !== 'string') return;
    looked.count += 1;
    const shown = labelOf(directive);
    const computed = compute(expression, figures);
    if ('fault' in computed) {
      const {message, fix} = computed.fault;
      findings.push(findingAt(page, directive, message, fix));
      return;
    }
    const right = rightText(shown, computed.value);
    if (right === shown) return;
    findings.push(
      findingAt(
        page,
        directive,
        right === undefined
          ? `"${shown}" must contain exactly one number`
          : `"${shown}" should be ${right}: ${expression}`,
        right === undefined
          ? 'put only the number and its unit in the brackets'
          : `write "${right}", or fix the expression`,
      ),
    );
  });
  return findings;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Replaces the number in a text with the computed value, rounded to the decimals that are shown. Money
 * that is not a whole amount gets two decimals.
 *
 * @returns undefined if the text does not contain exactly one number
 */
export function rightText(shown: string, value: Big): string | undefined {
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
