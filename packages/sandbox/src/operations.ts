import type {OpenApiDocument} from '@portal/contract';

import type {Exchange} from './exchange';
import {decimal, STEP} from './money';
import {isOpen, type NewOrder} from './orders';
import type {Refused} from './reply';
import {marketTradesOf} from './seed';

/** What an operation returns as `data`, or why it refuses. */
type Outcome = {data: unknown} | Refused;

export interface Asked {
  path: Record<string, string>;
  query: Record<string, number | string>;
  body: unknown;
}

const NO_PAIR: Outcome = {code: 'NOT_FOUND', message: 'No such pair'};
const NO_ORDER: Outcome = {code: 'NOT_FOUND', message: 'No such order'};

type Handler = (exchange: Exchange, asked: Asked, contract: OpenApiDocument) => Outcome;

/** The operations that the exchange answers, by their `operationId`. */
const handlers: Readonly<Record<string, Handler>> = {
  getTicker: ({market}) => ({data: market.tickerList()}),
  getOrderBook: ({market}, {path: {pair = ''}}) =>
    market.priceOf(pair) ? {data: market.bookOf(pair)} : NO_PAIR,
  listMarketTrades: (exchange, asked, contract) => {
    const {pair = ''} = asked.path;
    if (!exchange.market.priceOf(pair)) return NO_PAIR;
    return {data: pageOf(marketTradesOf(contract, pair, exchange), asked)};
  },
  listPairs: ({market, terms}) => ({
    data: market.tickerList().map(({pair}) => ({
      ...{pair, amount_step: STEP, price_step: STEP, state: 'trading'},
      minimum_amount: decimal(terms.smallest(pair), 4),
    })),
  }),
  getTime: () => ({data: {time: Date.now()}}),
  listBalances: ({ledger}) => ({data: ledger.list()}),
  listOrders: ({history}, asked) => ({data: pageOf([...history.orders].reverse(), asked)}),
  listOpenOrders: ({history}, asked) => ({
    data: pageOf(history.orders.filter(isOpen).reverse(), asked),
  }),
  // Those of one millisecond have no fixed order: here, the newest of them comes last.
  listAccountTrades: ({history}, asked) => ({
    data: pageOf(
      history.trades.toSorted((one, other) => other.timestamp - one.timestamp),
      asked,
    ),
  }),
  createOrder: (exchange, {body}) => {
    // The contract has validated it.
    const placed = exchange.place(body as NewOrder);
    return 'code' in placed ? placed : {data: placed};
  },
  getOrder: (exchange, {path: {id = ''}}) => {
    const order = exchange.history.find(id);
    return order ? {data: order} : NO_ORDER;
  },
  findOrder: (exchange, {path: {client_order_id: id = ''}}) => {
    const order = exchange.history.findOwn(id);
    return order ? {data: order} : NO_ORDER;
  },
  cancelOrder: (exchange, {path: {id = ''}}) => {
    const order = exchange.history.find(id);
    return order ? {data: exchange.cancel(order)} : NO_ORDER;
  },
};

/** How the exchange answers an operation; undefined if it does not know it. */
export function handlerOf(operationId: string): Handler | undefined {
  return Object.hasOwn(handlers, operationId) ? handlers[operationId] : undefined;
}

/** One page of a list. */
function pageOf(list: readonly unknown[], {query}: Asked): object {
  const limit = Number(query.limit ?? list.length);
  const offset = Number(query.offset ?? 0);
  return {items: list.slice(offset, offset + limit), limit, offset, total: list.length};
}
