import Big from 'big.js';

export const ZERO = Big(0);

/** A product with at most eight decimals, as all amounts of the API. It is never more than the exact one. */
export const product = (one: Big, other: Big | string): Big =>
  one.times(other).round(8, Big.roundDown);

/** A number as the API writes it: without exponent, with at least so many decimals. */
export function text(value: Big, decimals: number): string {
  const exact = value.toFixed();
  const [, fraction = ''] = exact.split('.');
  return fraction.length < decimals ? value.toFixed(decimals) : exact;
}

/** Decimals that amounts in a currency have at least: cents of a euro, four places of a coin. */
export const decimalsOf = (currency: string): number => (currency === 'EUR' ? 2 : 4);

/** The currencies of a pair. */
export function currenciesOf(pair: string): {base: string; quote: string} {
  const [base = '', quote = ''] = pair.split('-');
  return {base, quote};
}
