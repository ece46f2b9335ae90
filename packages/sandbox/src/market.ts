import Big from 'big.js';

import {decimal, type Fill} from './money';

interface Level {
  price: string;
  amount: string;
}

export interface OrderBook {
  pair: string;
  bids: Level[];
  asks: Level[];
  timestamp: number;
}

export interface Ticker {
  pair: string;
  last_price: string;
  '24h_change': string;
  '24h_volume': string;
}

export type Side = 'buy' | 'sell';

/**
 * Prices and order books. The book of the contract's example stands around the last price of each
 * pair, and is whole again for each order.
 */
export class Market {
  private readonly prices: Map<string, Big>;

  constructor(
    private readonly tickers: readonly Ticker[],
    private readonly example: OrderBook,
  ) {
    this.prices = new Map(tickers.map((ticker) => [ticker.pair, Big(ticker.last_price)]));
  }

  /** The last price of a pair; undefined if it is not traded. */
  priceOf(pair: string): Big | undefined {
    return this.prices.get(pair);
  }

  setPrice(pair: string, price: Big): void {
    this.prices.set(pair, price);
  }

  tickerList(): Ticker[] {
    return this.tickers.map((ticker) => ({
      ...ticker,
      last_price: decimal(this.prices.get(ticker.pair) ?? Big(ticker.last_price), 2),
    }));
  }

  bookOf(pair: string): OrderBook {
    const scaled = (levels: readonly Level[]): Level[] =>
      levels.map(({price, amount}) => ({price: decimal(this.scale(pair, price), 2), amount}));
    return {
      pair,
      bids: scaled(this.example.bids),
      asks: scaled(this.example.asks),
      timestamp: Date.now(),
    };
  }

  /** A price of the example, in proportion to the price of this pair, with at most eight decimals. */
  private scale(pair: string, price: string): Big {
    const original = this.tickers.find((ticker) => ticker.pair === this.example.pair)?.last_price;
    const last = this.prices.get(pair) ?? Big(0);
    return Big(price)
      .times(last)
      .div(original ?? 1)
      .round(last.gt(1) ? 2 : 8, Big.roundHalfUp);
  }

  /**
   * What an order trades at once. The last level of the book has no end.
   *
   * @param limit the worst price that the order accepts
   */
  fillsOf(pair: string, side: Side, amount: Big, limit?: Big): Fill[] {
    const book = this.bookOf(pair);
    const levels = side === 'buy' ? book.asks : book.bids;
    const fills: Fill[] = [];
    let rest = amount;
    for (const [index, level] of levels.entries()) {
      const price = Big(level.price);
      if (rest.eq(0) || (limit && (side === 'buy' ? price.gt(limit) : price.lt(limit)))) break;
      const endless = index === levels.length - 1;
      const traded = endless || rest.lt(level.amount) ? rest : Big(level.amount);
      if (price.gt(0)) fills.push({price, amount: traded});
      rest = rest.minus(traded);
    }
    return fills;
  }
}
