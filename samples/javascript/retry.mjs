import {setTimeout as sleep} from 'node:timers/promises';
import {ApiError, call} from './client.mjs';

/** Repeats a call while that can help. An order is repeated only with a client_order_id. */
export async function callWithRetry(method, target, payload, attempts = 5) {
  const repeatable = method !== 'POST' || payload?.client_order_id !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(method, target, payload);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = error.status === 429;
      const unclear = error.status === 0 || error.status >= 500 || error.code === 'NOT_JSON';
      const again = refused || (unclear && repeatable);
      if (!again || attempt === attempts) throw error;
      const backoff = Math.min(1000 * 2 ** (attempt - 1), 30_000) * (0.5 + Math.random() / 2);
      await sleep(Math.max(backoff, error.retryAfter * 1000));
    }
  }
}
