import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {readAddress, writeAddress} from '@site/src/features/cost/model/address';
import {readQuestion, START, WAYS_IN} from '@site/src/features/cost/model/question';
import {figures} from './figures';

describe('the address of a calculation', () => {
  it('holds only what differs from the defaults, and can be read back', () => {
    expect(writeAddress(START)).toBe('');
    const input = {
      ...START,
      amount: '1.250,50',
      in: 'card-other' as const,
      country: 'Côte d’Ivoire',
    };
    expect(readAddress(writeAddress(input), figures)).toEqual({input, ignored: []});
    expect(writeAddress({...START, coin: 'ETH'})).toBe('?coin=ETH');
  });

  it('that was edited by hand has its unknown values ignored and listed', () => {
    const {input, ignored} = readAddress(
      '?in=cash&out=moon&coin=btc&currency=XYZ&role=__proto__&amount=abc&volume=-1&utm=x&account=',
      figures,
    );
    expect(ignored.sort()).toEqual(['account', 'currency', 'in', 'out', 'role']);
    expect(input).toMatchObject({in: 'sepa', out: 'wallet', coin: 'BTC', amount: 'abc'});
    expect(readQuestion(input).faults).toEqual({amount: 'not-a-number', volume: 'negative'});
  });

  it('ignores a value that is too long for its field', () => {
    expect(readAddress(`?amount=${'9'.repeat(5000)}`, figures).ignored).toEqual(['amount']);
  });

  it('always gives a working form, whatever it contains', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, amount) => {
        const {input} = readAddress(`?${query}&amount=${encodeURIComponent(amount)}`, figures);
        expect(WAYS_IN).toContain(input.in);
        expect(readQuestion(input)).toHaveProperty('faults');
      }),
    );
  });
});
