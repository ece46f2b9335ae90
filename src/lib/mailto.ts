/** A `mailto:` URL that opens the visitor's mail program with a prepared message. */
export function mailtoUrl(to: string, fields: {subject: string; body?: string}): string {
  const query = Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${to}?${query}`;
}
