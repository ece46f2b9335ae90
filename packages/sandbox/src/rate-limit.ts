import type {Rules} from './rules';

/** Milliseconds. A window starts with each full minute. */
const WINDOW = 60_000;

/** Counts a call, and returns the headers of its response and whether it exceeds the limit. */
export type RateLimiter = (
  kind: keyof Rules['limits'],
  caller: string,
  now?: number,
) => {refused: boolean; headers: Record<string, string>};

/** @param enforced false: the headers state the limits, and no call is ever refused */
export function rateLimiter(limits: Rules['limits'], enforced = true): RateLimiter {
  let window = 0;
  const counts = new Map<string, number>();
  return (kind, caller, now = Date.now()) => {
    const current = Math.floor(now / WINDOW);
    if (current !== window) counts.clear();
    window = current;
    const id = `${kind} ${caller}`;
    const count = (counts.get(id) ?? 0) + 1;
    if (enforced) counts.set(id, count);
    const reset = String(Math.ceil(((current + 1) * WINDOW - now) / 1000));
    const refused = enforced && count > limits[kind];
    return {
      refused,
      headers: {
        'X-RateLimit-Limit': String(limits[kind]),
        'X-RateLimit-Remaining': String(Math.max(0, limits[kind] - count)),
        'X-RateLimit-Reset': reset,
        ...(refused && {'Retry-After': reset}),
      },
    };
  };
}
