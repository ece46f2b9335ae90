import {createHmac, timingSafeEqual} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';

import type {Operation} from '@portal/contract';

import type {Code} from './reply';
import type {ApiKey} from './rules';

/** Milliseconds by which a timestamp may differ from the clock, in either direction. */
const TOLERANCE = 30_000;

export interface SignedRequest {
  method: string;
  /** Path and query, as received. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a call must have, each with the code of a call without it. */
const HEADERS = {
  'X-API-Key': 'INVALID_CREDENTIALS',
  'X-API-Timestamp': 'TIMESTAMP_OUT_OF_RANGE',
  'X-API-Signature': 'INVALID_SIGNATURE',
} as const;

/** The longest string to sign that a message shows. */
const MAX_SHOWN = 300;

/** Why a request is not authorised: a code, and what is wrong if the code does not say it. Undefined if it is. */
export function refusal(
  request: SignedRequest,
  operation: Operation,
  keys: readonly ApiKey[],
  now = Date.now(),
): readonly [code: Code, message?: string] | undefined {
  if (operation.security?.length === 0) return undefined;
  for (const [name, code] of Object.entries(HEADERS)) {
    if (!request.headers[name.toLowerCase()]) return [code, `${name} is missing`];
  }
  const caller = keys.find(({key}) => key === request.headers['x-api-key']);
  if (!caller) return ['INVALID_CREDENTIALS'];
  const timestamp = String(request.headers['x-api-timestamp']);
  const fault = faultOfTime(timestamp, now);
  if (fault !== undefined) return ['TIMESTAMP_OUT_OF_RANGE', fault];
  const {method, target, body} = request;
  const start = `${timestamp}${method}${target}`;
  if (!isSigned(request, start, caller.secret)) {
    const shown = `${start}${String(body)}`;
    const cut = shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)} …` : shown;
    return ['INVALID_SIGNATURE', `The signature does not match. The string to sign is: ${cut}`];
  }
  const needed = operation['x-permission'];
  return needed === undefined || caller.permissions.includes(needed)
    ? undefined
    : ['INSUFFICIENT_PERMISSIONS', `The key lacks the permission ${needed}`];
}

/** What is wrong with a timestamp, and our time, which shows the unit and the difference. */
function faultOfTime(timestamp: string, now: number): string | undefined {
  const digits = String(now).length;
  if (!/^\d+$/.test(timestamp) || timestamp.length !== digits)
    return `X-API-Timestamp must have ${digits} digits: milliseconds, as our clock, ${now}`;
  const ahead = Number(timestamp) - now;
  if (Math.abs(ahead) <= TOLERANCE) return undefined;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const way = ahead > 0 ? 'ahead of' : 'behind';
  return `X-API-Timestamp is ${seconds} seconds ${way} our clock, ${now}`;
}

/** @param start of the signed string: all that stands before the body */
function isSigned({headers, body}: SignedRequest, start: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(start).update(body).digest('hex');
  const received = Buffer.from(String(headers['x-api-signature']));
  return received.length === expected.length && timingSafeEqual(received, Buffer.from(expected));
}
