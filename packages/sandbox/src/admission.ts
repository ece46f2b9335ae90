import Big from 'big.js';

import type {History} from './history';
import type {Ledger} from './ledger';
import type {Market} from './market';
import {currenciesOf, decimal, decimalsOf, product, valueOf, ZERO} from './money';
import {holdOf, isOpen, isTriggered, type NewOrder} from './orders';
import type {Refused} from './reply';

/** Shares of the traded value, the smallest order of a pair in its base currency, and what a withdrawal costs. */
export interface Terms {
  maker: Big;
  taker: Big;
  smallest: (pair: string) => Big;
  withdrawal: (currency: string) => Big;
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
  const {base, quote} = currenciesOf(pair);
  const last = market.priceOf(pair);
  if (!last) return {code: 'INVALID_REQUEST', message: 'pair is not traded'};
  if (isTriggered(sent, last)) {
    const message = `stop_price is already reached: the last price is ${decimal(last, decimalsOf(quote))}`;
    return {code: 'INVALID_REQUEST', message};
  }
  const least = terms.smallest(pair);
  if (least.gt(amount)) {
    return {
      code: 'INVALID_REQUEST',
      message: `amount must be at least ${least.toFixed()} ${base}`,
    };
  }
  const currency = side === 'sell' ? base : quote;
  const needed = side === 'sell' ? Big(amount) : neededFor(account, quote, costOf(market, sent));
  const available = ledger.availableOf(currency);
  if (available.gte(needed)) return undefined;
  const [wanted, has] = [needed, available].map((each) => decimal(each, decimalsOf(currency)));
  const sums = `needed ${wanted} ${currency}${side === 'buy' ? ' with fees' : ''}, available ${has} ${currency}`;
  return {code: 'INSUFFICIENT_BALANCE', message: `Insufficient balance to place order: ${sums}`};
}

/** The most that an order to buy can cost, before fees. */
function costOf(market: Market, {pair, side, amount, price, stop_price: stop}: NewOrder): Big {
  const limit = price ?? stop;
  return limit === undefined
    ? valueOf(market.fillsOf(pair, side, Big(amount)))
    : product(Big(amount), limit);
}

/** Why a withdrawal is refused, its fee included; undefined if it is accepted. */
export function faultOfWithdrawal(
  account: Account,
  currency: string,
  amount: string,
): string | undefined {
  const written = (sum: Big): string => `${decimal(sum, decimalsOf(currency))} ${currency}`;
  const fee = account.terms.withdrawal(currency);
  if (fee.gte(amount)) return `A withdrawal must be more than its fee, ${written(fee)}`;
  const free = account.ledger.availableOf(currency).minus(feesOfOpen(account, currency));
  return free.gte(amount)
    ? undefined
    : `You can withdraw only ${written(free)}: the rest is reserved, or kept for the fees of open orders`;
}

/** What must be available for a cost: that, and the taker fee of it and of what the open orders to buy may cost. */
export function neededFor(account: Account, quote: string, cost: Big): Big {
  return cost.plus(product(cost, account.terms.taker)).plus(feesOfOpen(account, quote));
}

function feesOfOpen({terms, history}: Account, quote: string): Big {
  return history.orders
    .filter(
      (order) => isOpen(order) && order.side === 'buy' && currenciesOf(order.pair).quote === quote,
    )
    .reduce((sum, order) => sum.plus(product(holdOf(order).amount, terms.taker)), ZERO);
}
