import {expect, test} from 'vitest';

import type {Attributes} from '@site/src/content/directives/directive';
import {resolveCalc} from '@site/src/content/figures/calc';
import {faultIn} from '@site/src/lib/finding';
import {figureOf} from '../../support/figures';

const figures = {
  figures: new Map([
    ['fees.sepa-in', figureOf({value: 2, unit: 'EUR'})],
    ['fees.card', figureOf({value: 3.5, unit: 'percent', plus: {value: 0.5, unit: 'EUR'}})],
    ['fees.network', figureOf({value: 0.0005, unit: 'BTC'})],
    ['fees.risk', figureOf({min: 1, max: 2, unit: 'percent'})],
    ['fees.coins', figureOf({value: 30, unit: 'coin'})],
    ['fees.parts', figureOf({value: 4, unit: 'number'})],
    ['fees.time', figureOf({value: 'instant', unit: 'text'})],
  ]),
  tables: new Map(),
};

test.each<[expression: string, text: string, attributes?: Attributes]>([
  ['1 + 2 × 3', '7'],
  ['0.1 + 0.2', '0.3'],
  ['20 / fees.parts', '5'],
  ['round(2.345, 2)', '2.35'],
  ['round(879.89, -1) ', '880'],
  // Money
  ['€100 × fees.card', '€3.50'],
  ['€1,000 × (1 + fees.card)', '€1,035.00', {digits: '2'}],
  ['-€100 × fees.card', '−3.50', {as: 'number', digits: '2'}],
  ['€100 × fees.card + plus(fees.card) - €1', '€3'],
  ['€5,000 × min(fees.risk)', '€50'],
  ['€60,000 × fees.network', '€30'],
  ['€100 / fees.coins', '€3.33'],
  // Percentages
  ['2 × fees.card × 50%', '3.5%'],
  ['max(fees.risk) + 1%', '3%'],
  ['€20 / €70', '28.6%', {digits: '1'}],
  ['fees.network / 0.01 BTC', '5%'],
  ['1 - fees.card', '96.5%', {as: 'percent'}],
  // Other units
  ['3 × fees.network', '0.0015 BTC'],
  ['€880 / €60,000', '0.01467 BTC', {as: 'BTC', digits: '5'}],
  ['43.2', '43 minutes', {as: 'minute', digits: '0'}],
])('the result of %s is %s', (expression, text, attributes = {}) => {
  expect(resolveCalc(expression, attributes, figures)).toBe(text);
});

test.each<[expression: string, message: string, fix?: string, attributes?: Attributes]>([
  ['', 'expected a number at the end'],
  ['2 ^ 3', 'unexpected "^ 3"'],
  ['(1 + 2', '")" is missing'],
  ['1 + × 2', 'expected a number instead of "× 2"'],
  ['€1,00', 'unexpected ",00"'],
  ['1 / (2 - 2)', 'the expression divides by zero', 'correct the divisor'],
  ['round(2, 0.5)', 'the decimals of "round" are not a whole number'],
  ['fees.crad', 'unknown figure "fees.crad"', 'write "fees.card"'],
  ['sqrt(2)', 'unknown name "sqrt"'],
  ['fees.risk', '"fees.risk" has no single value', 'write min(fees.risk) or max(fees.risk)'],
  ['fees.time', '"fees.time" has no single value', 'use a figure that is a number'],
  ['max(fees.card)', 'the figure "fees.card" has no "max"'],
  ['€5 + 3', '"EUR + number" has no unit', 'give both the same unit, as in €15 + €12'],
  ['5 / €5', '"number / EUR" has no unit'],
  ['€5', 'the result is in EUR, not in BTC', 'remove "as"', {as: 'BTC'}],
  ['5', 'unknown unit "minutes"', 'write "minute"', {as: 'minutes'}],
  ['5', 'not a number of decimals: many', 'write a number from 0 to 8', {digits: 'many'}],
  ['5', 'unknown attribute "digit" on a calculation', 'write "digits"', {digit: '2'}],
])('a fault is given for %s: %s', (expression, message, fix, attributes = {}) => {
  expect(faultIn(() => resolveCalc(expression, attributes, figures))).toMatchObject({
    message: expect.stringContaining(message),
    ...(fix && {fix: expect.stringContaining(fix)}),
  });
});
