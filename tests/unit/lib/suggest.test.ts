import {describe, expect, it} from 'vitest';

import {nearest, suggestion} from '@site/src/lib/suggest';

const KNOWN = ['deposits.sepa.fee', 'deposits.card.fee', 'trading.tier.gold.maker'];

describe('the nearest name', () => {
  it('is the one with the smallest edit distance', () => {
    expect(nearest('deposits.spea.fee', KNOWN)).toBe('deposits.sepa.fee');
    expect(nearest('deposits.cards.fee', KNOWN)).toBe('deposits.card.fee');
  });

  it('is undefined if more than half of the letters differ', () => {
    expect(nearest('something else', KNOWN)).toBeUndefined();
  });

  it('is undefined if there are no known names', () => {
    expect(nearest('deposits.sepa.fee', [])).toBeUndefined();
  });
});

describe('the suggestion', () => {
  it('is the nearest name', () => {
    expect(suggestion('deposits.spea.fee', KNOWN)).toBe('write "deposits.sepa.fee"');
  });

  it('is the whole list if nothing is near and the list is short', () => {
    expect(suggestion('something else', KNOWN)).toBe(`use one of: ${KNOWN.join(', ')}`);
  });

  it('never contains a long list', () => {
    const many = Array.from({length: 13}, (_, index) => `${KNOWN[0]}.${index}`);
    expect(suggestion('something else', many)).toBe('see the list of known names');
  });
});
