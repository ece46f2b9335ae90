import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

import {
  type ErrorCode,
  follow,
  type OpenApiDocument,
  operationsOf,
  type OperationAt,
} from '../../../src/contract/document';
import {type ApiKey, refusal} from './authorise';
import {validatorOf} from './validate';

export interface MockApi {
  /** Scheme, host and port. */
  origin: string;
  /** Calls that arrived, the oldest first, as `GET /v1/…`, each with the status it got. */
  calls: {call: string; status: number; body: string}[];
  /** Makes the next calls fail with these statuses, without looking at them. */
  failNext(...statuses: number[]): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * A stand-in for the API, made from the document alone: it refuses what the document refuses and
 * answers with the document's first example.
 */
export async function startMockApi(
  document: OpenApiDocument,
  keys: readonly ApiKey[],
): Promise<MockApi> {
  const base = new URL(document.servers?.[0]?.url ?? '').pathname;
  const operations = operationsOf(document.paths);
  const validate = validatorOf(document);
  const failing: number[] = [];
  const calls: MockApi['calls'] = [];

  const answer = (request: http.IncomingMessage, body: Buffer): Answer => {
    const {method = '', url: target = '/', headers} = request;
    const {pathname, searchParams} = new URL(target, 'http://mock');
    const at = operations.find((one) => matches(one, method, base, pathname));
    const status = failing.shift();
    if (status === 429) return refuse(document, 'RATE_LIMIT_EXCEEDED');
    if (status !== undefined) return {status, body: undefined};
    if (!at) return refuse(document, 'NOT_FOUND');
    const code = refusal({method, target, headers, body}, at.operation, keys);
    if (code) return refuse(document, code);
    const fault = validate(at, {query: searchParams, body});
    return fault ? refuse(document, 'INVALID_REQUEST', fault) : accept(document, at);
  };

  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      const {status, body: payload} = answer(request, body);
      calls.push({
        call: `${request.method ?? ''} ${request.url ?? ''}`,
        status,
        body: String(body),
      });
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(status === 429 && {'Retry-After': '0'}),
      });
      response.end(payload === undefined ? '' : JSON.stringify(payload));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    failNext: (...statuses) => void failing.push(...statuses),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function matches(at: OperationAt, method: string, base: string, pathname: string): boolean {
  const pattern = `${base}${at.path}`.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return at.method.toUpperCase() === method && new RegExp(`^${pattern}$`).test(pathname);
}

function accept(document: OpenApiDocument, {operation}: OperationAt): Answer {
  const response = operation.responses['200'];
  const content = response && follow(document, response).content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  if (!example) throw new Error(`${operation.operationId} has no example of an answer`);
  return {status: 200, body: follow(document, example).value};
}

/** A refusal with the status that the catalogue gives to the code. */
function refuse(document: OpenApiDocument, code: string, message = code): Answer {
  const catalogue: Record<string, ErrorCode> =
    document.components?.schemas?.ErrorCode?.['x-error-codes'] ?? {};
  const status = catalogue[code]?.status;
  if (!status) throw new Error(`The catalogue has no ${code}`);
  return {status, body: {success: false, data: null, error: {code, message}}};
}
