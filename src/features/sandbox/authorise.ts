import {createHmac, timingSafeEqual} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';

import type {Operation, Permission} from '../contract/document';

/** Milliseconds by which a timestamp may differ from the clock, in either direction. */
const TOLERANCE = 30_000;

export interface ApiKey {
  key: string;
  secret: string;
  permissions: readonly Permission[];
}

export interface SignedRequest {
  method: string;
  /** Path and query, as received. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The error code for a request that is not authorised; undefined if it is. */
export function refusal(
  request: SignedRequest,
  operation: Operation,
  keys: readonly ApiKey[],
  now = Date.now(),
): string | undefined {
  if (operation.security?.length === 0) return undefined;
  const known = keys.find(({key}) => key === request.headers['x-api-key']);
  if (!known) return 'INVALID_CREDENTIALS';
  const timestamp = String(request.headers['x-api-timestamp']);
  if (!/^\d+$/.test(timestamp) || Math.abs(Number(timestamp) - now) > TOLERANCE) {
    return 'TIMESTAMP_OUT_OF_RANGE';
  }
  if (!isSigned(request, timestamp, known.secret)) return 'INVALID_SIGNATURE';
  const needed = operation['x-permission'] ?? 'withdraw';
  return known.permissions.includes(needed) ? undefined : 'INSUFFICIENT_PERMISSIONS';
}

function isSigned(
  {method, target, headers, body}: SignedRequest,
  timestamp: string,
  secret: string,
) {
  const expected = createHmac('sha256', secret)
    .update(`${timestamp}${method}${target}`)
    .update(body)
    .digest('hex');
  const received = Buffer.from(String(headers['x-api-signature']));
  return received.length === expected.length && timingSafeEqual(received, Buffer.from(expected));
}
