import {createHmac} from 'node:crypto';

const {API_KEY, API_SECRET} = process.env;
const BASE_URL = `${process.env.API_ORIGIN ?? 'https://api.halyard.example'}/v1`;
const TIMEOUT_MS = 10_000;

export class ApiError extends Error {
  constructor(status, code, message, retryAfter = 0) {
    super(`${status} ${code}: ${message}`);
    Object.assign(this, {status, code, retryAfter});
  }
}

function signedHeaders(method, url, body) {
  if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment');
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', API_SECRET)
    .update(timestamp + method + url.pathname + url.search + body)
    .digest('hex');
  return {
    'X-API-Key': API_KEY,
    'X-API-Timestamp': timestamp,
    'X-API-Signature': signature,
  };
}

/** Seconds to wait by a `Retry-After` header, which holds seconds or an HTTP date; 0 without one. */
function secondsOf(retryAfter) {
  const seconds = Number(retryAfter ?? 0);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds;
  return wait > 0 ? wait : 0;
}

/** Makes one call and returns `data`; throws an ApiError. Market data and the time go unsigned. */
export async function call(method, target, payload) {
  const url = new URL(BASE_URL + target);
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const isPublic = target === '/time' || target.startsWith('/markets/');
  const headers = isPublic ? {} : signedHeaders(method, url, body);
  if (body) headers['Content-Type'] = 'application/json';

  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let response, text;
  try {
    response = await fetch(url, {method, headers, body: body || undefined, signal});
    text = await response.text();
  } catch (cause) {
    throw new ApiError(0, 'NO_ANSWER', cause.cause?.message || cause.message);
  }
  let answer = {};
  try {
    answer = JSON.parse(text) ?? {};
  } catch {
    // A gateway answered, not with JSON: what happened is unknown.
  }
  if (response.ok && answer.success) return answer.data;
  const {code = 'NOT_JSON', message = JSON.stringify(text.slice(0, 200))} = answer.error ?? {};
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  throw new ApiError(response.status, code, message, retryAfter);
}
