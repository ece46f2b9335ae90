import {describe, expect, test} from 'vitest';

import {compute} from '@site/src/content/figures/compute';
import {figureOf} from '../../support/figures';

const figures = new Map([
  ['fees.sepa-in', figureOf({value: 2, unit: 'EUR'})],
  ['fees.card', figureOf({value: 3.5, unit: 'percent', plus: {value: 0.5, unit: 'EUR'}})],
  ['fees.risk', figureOf({min: 1, max: 2, unit: 'percent'})],
  ['fees.time', figureOf({value: 'instant', unit: 'text'})],
]);

function valueOf(expression: string): string {
  const computed = compute(expression, {figures});
  if ('fault' in computed) throw new Error(computed.fault.message);
  return computed.value.toString();
}

describe('an expression has the value', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['8 / 2 / 2', '2'],
    ['10 - 2 - 3', '5'],
    ['-2 * -3', '6'],
    ['0.1 + 0.2', '0.3'],
    ['5%', '0.05'],
    ['fees.sepa-in - 1', '1'],
    ['100 * fees.card + plus(fees.card)', '4'],
    ['5000 * min(fees.risk)', '50'],
    ['max(fees.risk)', '0.02'],
    ['round(2.345, 2)', '2.35'],
    ['round(10 / 3, 0) ', '3'],
  ])('%s is %s', (expression, value) => {
    expect(valueOf(expression)).toBe(value);
  });
});

describe('an expression that cannot be computed gives a fault', () => {
  test.each([
    ['', 'expected a number at the end', undefined],
    ['1 +', 'expected a number at the end', undefined],
    ['1 2', 'unexpected "2"', undefined],
    ['(1 + 2', '")" is missing', undefined],
    ['1 + * 2', 'expected a number instead of "*"', undefined],
    ['2 ^ 3', '"^ 3" cannot be computed', undefined],
    ['1 / 0', '"1 / 0" divides by zero', undefined],
    ['fees.crad', 'unknown figure "fees.crad"', 'write "fees.card"'],
    [
      'fees.risk',
      'the figure "fees.risk" has no single value',
      'write min(fees.risk) or max(fees.risk)',
    ],
    ['fees.time', 'the figure "fees.time" has no single value', undefined],
    ['max(fees.card)', 'the figure "fees.card" has no "max"', undefined],
    ['sqrt(2)', 'unknown function "sqrt"', undefined],
    ['round(2)', '"," is missing', undefined],
    ['process.exit', 'unknown figure "process.exit"', undefined],
  ])('%s', (expression, message, fix) => {
    const computed = compute(expression, {figures});
    expect(computed).toMatchObject({fault: {message, ...(fix && {fix})}});
  });
});
