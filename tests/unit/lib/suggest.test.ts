import {describe, expect, it} from 'vitest';

import {nearest, suggestion} from '@site/src/lib/finding';

const KNOWN = ['deposits.sepa.fee', 'deposits.card.fee', 'trading.tier.gold.maker'];

describe('the nearest name', () => {
  it('is the one with the fewest letters changed', () => {
    expect(nearest('deposits.spea.fee', KNOWN)).toBe('deposits.sepa.fee');
    expect(nearest('deposits.cards.fee', KNOWN)).toBe('deposits.card.fee');
  });

  it('is none where more than half of the letters would change', () => {
    expect(nearest('something else', KNOWN)).toBeUndefined();
  });

  it('is none where nothing is known', () => {
    expect(nearest('deposits.sepa.fee', [])).toBeUndefined();
  });
});

describe('the suggestion', () => {
  it('is the nearest name', () => {
    expect(suggestion('deposits.spea.fee', KNOWN)).toBe('write "deposits.sepa.fee"');
  });

  it('is the whole list where nothing is near and the list is short', () => {
    expect(suggestion('something else', KNOWN)).toBe(`use one of: ${KNOWN.join(', ')}`);
  });

  it('never floods the line with a long list', () => {
    const many = Array.from({length: 13}, (_, index) => `${KNOWN[0]}.${index}`);
    expect(suggestion('something else', many)).toBe('see the list of known names');
  });
});
