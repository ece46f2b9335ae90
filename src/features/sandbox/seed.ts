import {follow, type OpenApiDocument} from '@portal/contract';
import Big from 'big.js';

import trading from '../../../docs/_figures/trading.json';
import {Exchange, type Rules} from './exchange';
import {type Balance, Ledger} from './ledger';
import {Market, type OrderBook, type Ticker} from './market';
import {currenciesOf} from './money';
import type {AccountTrade, MarketTrade, Order} from './orders';

/** A list in an example: its newest item, and how many there are. */
interface Listed<T> {
  items: T[];
  total: number;
}

/** Milliseconds between two older orders or trades. */
const HOUR = 3_600_000;

/** The account as the contract's examples show it, with older orders and trades up to their totals. */
export function exchangeOf(document: OpenApiDocument): Exchange {
  const data = <T>(name: string): T =>
    (
      follow(document, {$ref: `#/components/examples/${name}`} as {value?: unknown}).value as {
        data: T;
      }
    ).data;
  const market = new Market(data<Ticker[]>('tickers'), data<OrderBook>('order-book'));
  const orders = data<Listed<Order>>('orders');
  const trades = data<Listed<AccountTrade>>('account-trades');
  const [order] = orders.items;
  const [trade] = trades.items;
  if (!order || !trade) throw new Error('The examples of the contract have no order or no trade');
  const older = ordersBefore(order, orders.total - 1);
  return new Exchange(
    rulesOf(market),
    market,
    new Ledger(data<Balance[]>('balances')),
    [...older, {...order}],
    [...tradesOf(older, trade, trades.total - 1), trade],
  );
}

/** The public trades of a pair, newest first, after those that were made here. */
export function marketTradesOf(
  document: OpenApiDocument,
  pair: string,
  {market, trades}: Exchange,
) {
  const example = follow(document, {$ref: '#/components/examples/market-trades'} as {
    value?: unknown;
  });
  const {data} = example.value as {data: Listed<MarketTrade>};
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
    trade_id: before(newest.trade_id, age * pairs.length + pairs.indexOf(pair)),
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

function rulesOf(market: Market): Rules {
  const share = (percent: number): Big => Big(percent).times('0.01');
  const inCoin = new Map(
    [trading['minimum-order.btc'], trading['minimum-order.eth']].map(({unit, value}) => [
      unit,
      value,
    ]),
  );
  return {
    maker: share(trading['tier.standard.maker'].value),
    taker: share(trading['tier.standard.taker'].value),
    smallest: (pair) =>
      Big(
        inCoin.get(currenciesOf(pair).base) ??
          Big(trading['minimum-order.other'].value)
            .div(market.priceOf(pair) ?? 1)
            .round(8),
      ),
  };
}

/** Finished orders before another one, oldest first; each fourth was cancelled. */
function ordersBefore(order: Order, count: number): Order[] {
  return Array.from({length: count}, (_, index) => {
    const age = count - index;
    const cancelled = age % 4 === 0;
    return {
      ...order,
      order_id: before(order.order_id, age),
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
  const partsOf = (index: number): number =>
    Math.floor(count / filled.length) + (index < count % filled.length ? 1 : 0);
  const rate = Big(newest.fee).div(Big(newest.price).times(newest.amount));
  const trades = filled.flatMap((order, index) => {
    const parts = partsOf(index);
    const part = Big(order.amount).div(parts).round(4, Big.roundDown);
    return Array.from({length: parts}, (_, number) => {
      const amount = number === parts - 1 ? Big(order.amount).minus(part.times(parts - 1)) : part;
      return {
        ...newest,
        order_id: order.order_id,
        amount: amount.toFixed(4),
        fee: amount.times(newest.price).times(rate).toFixed(2),
        timestamp: order.created_at + number * 1000,
      };
    });
  });
  return trades.map((trade, index) => ({
    ...trade,
    trade_id: before(newest.trade_id, count - index),
  }));
}

/** The identifier that was given some places earlier. */
function before(id: string, places: number): string {
  return id.replace(/\d+$/, (number) => String(Number(number) - places));
}
