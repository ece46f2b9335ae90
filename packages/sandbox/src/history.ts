import {type AccountTrade, isOpen, type Order} from './orders';

/** Orders and trades that are kept; the oldest finished ones are forgotten. */
const MOST_KEPT = 10_000;

/** The number in the latest identifier: new ones are unique beyond a restart, as clients keep those that they know. */
let latest = Date.now();

/** A new identifier in the form of another one. */
function idLike(id: string): string {
  latest += 1;
  return id.replace(/[0-9]+$/, String(latest));
}

/** The orders and trades of the account, oldest first. */
export class History {
  constructor(
    readonly orders: Order[],
    readonly trades: AccountTrade[],
  ) {}

  nextOrderId(): string {
    return idLike(this.orders.at(-1)?.order_id ?? 'ord_0');
  }

  nextTradeId(): string {
    return idLike(this.trades.at(-1)?.trade_id ?? 'trd_0');
  }

  find(id: string): Order | undefined {
    return this.orders.find(({order_id}) => order_id === id);
  }

  /** The order that a client gave this identifier of its own. */
  findOwn(id: string | undefined): Order | undefined {
    return id === undefined
      ? undefined
      : this.orders.find(({client_order_id}) => client_order_id === id);
  }

  openOrders(pair: string): Order[] {
    return this.orders.filter((one) => one.pair === pair && isOpen(one));
  }

  /** Keeps an order, for which the oldest finished one may have to go; false if all are open. */
  add(order: Order): boolean {
    if (this.orders.length >= MOST_KEPT) {
      const oldest = this.orders.findIndex((one) => !isOpen(one));
      if (oldest < 0) return false;
      this.orders.splice(oldest, 1);
    }
    this.orders.push(order);
    return true;
  }

  addTrade(trade: AccountTrade): void {
    this.trades.push(trade);
    if (this.trades.length > MOST_KEPT) this.trades.shift();
  }
}
