import Big from 'big.js';

import type {History} from './history';
import type {Ledger} from './ledger';
import type {Market} from './market';
import {currenciesOf, valueOf, ZERO} from './money';
import {holdOf, isOpen, isTriggered, type NewOrder} from './orders';
import type {Refused} from './reply';

/** Shares of the traded value, and the smallest order of a pair in its base currency. */
export interface Terms {
  maker: Big;
  taker: Big;
  smallest: (pair: string) => Big;
}

/** What decides whether an order is accepted. */
interface Account {
  terms: Terms;
  market: Market;
  ledger: Ledger;
  history: History;
}

/** Why an order is refused, by its pair, its size or the balance; undefined if it is accepted. */
export function refusalOfOrder(account: Account, sent: NewOrder): Refused | undefined {
  const {terms, market, ledger} = account;
  const {pair, side, amount} = sent;
  const {base} = currenciesOf(pair);
  if (!market.priceOf(pair)) return {code: 'INVALID_REQUEST', message: 'pair is not traded'};
  const least = terms.smallest(pair);
  if (least.gt(amount)) {
    return {
      code: 'INVALID_REQUEST',
      message: `amount must be at least ${least.toFixed()} ${base}`,
    };
  }
  const isCovered =
    side === 'sell'
      ? ledger.availableOf(base).gte(amount)
      : canPay(account, pair, costOf(market, sent));
  return isCovered ? undefined : {code: 'INSUFFICIENT_BALANCE'};
}

/** The most that an order to buy can cost, before fees. */
function costOf(market: Market, sent: NewOrder): Big {
  const {pair, side, amount, price, stop_price: stop} = sent;
  const limit = isTriggered(sent, market.priceOf(pair) ?? ZERO) ? undefined : (price ?? stop);
  return limit === undefined
    ? valueOf(market.fillsOf(pair, side, Big(amount), price === undefined ? undefined : Big(price)))
    : Big(limit).times(amount);
}

/** Whether the balance covers a cost and its fee, beside the fees of the open orders. */
export function canPay({terms, ledger, history}: Account, pair: string, cost: Big): boolean {
  const {quote} = currenciesOf(pair);
  const promised = history.orders
    .filter(
      (order) => isOpen(order) && order.side === 'buy' && currenciesOf(order.pair).quote === quote,
    )
    .reduce((sum, order) => sum.plus(holdOf(order).amount), ZERO);
  const fees = promised.plus(cost).times(terms.taker);
  return ledger.availableOf(quote).gte(cost.plus(fees));
}
