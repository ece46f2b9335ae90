import fc from 'fast-check';
import {expect, it} from 'vitest';

import {addressForm} from '@site/src/features/cost/model/address';
import {readQuestion, WAYS_IN} from '@site/src/features/cost/model/question';
import {readAddress} from '@site/src/lib/address';
import {figures} from './figures';

const form = addressForm(figures);

it('ignores and lists the values of an address that do not exist', () => {
  const {question, ignored} = readAddress(
    '?in=cash&out=moon&coin=btc&currency=XYZ&role=__proto__&amount=abc&volume=-1&utm=x&account=',
    form,
  );
  expect([...ignored].sort()).toEqual(['account', 'currency', 'in', 'out', 'role']);
  expect(question).toMatchObject({in: 'sepa', out: 'stay', coin: 'BTC', amount: 'abc'});
  expect(readQuestion(question).faults).toEqual({amount: 'not-a-number', volume: 'negative'});
});

it('uses the example price of a coin until one is typed, and none for a coin without an example', () => {
  const priceOf = (address: string): string | undefined =>
    readQuestion(readAddress(address, form).question).question?.price?.toFixed();
  expect(priceOf('?coin=ETH')).toBe('2500');
  expect(priceOf('?coin=ETH&price=2000')).toBe('2000');
  expect(priceOf('?coin=SOL')).toBeUndefined();
});

it('always gives a working form, whatever the address contains', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, amount) => {
      const {question} = readAddress(`?${query}&amount=${encodeURIComponent(amount)}`, form);
      expect(WAYS_IN).toContain(question.in);
      expect(readQuestion(question)).toHaveProperty('faults');
    }),
  );
});
