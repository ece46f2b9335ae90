import {examplePrices} from '../../config/example-prices';

/** Figures: the trading fee of a new customer, and the fee of the deposit. */
export const TRADING_FEE = 'trading.tier.standard.taker';
export const DEPOSIT_FEE = 'deposits.schedule.sepa.fee';

/** Amount and price in the picture of a quote: round numbers that are easy to verify. */
const PAY = 500;
const PRICE = examplePrices.BTC;

export interface ExampleQuote {
  /** Euro. */
  pay: number;
  /** Euro, rounded to the cent. */
  fee: number;
  /** Euro for one bitcoin: an example, not a market price. */
  price: number;
  coin: 'BTC';
  /** Bitcoin, rounded down to six places. */
  receive: number;
}

/** @param rate fee in per cent of the amount paid */
export function exampleQuote(rate: number): ExampleQuote {
  // In whole cents, so that the sums stay exact.
  const feeCents = Math.round(PAY * rate);
  const receive = Math.floor(((PAY * 100 - feeCents) * 10_000) / PRICE) / 1_000_000;
  return {pay: PAY, fee: feeCents / 100, price: PRICE, coin: 'BTC', receive};
}
