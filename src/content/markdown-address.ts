/** Pages that are no text to take along. */
const WITHOUT_EXPORT = ['/404', '/404.html', '/search', '/design'];

/**
 * Where a page stands as Markdown: its own path with `.md`, the home page at `/index.md`.
 *
 * @param route path of the page, as the browser shows it
 * @returns undefined for pages that have no such copy
 */
export function markdownAddress(route: string): string | undefined {
  const plain = route.replace(/\/+$/, '');
  if (WITHOUT_EXPORT.includes(plain)) return undefined;
  return plain === '' ? '/index.md' : `${plain}.md`;
}
