import Big from 'big.js';

import type {Balance, Ledger} from './ledger';
import type {Fill, Market} from './market';
import {currenciesOf, decimalsOf, product, text, ZERO} from './money';
import {
  type AccountTrade,
  holdOf,
  isOpen,
  isTriggered,
  type NewOrder,
  type Order,
  type OrderStatus,
  restOf,
} from './orders';

/** Shares of the traded value, and the smallest order of a pair in its base currency. */
export interface Rules {
  maker: Big;
  taker: Big;
  smallest: (pair: string) => Big;
}

/** Something that webhooks report. */
type Listener = (event: string, data: object) => void;

/** Why an order is refused: a code of the catalogue, and a message. */
export type Refused = {code: 'INVALID_REQUEST' | 'INSUFFICIENT_BALANCE'; message?: string};

/** Orders and trades that are kept; the oldest finished ones are forgotten. */
const MOST_KEPT = 10_000;

/** The state of the account: its orders, trades and balances, and what changes them. */
export class Exchange {
  /** Reports order and trade events. */
  listener: Listener = () => {};

  /** @param orders oldest first, as `trades` */
  constructor(
    private readonly rules: Rules,
    readonly market: Market,
    private readonly ledger: Ledger,
    readonly orders: Order[],
    readonly trades: AccountTrade[],
  ) {
    this.nextOrder = numberOf(orders.at(-1)?.order_id) + 1;
    this.nextTrade = numberOf(trades.at(-1)?.trade_id) + 1;
  }

  private nextOrder: number;
  private nextTrade: number;

  balances(): Balance[] {
    return this.ledger.list();
  }

  find(id: string): Order | undefined {
    return this.orders.find(({order_id}) => order_id === id);
  }

  /** Places an order; one with a known `client_order_id` is returned as it is. */
  place(sent: NewOrder): Order | Refused {
    const {client_order_id: own} = sent;
    const known =
      own === undefined ? undefined : this.orders.find((one) => one.client_order_id === own);
    if (known) return known;
    const refused = this.refusalOf(sent);
    if (refused) return refused;
    const {base} = currenciesOf(sent.pair);
    const order: Order = {
      order_id: `ord_${this.nextOrder}`,
      ...sent,
      filled_amount: text(ZERO, decimalsOf(base)),
      status: 'created',
      created_at: Date.now(),
    };
    if (!this.remember(order))
      return {code: 'INVALID_REQUEST', message: 'Cancel some open orders first'};
    this.nextOrder += 1;
    this.ledger.reserve(holdOf(order));
    this.report('order.created', order);
    if (order.stop_price === undefined) this.execute(order, this.fillsOf(order), this.rules.taker);
    else this.trigger(order);
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
    for (const order of this.orders.filter((one) => one.pair === pair && isOpen(one))) {
      if (order.price === undefined) this.trigger(order);
      else if (order.side === 'buy' ? price.lte(order.price) : price.gte(order.price)) {
        const rest = restOf(order);
        const amount = most?.lt(rest) ? most : rest;
        this.execute(order, [{price: Big(order.price), amount}], this.rules.maker);
      }
    }
  }

  private fillsOf({pair, side, amount, price}: NewOrder): Fill[] {
    return this.market.fillsOf(
      pair,
      side,
      Big(amount),
      price === undefined ? undefined : Big(price),
    );
  }

  private refusalOf(sent: NewOrder): Refused | undefined {
    const {pair, side, amount} = sent;
    const {base} = currenciesOf(pair);
    if (!this.market.priceOf(pair)) return invalid('pair is not traded');
    const least = this.rules.smallest(pair);
    if (least.gt(amount)) return invalid(`amount must be at least ${least.toFixed()} ${base}`);
    const covered =
      side === 'sell'
        ? this.ledger.availableOf(base).gte(amount)
        : this.canPay(pair, this.costOf(sent));
    return covered ? undefined : {code: 'INSUFFICIENT_BALANCE'};
  }

  /** The most that an order to buy can cost, before fees. */
  private costOf(sent: NewOrder): Big {
    const triggered = isTriggered(sent, this.market.priceOf(sent.pair) ?? ZERO);
    const limit = triggered ? undefined : (sent.price ?? sent.stop_price);
    return limit === undefined ? valueOf(this.fillsOf(sent)) : Big(limit).times(sent.amount);
  }

  /** Whether the balance covers a cost and its fee, beside the fees of the open orders. */
  private canPay(pair: string, cost: Big): boolean {
    const {quote} = currenciesOf(pair);
    const promised = this.orders
      .filter(
        (order) =>
          isOpen(order) && order.side === 'buy' && currenciesOf(order.pair).quote === quote,
      )
      .reduce((sum, order) => sum.plus(holdOf(order).amount), ZERO);
    const fees = promised.plus(cost).times(this.rules.taker);
    return this.ledger.availableOf(quote).gte(cost.plus(fees));
  }

  /** Turns a waiting order into a market order once the price has reached its stop. */
  private trigger(order: Order): void {
    if (!isTriggered(order, this.market.priceOf(order.pair) ?? ZERO)) return;
    const {pair, side} = order;
    const fills = this.market.fillsOf(pair, side, restOf(order));
    const more = valueOf(fills).minus(holdOf(order).amount);
    if (side === 'buy' && !this.canPay(pair, more)) this.cancel(order);
    else this.execute(order, fills, this.rules.taker);
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
    order.filled_amount = text(amount.plus(order.filled_amount), decimalsOf(base));
    order.status = restOf(order).eq(0) ? 'filled' : 'partially_filled';
    this.ledger.reserve(holdOf(order));
    const trade: AccountTrade = {
      trade_id: `trd_${this.nextTrade}`,
      order_id: order.order_id,
      pair: order.pair,
      side: order.side,
      amount: text(amount, decimalsOf(base)),
      price: text(price, decimalsOf(quote)),
      fee: text(fee, decimalsOf(quote)),
      fee_currency: quote,
      timestamp: Date.now(),
    };
    this.nextTrade += 1;
    this.trades.push(trade);
    if (this.trades.length > MOST_KEPT) this.trades.shift();
    const {timestamp: _, ...known} = trade;
    this.listener('trade.executed', {
      ...known,
      filled_amount: order.filled_amount,
      status: order.status,
    });
    this.report(`order.${order.status}`, order);
  }

  private report(event: `order.${OrderStatus}`, order: Order): void {
    const {order_id, pair, side, amount, price = null, filled_amount, status} = order;
    this.listener(event, {order_id, pair, side, amount, price, filled_amount, status});
  }

  /** Keeps an order, for which the oldest finished one may have to go; false if all are open. */
  private remember(order: Order): boolean {
    if (this.orders.length >= MOST_KEPT) {
      const oldest = this.orders.findIndex((one) => !isOpen(one));
      if (oldest < 0) return false;
      this.orders.splice(oldest, 1);
    }
    this.orders.push(order);
    return true;
  }
}

const invalid = (message: string): Refused => ({code: 'INVALID_REQUEST', message});

const valueOf = (fills: readonly Fill[]): Big =>
  fills.reduce((sum, {price, amount}) => sum.plus(price.times(amount)), ZERO);

const numberOf = (id = ''): number => Number(id.replace(/\D/g, ''));
