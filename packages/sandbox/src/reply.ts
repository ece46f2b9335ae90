import {errorCatalogue, type OpenApiDocument} from '@portal/contract';

/** JSON, HTML, or only a status. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  html?: string;
}

/** What the sandbox itself refuses, with the status and meaning if the catalogue of the contract has none. */
const CODES = {
  INVALID_REQUEST: {status: 400, meaning: 'The request is invalid.'},
  INSUFFICIENT_BALANCE: {status: 400, meaning: 'The balance does not cover the order.'},
  INVALID_CREDENTIALS: {status: 401, meaning: 'The key is unknown.'},
  INVALID_SIGNATURE: {status: 401, meaning: 'The signature does not match.'},
  TIMESTAMP_OUT_OF_RANGE: {status: 401, meaning: 'The timestamp is too old or too new.'},
  INSUFFICIENT_PERMISSIONS: {status: 403, meaning: 'The key lacks the permission.'},
  NOT_FOUND: {status: 404, meaning: 'There is no such thing.'},
  METHOD_NOT_ALLOWED: {status: 405, meaning: 'The path has no such method.'},
  CLIENT_ORDER_ID_IN_USE: {status: 409, meaning: 'Another order has this client_order_id.'},
  PAYLOAD_TOO_LARGE: {status: 413, meaning: 'The body is too long.'},
  RATE_LIMIT_EXCEEDED: {status: 429, meaning: 'Too many calls in this minute.'},
  SERVICE_UNAVAILABLE: {status: 503, meaning: 'Try again later.'},
} as const;

export type Code = keyof typeof CODES;

/** Why something is refused. */
export interface Refused {
  code: Code;
  /** Without it, the meaning of the code. */
  message?: string;
}

/** Status and meaning of each code, from the contract's catalogue if it has them. The first of a status is its general one. */
export function codesOf(
  contract: OpenApiDocument,
): Record<string, {status: number; meaning: string}> {
  const catalogue = Object.fromEntries(errorCatalogue(contract));
  return {...CODES, ...catalogue};
}

/** The error response for a code, with the status and by default the meaning from the catalogue. */
export function refusalOf(contract: OpenApiDocument, code: string, message?: string): Reply {
  const found = codesOf(contract)[code];
  if (!found) throw new Error(`There is no code ${code}`);
  const error = {code, message: message ?? found.meaning};
  return {status: found.status, body: {success: false, data: null, error}};
}
