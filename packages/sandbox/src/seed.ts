import {follow, type OpenApiDocument} from '@portal/contract';
import Big from 'big.js';

import type {Terms} from './admission';
import {Exchange} from './exchange';
import {History} from './history';
import {type Balance, Ledger} from './ledger';
import {Market, type OrderBook, type Ticker} from './market';
import {currenciesOf, decimal, decimalsOf, product} from './money';
import {type AccountTrade, idAfter, type MarketTrade, type Order} from './orders';
import type {Rules} from './rules';

/** A list in an example: its newest item, and how many there are. */
interface Listed<T> {
  items: T[];
  total: number;
}

/** Milliseconds between two older orders or trades. */
const HOUR = 3_600_000;

/**
 * The account as the contract's examples show it, with older orders and trades up to their totals.
 *
 * @throws Error if an example is missing: `tickers`, `order-book`, `orders`, `account-trades` or `balances`
 */
export function exchangeOf(contract: OpenApiDocument, trading: Rules['trading']): Exchange {
  const market = new Market(
    dataOf<Ticker[]>(contract, 'tickers'),
    dataOf<OrderBook>(contract, 'order-book'),
  );
  const orders = dataOf<Listed<Order>>(contract, 'orders');
  const trades = dataOf<Listed<AccountTrade>>(contract, 'account-trades');
  const [order] = orders.items;
  const [trade] = trades.items;
  if (!order || !trade) throw new Error('The examples of the contract have no order or no trade');
  const older = ordersBefore(order, orders.total - 1);
  return new Exchange(
    termsOf(trading, market),
    market,
    new Ledger(dataOf<Balance[]>(contract, 'balances')),
    new History([...older, {...order}], [...tradesOf(older, trade, trades.total - 1), trade]),
  );
}

/** The data in an example of a success response. */
function dataOf<T>(contract: OpenApiDocument, example: string): T {
  const {value} = follow<{value?: unknown}>(contract, {$ref: `#/components/examples/${example}`});
  return (value as {data: T}).data;
}

/** The public trades of a pair, newest first, after those that were made here. */
export function marketTradesOf(
  contract: OpenApiDocument,
  pair: string,
  {market, history: {trades}}: Exchange,
): MarketTrade[] {
  const data = dataOf<Listed<MarketTrade>>(contract, 'market-trades');
  const [newest] = data.items;
  if (!newest) throw new Error('The example of public trades is empty');
  const book = market.bookOf(pair);
  const price = (newest.side === 'sell' ? book.bids : book.asks)[0]?.price ?? newest.price;
  const own = trades
    .filter((trade) => trade.pair === pair && trade.timestamp > newest.timestamp + HOUR)
    .map(publicly);
  const pairs = market.tickerList().map((ticker) => ticker.pair);
  const older = Array.from({length: data.total}, (_, age) => ({
    ...newest,
    trade_id: idAfter(newest.trade_id, -age * pairs.length - pairs.indexOf(pair)),
    pair,
    price,
    timestamp: newest.timestamp - age * 1000,
  }));
  return [...own.reverse(), ...older];
}

/** What everyone may see of a trade. */
function publicly(trade: AccountTrade): MarketTrade {
  const {order_id: _, fee: __, fee_currency: ___, ...seen} = trade;
  return seen;
}

/** Without terms, trading is free. */
function termsOf(trading: Rules['trading'], market: Market): Terms {
  const {
    maker = 0,
    taker = 0,
    smallest = {},
    smallestValue = 0,
    withdrawal = {},
  }: Partial<NonNullable<typeof trading>> = trading ?? {};
  const share = (percent: number): Big => Big(percent).times('0.01');
  return {
    maker: share(maker),
    taker: share(taker),
    smallest: (pair) =>
      Big(
        smallest[currenciesOf(pair).base] ??
          Big(smallestValue)
            .div(market.priceOf(pair) ?? 1)
            .round(8),
      ),
    withdrawal: (currency) => Big(withdrawal[currency] ?? 0),
  };
}

/** Finished orders before another one, oldest first; each fourth was cancelled. */
function ordersBefore(order: Order, count: number): Order[] {
  return Array.from({length: count}, (_, index) => {
    const age = count - index;
    const cancelled = age % 4 === 0;
    return {
      ...order,
      order_id: idAfter(order.order_id, -age),
      client_order_id: `earlier-${age}`,
      filled_amount: cancelled ? '0.0000' : order.amount,
      status: cancelled ? ('cancelled' as const) : ('filled' as const),
      created_at: order.created_at - age * HOUR,
    };
  });
}

/** So many trades of finished orders, oldest first: each order is filled in a few equal parts. */
function tradesOf(orders: readonly Order[], newest: AccountTrade, count: number): AccountTrade[] {
  const filled = orders.filter(({status}) => status === 'filled');
  const countAt = (index: number): number =>
    Math.floor(count / filled.length) + (index < count % filled.length ? 1 : 0);
  const rate = Big(newest.fee).div(Big(newest.price).times(newest.amount));
  const trades = filled.flatMap((order, index) => {
    const parts = countAt(index);
    const part = Big(order.amount).div(parts).round(4, Big.roundDown);
    return Array.from({length: parts}, (_, number) => {
      const amount = number === parts - 1 ? Big(order.amount).minus(part.times(parts - 1)) : part;
      return {
        ...newest,
        order_id: order.order_id,
        amount: amount.toFixed(4),
        fee: decimal(product(product(amount, newest.price), rate), decimalsOf(newest.fee_currency)),
        timestamp: order.created_at + number * 1000,
      };
    });
  });
  return trades.map((trade, index) => ({
    ...trade,
    trade_id: idAfter(newest.trade_id, index - count),
  }));
}
