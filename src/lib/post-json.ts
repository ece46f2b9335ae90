/** Milliseconds. */
const TIMEOUT = 15_000;

/** The endpoint returned a status other than 2xx. */
export class EndpointError extends Error {
  constructor(
    readonly status: number,
    /** Milliseconds to wait before the next attempt. */
    readonly retryAfter: number | undefined,
    /** Messages by field. */
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(`The endpoint answered ${status}`);
  }
}

/**
 * Posts data as JSON.
 *
 * @param id the same for every attempt to send one message; sent as `Idempotency-Key`
 * @throws EndpointError if the status is not 2xx
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
  if (response.ok) return;
  throw new EndpointError(
    response.status,
    retryAfter(response.headers.get('Retry-After')),
    fieldErrors(await response.text()),
  );
}

/** Reads `Retry-After` in seconds. Dates are ignored, because the visitor's clock may be wrong. */
function retryAfter(header: string | null): number | undefined {
  const seconds = Number(header ?? undefined);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** Reads `{"errors": {"email": "…"}}`. Anything else has no field errors. */
function fieldErrors(body: string): Record<string, string> {
  try {
    const {errors} = JSON.parse(body) as {errors?: unknown};
    if (typeof errors !== 'object' || errors === null) return {};
    return Object.fromEntries(
      Object.entries(errors).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
