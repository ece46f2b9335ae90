import Big from 'big.js';
import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {pickFigures} from '@site/src/content/figures/tool-figures';
import {TAX_FIGURES} from '@site/src/features/tax/directive';
import {faultOfDays, germanTax, polishTax} from '@site/src/features/tax/model';
import {ROOT} from '../../support/root';

const figures = pickFigures(readFigures(`${ROOT}/docs`, ROOT).figures, TAX_FIGURES);

const tax = (income: string, costs: string, carried: string): (string | undefined)[] => {
  const amounts = {income: new Big(income), costs: new Big(costs), carried: new Big(carried)};
  const result = polishTax(amounts, figures);
  return [result.base, result.tax, result.carriedOn].map((each) => each.toFixed());
};

test.each([
  ['the first year', '10560', '46197.96', '0', ['0', '0', '35637.96']],
  ['the second, after carried costs', '77360', '21916.40', '35637.96', ['19806', '3763', '0']],
  ['the second, without them', '77360', '21916.40', '0', ['55444', '10534', '0']],
  ['50 grosz is rounded up', '100.50', '0', '0', ['101', '19', '0']],
] as const)('Poland, as in the guide: %s', (_, income, costs, carried, expected) => {
  expect(tax(income, costs, carried)).toEqual(expected);
});

const jonas = {bought: '2024-01-15', sold: '2024-05-20', cost: '3913.65', proceeds: '6078.65'};

/** The outcome of a sale like that in the worked example of the guide. */
function outcome(change: Partial<typeof jonas & {others: string}>, rate = '35'): string {
  const {bought, sold, cost, proceeds, others} = {...jonas, others: '0', ...change};
  const amounts = {cost: new Big(cost), proceeds: new Big(proceeds), others: new Big(others)};
  const sale = {bought, sold, ...amounts, rate: rate ? new Big(rate) : undefined};
  const {kind, exemptFrom, gain, year, tax} = germanTax(sale, figures);
  return `${kind}; free from ${exemptFrom}; ${gain.toFixed(2)}, ${year.toFixed(2)}, ${tax?.toFixed(2)}`;
}

test.each([
  [{}, 'taxable; free from 2025-01-16; 2165.00, 2165.00, 757.75'],
  // The day of the purchase is not counted.
  [{bought: '2023-03-10', sold: '2024-03-10'}, 'taxable'],
  [{bought: '2023-03-10', sold: '2024-03-11'}, 'exempt'],
  [{bought: '2024-02-29'}, 'taxable; free from 2025-03-01'],
  [{bought: '2023-12-31', sold: '2024-12-31'}, 'taxable; free from 2025-01-01'],
  // At the limit, all of it is taxed.
  [{proceeds: '4913.64'}, 'below-limit'],
  [{proceeds: '4913.65'}, 'taxable'],
  [{proceeds: '4013.65', others: '900'}, 'taxable'],
  [{proceeds: '1000'}, 'loss'],
  [{bought: '2023-01-15', sold: '2023-05-20'}, 'earlier-limit'],
])('Germany, as in the guide: %j is %s', (change, expected) => {
  expect(`${outcome(change)};`).toMatch(new RegExp(`^${expected};`));
});

test('without a rate, Germany has no tax in euros', () => {
  expect(outcome({}, '')).toMatch(/^taxable.* undefined$/);
});

test.each([
  ['', '2024-05-20', 'missing'],
  ['2024-02-30', '2024-05-20', 'missing'],
  ['yesterday', '2024-05-20', 'missing'],
  ['2024-05-21', '2024-05-20', 'order'],
  ['2024-05-20', '2024-05-20', undefined],
])('bought on "%s", sold on "%s": %s', (bought, sold, fault) => {
  expect(faultOfDays(bought, sold)).toBe(fault);
});
