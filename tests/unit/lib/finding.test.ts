import {expect, test} from 'vitest';

import {suggestion} from '@site/src/lib/finding';

const KNOWN = ['deposits.sepa.fee', 'deposits.card.fee', 'trading.tier.gold.maker'];

test.each([
  ['swapped letters', 'deposits.spea.fee', 'write "deposits.sepa.fee"'],
  ['an extra letter', 'deposits.cards.fee', 'write "deposits.card.fee"'],
  ['no similarity to a known one', 'something else', `use one of: ${KNOWN.join(', ')}`],
])('the suggestion for a name with %s', (_, name, fix) => {
  expect(suggestion(name, KNOWN)).toBe(fix);
});

test('a suggestion never contains a long list', () => {
  const many = Array.from({length: 13}, (_, index) => `deposits.sepa.fee.${index}`);
  expect(suggestion('something else', many)).toBe('use a name that exists');
});
