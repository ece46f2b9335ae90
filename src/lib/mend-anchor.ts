/**
 * Removes an anchor that cannot be decoded (`#%E0%A4%A`): Docusaurus and the API reference would show an error instead
 * of the page.
 */
function dropBrokenAnchor(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** An address or anchor without what mail programs, chats and people add to its end. */
export function bareOf(text: string): string {
  return text.replace(/(?:[?&]|:~:).*$/, '').replace(/[^\p{L}\p{N}]+$/u, '');
}

/**
 * Mends an anchor that mail programs, chats or people have damaged: `#Fees-and-limits).`, `#fees?utm_source=x`, `##fees`
 * and `#fees_and_limits` lead to `fees-and-limits` or `fees`, if the page has that.
 */
function mendAnchor(): void {
  const anchor = decodeURIComponent(location.hash.slice(1));
  if (anchor === '' || document.getElementById(anchor)) return;
  const bare = bareOf(anchor.replace(/^#+/, ''));
  const lower = bare.toLowerCase();
  const found = [bare, lower, lower.replaceAll(/[_ ]+/g, '-')].find((id) =>
    document.getElementById(id),
  );
  if (found) location.replace(`#${encodeURI(found)}`);
}

/** Mends the anchor of the page that loads, before its scripts, and each that a visitor types into the address. */
export function mendAnchors(): void {
  dropBrokenAnchor();
  // A capturing listener runs before the router's.
  addEventListener('popstate', dropBrokenAnchor, true);
  document.addEventListener('DOMContentLoaded', mendAnchor);
  // After the browser has looked for the section in vain.
  addEventListener('hashchange', mendAnchor);
}
