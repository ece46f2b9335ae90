import Big from 'big.js';

/** An offer that waits in the book. */
export interface Level {
  /** Euro for one coin. */
  price: string;
  /** Coins. */
  amount: string;
}

/** Offers on both sides, the best of each first. */
export interface Book {
  asks: readonly Level[];
  bids: readonly Level[];
}

export type Side = 'buy' | 'sell';

/** What a market order does to one side of the book. */
export interface Execution {
  /** Coins taken from each level, in the order of the levels. */
  taken: Big[];
  /** Coins executed. */
  filled: Big;
  /** Coins for which the book has no offer. */
  missing: Big;
  /** Average price in euro for one coin. */
  average: Big;
  /** Euro lost against the best price on the whole amount. */
  slippage: Big;
  /** Slippage in per cent of the value at the best price. */
  slippagePercent: Big;
  /** Taker fee in euro, to the cent. */
  fee: Big;
  /** What is paid for a purchase or received from a sale, in euro, with the fee. */
  total: Big;
}

/**
 * Executes a market order against the offers on the other side, from the best price on.
 *
 * @param amount in coins, above zero
 * @param rate taker fee in per cent
 */
export function execute(book: Book, side: Side, amount: Big, rate: Big): Execution {
  const levels = levelsFor(book, side);
  let missing = amount;
  const taken = levels.map((level) => {
    const part = missing.gt(level.amount) ? new Big(level.amount) : missing;
    missing = missing.minus(part);
    return part;
  });
  const filled = amount.minus(missing);
  const value = levels.reduce(
    (sum, {price}, at) => sum.plus(taken[at]?.times(price) ?? 0),
    new Big(0),
  );
  const atBest = filled.times(levels[0]?.price ?? 0);
  const slippage = value.minus(atBest).abs();
  const fee = value.times(rate).div(100).round(2, Big.roundHalfUp);
  return {
    taken,
    filled,
    missing,
    average: filled.gt(0) ? value.div(filled) : filled,
    slippage,
    slippagePercent: atBest.gt(0) ? slippage.div(atBest).times(100) : atBest,
    fee,
    total: side === 'buy' ? value.plus(fee) : value.minus(fee),
  };
}

/** The offers that an order takes: asks for a purchase, bids for a sale. */
export function levelsFor({asks, bids}: Book, side: Side): readonly Level[] {
  return side === 'buy' ? asks : bids;
}

/** Coins on one side of the book. */
export function depthOf(book: Book, side: Side): Big {
  return levelsFor(book, side).reduce((sum, {amount}) => sum.plus(amount), new Big(0));
}
