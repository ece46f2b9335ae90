import Big from 'big.js';

import {neededFor, refusalOfOrder, type Terms} from './admission';
import type {History} from './history';
import type {Ledger} from './ledger';
import type {Market} from './market';
import {currenciesOf, decimal, decimalsOf, type Fill, product, valueOf, ZERO} from './money';
import {
  type AccountTrade,
  differenceOf,
  holdOf,
  isOpen,
  isTriggered,
  type NewOrder,
  type Order,
  type OrderStatus,
  restOf,
} from './orders';
import type {Refused} from './reply';

/** Something that webhooks report. */
type Listener = (event: string, data: object) => void;

/** The state of the account: its orders, trades and balances, and what changes them. */
export class Exchange {
  /** Reports order and trade events. */
  listener: Listener = () => {};

  constructor(
    readonly terms: Terms,
    readonly market: Market,
    readonly ledger: Ledger,
    readonly history: History,
  ) {}

  /** Places an order. One that is sent again, with its `client_order_id`, is returned as it is. */
  place(sent: NewOrder): Order | Refused {
    const earlier = this.history.findOwn(sent.client_order_id);
    const differing = earlier && differenceOf(earlier, sent);
    if (differing) {
      const message = `${earlier.order_id} has this client_order_id, but another ${differing}`;
      return {code: 'CLIENT_ORDER_ID_IN_USE', message};
    }
    if (earlier) return earlier;
    const refused = refusalOfOrder(this, sent);
    if (refused) return refused;
    const {base} = currenciesOf(sent.pair);
    const order: Order = {
      order_id: this.history.nextOrderId(),
      ...sent,
      filled_amount: decimal(ZERO, decimalsOf(base)),
      status: 'created',
      created_at: Date.now(),
    };
    if (!this.history.add(order))
      return {code: 'INVALID_REQUEST', message: 'Cancel some open orders first'};
    this.ledger.reserve(holdOf(order));
    this.report('order.created', order);
    const {pair, side, amount, price} = order;
    const limit = price === undefined ? undefined : Big(price);
    const isWaiting = order.stop_price !== undefined;
    const fills = isWaiting ? [] : this.market.fillsOf(pair, side, Big(amount), limit);
    this.execute(order, fills, this.terms.taker);
    return order;
  }

  /** Cancels what is open of an order; a finished one stays as it is. */
  cancel(order: Order): Order {
    if (isOpen(order)) {
      this.ledger.release(holdOf(order));
      order.status = 'cancelled';
      this.report('order.cancelled', order);
    }
    return order;
  }

  /**
   * Moves the last price of a pair, which fills the limit orders that it reaches and sets off others.
   *
   * @param most how much is traded with each limit order; without it, all that is open
   */
  move(pair: string, price: Big, most?: Big): void {
    this.market.setPrice(pair, price);
    for (const order of this.history.openOrders(pair)) {
      if (order.price === undefined) this.trigger(order);
      else if (order.side === 'buy' ? price.lte(order.price) : price.gte(order.price)) {
        const rest = restOf(order);
        const amount = most?.lt(rest) ? most : rest;
        this.execute(order, [{price: Big(order.price), amount}], this.terms.maker);
      }
    }
  }

  /** Carries out a waiting order whose stop is reached, at the prices of the book; cancels one that costs too much. */
  private trigger(order: Order): void {
    const {pair, side} = order;
    if (!isTriggered(order, this.market.priceOf(pair) ?? ZERO)) return;
    const fills = this.market.fillsOf(pair, side, restOf(order));
    if (side === 'buy' && !this.covers(order, valueOf(fills))) this.cancel(order);
    else this.execute(order, fills, this.terms.taker);
  }

  /** Whether the balance pays a value and its fee, together with what the order holds back for its price and fee. */
  private covers(order: Order, value: Big): boolean {
    const {quote} = currenciesOf(order.pair);
    const {amount: held} = holdOf(order);
    const kept = held.plus(product(held, this.terms.taker));
    return this.ledger
      .availableOf(quote)
      .plus(kept)
      .gte(neededFor(this, quote, value));
  }

  private execute(order: Order, fills: readonly Fill[], rate: Big): void {
    for (const fill of fills) this.trade(order, fill, rate);
  }

  private trade(order: Order, {price, amount}: Fill, rate: Big): void {
    const {base, quote} = currenciesOf(order.pair);
    const value = product(price, amount);
    const fee = product(value, rate);
    const sign = order.side === 'buy' ? 1 : -1;
    this.ledger.release(holdOf(order));
    this.ledger.add(base, amount.times(sign));
    this.ledger.add(quote, value.times(-sign).minus(fee));
    order.filled_amount = decimal(amount.plus(order.filled_amount), decimalsOf(base));
    order.status = restOf(order).eq(0) ? 'filled' : 'partially_filled';
    this.ledger.reserve(holdOf(order));
    const trade: AccountTrade = {
      trade_id: this.history.nextTradeId(),
      order_id: order.order_id,
      pair: order.pair,
      side: order.side,
      amount: decimal(amount, decimalsOf(base)),
      price: decimal(price, decimalsOf(quote)),
      fee: decimal(fee, decimalsOf(quote)),
      fee_currency: quote,
      timestamp: Date.now(),
    };
    this.history.addTrade(trade);
    const {timestamp: _, ...reported} = trade;
    this.listener('trade.executed', {
      ...reported,
      filled_amount: order.filled_amount,
      status: order.status,
    });
    this.report(`order.${order.status}`, order);
  }

  private report(event: `order.${OrderStatus}`, order: Order): void {
    const {created_at: _, price = null, ...data} = order;
    this.listener(event, {...data, price});
  }
}
