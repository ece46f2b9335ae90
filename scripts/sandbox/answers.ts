import type Ajv from 'ajv';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import {type Context, type Document, OpenAPIBackend} from 'openapi-backend';

import {
  type ErrorCode,
  type OpenApiDocument,
  type Operation,
} from '../../src/features/contract/document';
import {type ApiKey, refusal, type SignedRequest} from './authorise';
import type {RateLimiter} from './rate-limit';

/** JSON, HTML, or only a status. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  html?: string;
}

/** A call with the address of its sender. */
export type Call = SignedRequest & {address: string};

/** Answers calls with the examples of the contract. openapi-backend handles routing and validation. */
export async function answersOf(
  document: OpenApiDocument,
  keys: readonly ApiKey[],
  count: RateLimiter,
): Promise<(call: Call) => Promise<Reply>> {
  const known = exampleIds(document);
  const refuse = (code: string, message?: string): Reply => refusalOf(document, code, message);
  const backend = new OpenAPIBackend({
    // Our type describes the part of the document that we use.
    definition: structuredClone(document) as unknown as Document,
    apiRoot: new URL(document.servers?.[0]?.url ?? 'http://localhost').pathname,
    // openapi-backend can only validate OpenAPI 3.0 documents. The rule `openapi` has validated ours.
    quick: true,
    coerceTypes: true,
    // authorise.ts checks the key and signature.
    securityHandlers: Object.fromEntries(
      Object.keys(document.components?.securitySchemes ?? {}).map((name) => [name, () => true]),
    ),
    customizeAjv: (_, options) => {
      const ajv = new Ajv2020({...options, strict: false});
      addFormats(ajv);
      return ajv as unknown as Ajv;
    },
    handlers: {
      notFound: () => refuse('NOT_FOUND', 'No such path'),
      validationFail: ({validation, request}: Context) => {
        const path = validation.errors?.find(({instancePath}) => instancePath.startsWith('/path'));
        if (path) return refuse('NOT_FOUND', `No such pair or order: ${request.path}`);
        const [first] = validation.errors ?? [];
        const field = first?.instancePath.replace('/requestBody/', '').replace('/query/', '');
        return refuse('INVALID_REQUEST', [field, first?.message].filter(Boolean).join(' '));
      },
      notImplemented: ({operation, request, api}: Context) => {
        const {pair, id} = request.params as Record<string, string | undefined>;
        if (pair !== undefined && !known.pairs.has(pair))
          return refuse('NOT_FOUND', 'No such pair');
        if (id !== undefined && !known.orders.has(id)) return refuse('NOT_FOUND', 'No such order');
        const wanted = (request.requestBody as {pair?: string} | undefined)?.pair;
        if (wanted !== undefined && !known.pairs.has(wanted)) {
          return refuse('INVALID_REQUEST', 'pair is not traded');
        }
        const {status, mock} = api.mockResponseForOperation(operation.operationId ?? '', {
          code: 200,
        });
        return {status, body: withSent(mock as {data: object}, request.requestBody as unknown)};
      },
    },
  });
  await backend.init();

  return async (call) => {
    const {method, target, headers, body, address} = call;
    const request = {method, path: target, headers: headers as Record<string, string>};
    const operation = matched(backend, request);
    if (!operation) return refuse('NOT_FOUND', 'No such path');
    const isPublic = operation.security?.length === 0;
    const caller = isPublic ? address : String(headers['x-api-key']);
    const counted = count(isPublic ? 'public' : 'private', caller);
    const code = counted.refused ? 'RATE_LIMIT_EXCEEDED' : refusal(call, operation, keys);
    const reply = code
      ? refuse(code)
      : ((await backend.handleRequest({
          ...request,
          ...(body.length > 0 && {body: body.toString('utf8')}),
        })) as Reply);
    return {...reply, headers: counted.headers};
  };
}

/** Optional fields of an order, which its sender chooses. */
const CHOSEN = ['client_order_id', 'price', 'stop_price'];

/** The example response with the fields of the order that was sent. */
function withSent(example: {data: object}, sent: unknown): object {
  if (typeof sent !== 'object' || sent === null) return example;
  const own = Object.entries(example.data).filter(([name]) => !CHOSEN.includes(name));
  return {...example, data: {...Object.fromEntries(own), ...sent}};
}

/** The operation of a call; undefined if the contract has none, or the path is malformed. */
function matched(
  backend: OpenAPIBackend,
  request: {method: string; path: string; headers: Record<string, string>},
): Operation | undefined {
  try {
    decodeURIComponent(request.path);
    return backend.matchOperation(request) as Operation | undefined;
  } catch {
    return undefined;
  }
}

/** The pairs and orders of the examples, which exist in the sandbox. */
function exampleIds(document: OpenApiDocument): {pairs: Set<string>; orders: Set<string>} {
  const text = JSON.stringify(document.components?.examples ?? {});
  const valuesOf = (name: string): Set<string> =>
    new Set(
      [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, value = '']) => value),
    );
  return {pairs: valuesOf('pair'), orders: valuesOf('order_id')};
}

/** The error response for a code, with the status and by default the meaning from the catalogue. */
function refusalOf(document: OpenApiDocument, code: string, message?: string): Reply {
  const catalogue: Record<string, ErrorCode> =
    document.components?.schemas?.ErrorCode?.['x-error-codes'] ?? {};
  const found = catalogue[code];
  if (!found) throw new Error(`The catalogue has no ${code}`);
  const error = {code, message: message ?? found.meaning};
  return {status: found.status, body: {success: false, data: null, error}};
}
