/**
 * A call of the API as it is pasted: `GET /v1/account/orders?limit=100`, a whole address of it, or
 * the path as the contract writes it, `/orders/{id}`. The version in front, and all from the first
 * placeholder on, is left out.
 */
const CALL = /^(?:([a-z]+) +)?(?:https?:\/\/[^/]+)?(?:\/v\d+)?((?:\/[^ ?#{:/]+)+)/;

/**
 * What a call may be filed under, likeliest first: its path, then ever less of its end, which may be
 * values; each with its method before without.
 */
export function callTermsOf(text: string): string[] {
  const [, method, path = ''] = CALL.exec(text.trim().toLowerCase()) ?? [];
  const terms: string[] = [];
  for (let rest = path; rest; rest = rest.replace(/\/[^/]*$/, '')) {
    if (method) terms.push(`${rest} ${method}`);
    terms.push(rest);
  }
  return terms;
}
