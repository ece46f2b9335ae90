import Big from 'big.js';

import type {Hold} from './ledger';
import type {Side} from './market';
import {currenciesOf, product} from './money';

type OrderKind = 'market' | 'limit' | 'stop_loss' | 'take_profit';
export type OrderStatus = 'created' | 'partially_filled' | 'filled' | 'cancelled';

/** An order that a client sends; the contract has validated it. */
export interface NewOrder {
  client_order_id?: string;
  pair: string;
  side: Side;
  type: OrderKind;
  amount: string;
  price?: string;
  stop_price?: string;
}

export interface Order extends NewOrder {
  order_id: string;
  filled_amount: string;
  status: OrderStatus;
  created_at: number;
}

export interface MarketTrade {
  trade_id: string;
  pair: string;
  side: Side;
  amount: string;
  price: string;
  timestamp: number;
}

export interface AccountTrade extends MarketTrade {
  order_id: string;
  fee: string;
  fee_currency: string;
}

export const isOpen = ({status}: Order): boolean =>
  status === 'created' || status === 'partially_filled';

export const restOf = ({amount, filled_amount}: Order): Big => Big(amount).minus(filled_amount);

/** What an open order holds back of a balance: the coins that it sells, or the price that it may pay. */
export function holdOf(order: Order): Hold {
  const {base, quote} = currenciesOf(order.pair);
  const rest = isOpen(order) ? restOf(order) : Big(0);
  const price = order.price ?? order.stop_price ?? '0';
  if (order.side === 'buy') return {currency: quote, amount: product(rest, price)};
  return {currency: base, amount: order.type === 'market' ? Big(0) : rest};
}

/** The first field in which an order differs from one that is sent: numbers may be written in another way. */
export const differenceOf = (order: Order, sent: NewOrder): string | undefined =>
  (['pair', 'side', 'type'] as const).find((key) => order[key] !== sent[key]) ??
  (['amount', 'price', 'stop_price'] as const).find(
    (key) => !Big(order[key] ?? 0).eq(sent[key] ?? 0),
  );

/** Whether a price sets off a waiting order. */
export function isTriggered({type, side, stop_price}: NewOrder, price: Big): boolean {
  if (stop_price === undefined) return false;
  const below = (type === 'stop_loss') === (side === 'sell');
  return below ? price.lte(stop_price) : price.gte(stop_price);
}

/** The identifier so many places later, or earlier if negative. */
export function idAfter(id: string, places: number): string {
  return id.replace(/[0-9]+$/, (number) => String(Number(number) + places));
}
