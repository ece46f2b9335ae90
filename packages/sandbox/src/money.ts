import Big from 'big.js';

export const ZERO = Big(0);

/** The step of amounts and prices, as the API writes it. */
export const STEP = '0.00000001';

/** A product, such as a value or a fee: rounded down to eight decimals, which every currency has. */
export const product = (one: Big, other: Big | string): Big =>
  one.times(other).round(8, Big.roundDown);

/** What is traded at one price. */
export interface Fill {
  price: Big;
  amount: Big;
}

/** The sum that fills are worth. */
export const valueOf = (fills: readonly Fill[]): Big =>
  fills.reduce((sum, {price, amount}) => sum.plus(product(price, amount)), ZERO);

/** A number as the API writes it: without exponent, with at least so many decimals. */
export function decimal(value: Big, decimals: number): string {
  const exact = value.toFixed();
  const [, fraction = ''] = exact.split('.');
  return fraction.length < decimals ? value.toFixed(decimals) : exact;
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Decimals that amounts in a currency have at least: cents of a euro, four places of a coin. */
export const decimalsOf = (currency: string): number => (CURRENCIES.has(currency) ? 2 : 4);

/** The currencies of a pair. */
export function currenciesOf(pair: string): {base: string; quote: string} {
  const [base = '', quote = ''] = pair.split('-');
  return {base, quote};
}
