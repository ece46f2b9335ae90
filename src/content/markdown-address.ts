/** Pages without a Markdown copy. */
const WITHOUT_EXPORT = ['/404', '/404.html', '/search'];

/**
 * Route of the Markdown copy of a page: its own path with `.md`, or `/index.md` for the home page.
 *
 * @param route path of the page, as the browser shows it
 * @returns undefined for pages that have no such copy
 */
export function markdownAddress(route: string): string | undefined {
  const plain = route.replace(/\/+$/, '');
  if (WITHOUT_EXPORT.includes(plain)) return undefined;
  return plain === '' ? '/index.md' : `${plain}.md`;
}
