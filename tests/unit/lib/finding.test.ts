import {expect, test} from 'vitest';

import {suggestion} from '@site/src/lib/finding';

const KNOWN = ['deposits.sepa.fee', 'deposits.card.fee', 'trading.tier.gold.maker'];

test.each([
  ['letters that were swapped', 'deposits.spea.fee', 'write "deposits.sepa.fee"'],
  ['a letter too many', 'deposits.cards.fee', 'write "deposits.card.fee"'],
  ['nothing that is near', 'something else', `use one of: ${KNOWN.join(', ')}`],
])('the suggestion for a name with %s', (_, name, fix) => {
  expect(suggestion(name, KNOWN)).toBe(fix);
});

test('a suggestion never holds a long list', () => {
  const many = Array.from({length: 13}, (_, index) => `deposits.sepa.fee.${index}`);
  expect(suggestion('something else', many)).toBe('see the list of known names');
});

test('nothing is near where nothing is known', () => {
  expect(suggestion('deposits.sepa.fee', [])).not.toContain('write');
});
