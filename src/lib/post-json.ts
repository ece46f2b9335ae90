/** Milliseconds. */
const TIMEOUT = 15_000;

/** The response is not a documented success: 204, or 2xx with `{"accepted": true}`. */
export class EndpointError extends Error {
  constructor(
    readonly status: number,
    /** Milliseconds to wait before the next attempt. */
    readonly retryAfter: number | undefined,
    /** Error messages by field. */
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(`The endpoint answered ${status}`);
  }
}

/**
 * Posts data as JSON.
 *
 * @param id the same for every attempt to send one message; sent as `Idempotency-Key`
 * @throws EndpointError if the response is not a documented success
 * @throws DOMException `TimeoutError` if there is no response within 15 s
 * @throws TypeError if the network fails
 */
export async function postJson(url: string, data: unknown, id: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': id},
    body: JSON.stringify(data),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const {accepted, errors} = objectIn(await response.text());
  if (response.status === 204 || (response.ok && accepted === true)) return;
  throw new EndpointError(
    // A page that answers 200 in place of the endpoint, such as a login page, has accepted nothing.
    response.ok ? 502 : response.status,
    retryAfter(response.headers.get('Retry-After')),
    fieldErrors(errors),
  );
}

/** Converts `Retry-After`, in seconds or as a date, to milliseconds from now. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  return / GMT$/.test(header) ? Math.max(Date.parse(header) - Date.now(), 0) : undefined;
}

/** The JSON object of a response; empty if it is anything else. */
function objectIn(body: string): {accepted?: unknown; errors?: unknown} {
  try {
    return (JSON.parse(body) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Reads `{"email": "…"}`. Anything else means no field errors. */
function fieldErrors(errors: unknown): Record<string, string> {
  const entries = typeof errors === 'object' ? Object.entries(errors ?? {}) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
