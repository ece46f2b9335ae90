import {expect, test} from 'vitest';

import {exampleQuote} from '@site/src/features/quote/model';

test('the example quote is correct: 500 euros less 0.35% at 50,000 euros a coin', () => {
  expect(exampleQuote(0.35)).toMatchObject({pay: 500, fee: 1.75, receive: 0.009965});
});

test('whatever the fee, the coin is worth what was paid for it, rounded down', () => {
  for (let hundredths = 0; hundredths <= 1000; hundredths += 1) {
    const {pay, fee, price, receive} = exampleQuote(hundredths / 100);
    expect(receive * price).toBeLessThanOrEqual(pay - fee + 1e-9);
    expect(receive * price).toBeGreaterThan(pay - fee - 0.06);
  }
});
