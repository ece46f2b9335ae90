/** Milliseconds that an endpoint may take to answer one try. */
const PATIENCE = 15_000;

/** The endpoint gave an answer that is no success. */
export class EndpointError extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** Milliseconds that it asked to wait before the next try. */
    readonly retryAfter: number | undefined,
    /** What it says of single fields. */
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(`The endpoint answered ${status}`);
  }
}

/**
 * Posts data as JSON.
 *
 * @param id the same for every try of one message; goes along as `Idempotency-Key`
 * @throws EndpointError when the answer is no success
 * @throws DOMException `TimeoutError` when there is none in 15 s
 * @throws TypeError when the network fails
 */
export async function postJson(url: string, data: unknown, id: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': id},
    body: JSON.stringify(data),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return;
  throw new EndpointError(
    response.status,
    retryAfter(response.headers.get('Retry-After')),
    fieldErrors(await response.text()),
  );
}

/** `Retry-After` in seconds; a date is rare and not worth the clock of the visitor being right. */
function retryAfter(header: string | null): number | undefined {
  const seconds = Number(header ?? undefined);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** `{"errors": {"email": "…"}}`; anything else says nothing of fields. */
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
