/** Calls in a minute: public ones from one address, private ones with one key. */
export interface Limits {
  public: number;
  private: number;
}

/** Milliseconds in a window; each begins with a full minute. */
const WINDOW = 60_000;

/** Counts a call; says the headers that its answer carries and whether it is one too many. */
export type RateLimiter = (
  kind: keyof Limits,
  caller: string,
  now?: number,
) => {refused: boolean; headers: Record<string, string>};

/** Counts calls by caller and minute, as the contract describes it. */
export function rateLimiter(limits: Limits): RateLimiter {
  let window = 0;
  const counts = new Map<string, number>();
  return (kind, caller, now = Date.now()) => {
    const current = Math.floor(now / WINDOW);
    if (current !== window) counts.clear();
    window = current;
    const id = `${kind} ${caller}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    const reset = String(Math.ceil(((current + 1) * WINDOW - now) / 1000));
    const refused = count > limits[kind];
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
