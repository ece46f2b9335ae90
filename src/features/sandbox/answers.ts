import {
  errorCatalogue,
  type OpenApiDocument,
  type OperationAt,
  operationsOf,
  shownPath,
} from '@portal/contract';

import {type ApiKey, refusal, type SignedRequest} from './authorise';
import type {Exchange} from './exchange';
import type {NewOrder} from './orders';
import type {RateLimiter} from './rate-limit';
import {Requests} from './request';
import {marketTradesOf} from './seed';

/** JSON, HTML, or only a status. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  html?: string;
}

/** A call with the address of its sender. */
export type Call = SignedRequest & {address: string};

/** What an operation returns as `data`, or why it refuses. */
type Outcome = {data: unknown} | {code: string; message?: string | undefined};

interface Asked {
  path: Record<string, string>;
  query: Record<string, number | string>;
  body: unknown;
}

/** Answers calls as the contract describes them, from the state of an exchange. A preset reply is counted too. */
export function answersOf(
  document: OpenApiDocument,
  keys: readonly ApiKey[],
  count: RateLimiter,
  exchange: () => Exchange,
): (call: Call, preset?: Reply) => Reply {
  const requests = new Requests(document);
  const noPath = `No such path: all begin with ${shownPath(document, {path: '/'})}, without a slash at the end`;
  const routes = operationsOf(document.paths).map((at) => ({at, path: patternOf(document, at)}));
  return (call, preset) => {
    const {method, target, headers, body, address} = call;
    const [pathname = '', ...rest] = target.split('?');
    const matches = routes.flatMap(({at, path}) => {
      const match = path.exec(pathname);
      return match ? [{at, parameters: decoded(match.groups ?? {})}] : [];
    });
    // As OpenAPI has it, a fixed path wins over one with parameters.
    const fixed = matches.filter(({parameters}) => Object.keys(parameters).length === 0);
    const found = fixed.length > 0 ? fixed : matches;
    const allowed = [...new Set(found.flatMap(({at}) => methodsOf(at))), 'OPTIONS'].join(', ');
    const chosen = found.find(({at}) => methodsOf(at).includes(method));
    const isPrivate = chosen && chosen.at.operation.security?.length !== 0;
    const key = keys.find((one) => one.key === headers['x-api-key'])?.key;
    const counted =
      isPrivate && key ? count('private', key) : count(isPrivate ? 'private' : 'public', address);
    const refuse = (code: string, message?: string, more: Record<string, string> = {}): Reply => ({
      ...refusalOf(document, code, message),
      headers: {...counted.headers, ...more},
    });
    if (preset) return {...preset, headers: {...counted.headers, ...preset.headers}};
    if (counted.refused) return refuse('RATE_LIMIT_EXCEEDED');
    if (found.length === 0) return refuse('NOT_FOUND', noPath);
    if (method === 'OPTIONS') return {status: 204, headers: {...counted.headers, Allow: allowed}};
    if (!chosen) return refuse('METHOD_NOT_ALLOWED', undefined, {Allow: allowed});
    const {at, parameters} = chosen;
    const unauthorised = refusal(call, at.operation, keys);
    if (unauthorised) return refuse(...unauthorised);
    const asked = requests.check(at, parameters, rest.join('?'), headers['content-type'], body);
    if ('fault' in asked) return refuse('INVALID_REQUEST', asked.fault);
    const handler = handlers[at.operation.operationId];
    if (!handler) throw new Error(`The sandbox has no ${at.operation.operationId}`);
    const outcome = handler(exchange(), asked, document);
    if ('code' in outcome) return refuse(outcome.code, outcome.message);
    return {
      status: 200,
      headers: counted.headers,
      body: {success: true, data: outcome.data, error: null},
    };
  };
}

const NO_PAIR: Outcome = {code: 'NOT_FOUND', message: 'No such pair'};
const NO_ORDER: Outcome = {code: 'NOT_FOUND', message: 'No such order'};

/** The operations of the contract, by their identifiers. */
const handlers: Record<
  string,
  (exchange: Exchange, asked: Asked, document: OpenApiDocument) => Outcome
> = {
  getTicker: ({market}) => ({data: market.tickerList()}),
  getOrderBook: ({market}, {path: {pair = ''}}) =>
    market.priceOf(pair) ? {data: market.bookOf(pair)} : NO_PAIR,
  listMarketTrades: (exchange, asked, document) => {
    const {pair = ''} = asked.path;
    if (!exchange.market.priceOf(pair)) return NO_PAIR;
    return {data: pageOf(marketTradesOf(document, pair, exchange), asked)};
  },
  listBalances: (exchange) => ({data: exchange.balances()}),
  listOrders: ({orders}, asked) => ({data: pageOf([...orders].reverse(), asked)}),
  listAccountTrades: ({trades}, asked) => ({data: pageOf([...trades].reverse(), asked)}),
  createOrder: (exchange, {body}) => {
    // The contract has validated it.
    const placed = exchange.place(body as NewOrder);
    return 'code' in placed ? placed : {data: placed};
  },
  getOrder: (exchange, {path: {id = ''}}) => {
    const order = exchange.find(id);
    return order ? {data: order} : NO_ORDER;
  },
  cancelOrder: (exchange, {path: {id = ''}}) => {
    const order = exchange.find(id);
    return order ? {data: exchange.cancel(order)} : NO_ORDER;
  },
};

/** One page of a list. */
function pageOf(list: readonly unknown[], {query}: Asked): object {
  const limit = Number(query.limit);
  const offset = Number(query.offset);
  return {items: list.slice(offset, offset + limit), limit, offset, total: list.length};
}

/** The error response for a code, with the status and by default the meaning from the catalogue. */
export function refusalOf(document: OpenApiDocument, code: string, message?: string): Reply {
  const found = errorCatalogue(document).find(([name]) => name === code)?.[1];
  if (!found) throw new Error(`The catalogue has no ${code}`);
  const error = {code, message: message ?? found.meaning};
  return {status: found.status, body: {success: false, data: null, error}};
}

function methodsOf({method}: OperationAt): string[] {
  return method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
}

/** A path of the contract as a pattern, with its parameters as groups. */
function patternOf(document: OpenApiDocument, at: OperationAt): RegExp {
  const path = shownPath(document, at).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${path}$`);
}

/** Decodes the parameters of a path; what cannot be decoded stays, and is not found. */
function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}
