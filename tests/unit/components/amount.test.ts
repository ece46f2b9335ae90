import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {parseAmount} from '@site/src/components/Tool/amount';

function read(text: string, decimals = 2): string {
  const parsed = parseAmount(text, {decimals});
  return 'value' in parsed ? parsed.value.toFixed() : parsed.fault;
}

describe('an amount in euros', () => {
  it.each([
    ['500', '500'],
    ['.5', '0.5'],
    ['1,000', '1000'],
    ['\u200e1234.56\u200f', '1234.56'],
    ['\ufeff500', '500'],
    ['€\u00a0500', '500'],
    ['５００', '500'],
    ['٥٠٠٫٥٠', '500.5'],
    ['1´234.56', '1234.56'],
    ['+500,00 €', '500'],
    ['EUR500', '500'],
    ['500.– €', '500'],
    ['1.000,50', '1000.5'],
    ['1,000.50', '1000.5'],
    ['12,345,678.90', '12345678.9'],
    ['500 euro', '500'],
    ['007', '7'],
  ])('%s is %s', (text, amount) => expect(read(text)).toBe(amount));

  it.each([
    ['', 'empty'],
    ['1e5', 'not-a-number'],
    ['5 0 0', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['500¹', 'not-a-number'],
    ['1.000', 'ambiguous'],
    ['-5', 'negative'],
    ['−500', 'negative'],
    ['0', 'zero'],
    ['0.00001', 'too-small'],
    ['12.3456', 'too-precise'],
    ['1000000000000', 'too-large'],
    ['9'.repeat(400), 'too-large'],
    ['$500', 'other-currency'],
    ['0.5 BTC', 'other-currency'],
  ])('%s is rejected as %s', (text, fault) => expect(read(text)).toBe(fault));

  it('with many decimals is ambiguous if a single separator is followed by three digits', () => {
    expect(read('2.345', 8)).toBe('ambiguous');
    expect(read('60.000', 8)).toBe('ambiguous');
    expect(read('60,000', 8)).toBe('60000');
    expect(read('0.234', 8)).toBe('0.234');
    expect(read('60,000.00', 8)).toBe('60000');
  });

  it('in another currency accepts its symbol or code and no other', () => {
    const read = (text: string) => parseAmount(text, {decimals: 2, currency: 'PLN'});
    expect(read('1 250,50 zł')).toMatchObject({value: {}});
    expect(read('PLN 500')).toMatchObject({value: {}});
    expect(read('€500')).toEqual({fault: 'other-currency'});
    expect(parseAmount('5 ETH', {decimals: 8, currency: 'ETH'})).toMatchObject({value: {}});
  });

  it('is a positive number of cents or a fault, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.string({unit: fc.constantFrom(...'0123456789., -€')}));
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text, {decimals: 2});
        if ('value' in parsed) {
          expect(parsed.value.gt(0)).toBe(true);
          expect(parsed.value.times(100).mod(1).eq(0)).toBe(true);
        } else {
          expect(parsed.fault).toBeTruthy();
        }
      }),
      {numRuns: 2000},
    );
  });

  it('formatted for a European locale is read correctly', () => {
    const cents = fc.integer({min: 1, max: 99_999_999_999});
    fc.assert(
      fc.property(cents, fc.constantFrom('en-GB', 'de-DE', 'pl-PL', 'de-CH'), (value, locale) => {
        const text = (value / 100).toLocaleString(locale, {minimumFractionDigits: 2});
        expect(read(text)).toBe(String(Number((value / 100).toFixed(2))));
      }),
    );
  });
});
