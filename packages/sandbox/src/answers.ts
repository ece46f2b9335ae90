import {
  type Example,
  follow,
  type OpenApiDocument,
  type Operation,
  type OperationAt,
  operationsOf,
  shownPath,
} from '@portal/contract';

import {refusal, type SignedRequest} from './authorise';
import type {Exchange} from './exchange';
import {type Asked, handlerOf} from './operations';
import type {RateLimiter} from './rate-limit';
import {type Code, type Refused, type Reply, refusalOf} from './reply';
import {Requests} from './request';
import type {ApiKey} from './rules';

/** A call with the address of its sender. */
export type Call = SignedRequest & {address: string};

/**
 * Answers calls as the contract describes them, from the state of an exchange. A preset reply is counted too.
 *
 * Of several faults the first counts: too many calls, the path, the method, the key with its signature and permission,
 * the fields, and last what the exchange refuses.
 */
export function answersOf(
  contract: OpenApiDocument,
  keys: readonly ApiKey[],
  count: RateLimiter,
  exchange: () => Exchange | undefined,
): (call: Call, preset?: Reply) => Reply {
  const requests = new Requests(contract);
  const noPath = `No such path: all begin with ${shownPath(contract, {path: '/'})}, without a slash at the end`;
  const routes = operationsOf(contract.paths).map((at) => ({
    at,
    path: patternOf(contract, at),
    answer: answerOf(contract, at, exchange),
  }));
  const countCall = ({headers, address}: Call, operation?: Operation): ReturnType<RateLimiter> => {
    const isPrivate = operation !== undefined && operation.security?.length !== 0;
    const key = isPrivate && keys.find((one) => one.key === headers['x-api-key'])?.key;
    return key ? count('private', key) : count(isPrivate ? 'private' : 'public', address);
  };
  return (call, preset) => {
    const {method, target, headers: sent, body} = call;
    const [pathname = '', ...query] = target.split('?');
    const found = matchesOf(routes, pathname);
    const chosen = found.find(({at}) => methodsOf(at).includes(method));
    const allowed = [...new Set(found.flatMap(({at}) => methodsOf(at))), 'OPTIONS'].join(', ');
    const counted = countCall(call, chosen?.at.operation);
    const headers = {...counted.headers, ...noticeOf(chosen?.at.operation)};
    const refuse = (code: Code, message?: string, more: Record<string, string> = {}): Reply => ({
      ...refusalOf(contract, code, message),
      headers: {...headers, ...more},
    });
    if (preset) return {...preset, headers: {...headers, ...preset.headers}};
    if (counted.refused) return refuse('RATE_LIMIT_EXCEEDED');
    if (found.length === 0) return refuse('NOT_FOUND', noPath);
    if (method === 'OPTIONS') return {status: 204, headers: {...counted.headers, Allow: allowed}};
    if (!chosen) return refuse('METHOD_NOT_ALLOWED', undefined, {Allow: allowed});
    const {at, parameters, answer} = chosen;
    const unauthorised = refusal(call, at.operation, keys);
    if (unauthorised) return refuse(...unauthorised);
    const asked = requests.check(at, parameters, query.join('?'), sent, body);
    if ('fault' in asked) return refuse('INVALID_REQUEST', asked.fault);
    const outcome = answer(asked);
    return 'code' in outcome ? refuse(outcome.code, outcome.message) : {headers, ...outcome};
  };
}

/**
 * What answers an operation: the exchange, or the first example of its success response.
 *
 * @throws Error if it has none
 */
function answerOf(
  contract: OpenApiDocument,
  {operation}: OperationAt,
  exchange: () => Exchange | undefined,
): (asked: Asked) => Reply | Refused {
  const handler = handlerOf(operation.operationId);
  if (handler) {
    return (asked) => {
      const state = exchange();
      if (!state) return {code: 'SERVICE_UNAVAILABLE'};
      const outcome = handler(state, asked, contract);
      return 'code' in outcome
        ? outcome
        : {status: 200, body: {success: true, data: outcome.data, error: null}};
    };
  }
  const [status, response] =
    Object.entries(operation.responses).find(([one]) => /^2\d\d$/.test(one)) ?? [];
  const content = response && follow(contract, response).content?.['application/json'];
  if (response && !content) return () => ({status: Number(status)});
  const [example] = Object.values(content?.examples ?? {});
  if (!example) throw new Error(`${operation.operationId} has no example of its success response`);
  const {value: body} = follow<Example>(contract, example);
  return () => ({status: Number(status), body});
}

/** The headers of an operation that is to be removed, as RFC 9745 and RFC 8594 write them. */
function noticeOf(operation: Operation | undefined): Record<string, string> {
  if (!operation?.deprecated) return {};
  const {'x-deprecated-since': since, 'x-sunset': sunset} = operation;
  return {
    ...(since && {Deprecation: `@${Date.parse(since) / 1000}`}),
    ...(sunset && {Sunset: new Date(sunset).toUTCString()}),
  };
}

function methodsOf({method}: OperationAt): string[] {
  return method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
}

/** The operations of a path, with its parameters. As OpenAPI has it, a fixed path wins over one with parameters. */
function matchesOf<T extends {path: RegExp}>(
  routes: readonly T[],
  pathname: string,
): (T & {parameters: Record<string, string>})[] {
  const matches = routes.flatMap((route) => {
    const match = route.path.exec(pathname);
    return match ? [{...route, parameters: decoded(match.groups ?? {})}] : [];
  });
  const fixed = matches.filter(({parameters}) => Object.keys(parameters).length === 0);
  return fixed.length > 0 ? fixed : matches;
}

/** A path of the contract as a pattern, with its parameters as groups. */
function patternOf(contract: OpenApiDocument, at: OperationAt): RegExp {
  const path = shownPath(contract, at).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
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
