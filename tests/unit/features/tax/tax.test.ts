import Big from 'big.js';
import {describe, expect, it, test} from 'vitest';

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

describe('Germany, as in the worked example of the guide', () => {
  const jonas = {
    bought: '2024-01-15',
    sold: '2024-05-20',
    cost: new Big('3913.65'),
    proceeds: new Big('6078.65'),
    others: new Big(0),
    rate: new Big(35),
  };
  const outcome = (change: object): (string | undefined)[] => {
    const {kind, gain, year, tax, exemptFrom} = germanTax({...jonas, ...change}, figures);
    return [kind, gain.toFixed(2), year.toFixed(2), tax?.toFixed(2), exemptFrom];
  };

  it('a gain within the holding period is taxed in full', () => {
    expect(outcome({})).toEqual(['taxable', '2165.00', '2165.00', '757.75', '2025-01-16']);
  });

  it('the day of purchase is not counted: exempt from 11 March, not on 10 March', () => {
    expect(outcome({bought: '2023-03-10', sold: '2024-03-10'})[0]).toBe('taxable');
    expect(outcome({bought: '2023-03-10', sold: '2024-03-11'})[0]).toBe('exempt');
    expect(outcome({bought: '2024-02-29'})[4]).toBe('2025-03-01');
    expect(outcome({bought: '2023-12-31', sold: '2024-12-31'}).at(-1)).toBe('2025-01-01');
  });

  it('a gain below the limit is exempt, and a gain at the limit is taxed', () => {
    expect(outcome({proceeds: new Big('4913.64')})[0]).toBe('below-limit');
    expect(outcome({proceeds: new Big('4913.65')})[0]).toBe('taxable');
    expect(outcome({proceeds: new Big('4013.65'), others: new Big(900)})[0]).toBe('taxable');
  });

  it('a loss, an unknown rate and a year with an earlier limit are distinguished', () => {
    expect(outcome({proceeds: new Big(1000)})[0]).toBe('loss');
    expect(outcome({rate: undefined})).toMatchObject({0: 'taxable', 3: undefined});
    expect(outcome({bought: '2023-01-15', sold: '2023-05-20'})[0]).toBe('earlier-limit');
  });

  it.each([
    ['', '2024-05-20', 'missing'],
    ['2024-02-30', '2024-05-20', 'missing'],
    ['yesterday', '2024-05-20', 'missing'],
    ['2024-05-21', '2024-05-20', 'order'],
    ['2024-05-20', '2024-05-20', undefined],
  ])('bought on "%s", sold on "%s": %s', (bought, sold, fault) => {
    expect(faultOfDays(bought, sold)).toBe(fault);
  });
});
