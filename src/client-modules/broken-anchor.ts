/**
 * Removes an anchor that cannot be decoded (`#%E0%A4%A`) from the URL before anything reads it. It
 * points to nothing, and Docusaurus and the API reference would show an error instead of the page.
 */
function dropBrokenAnchor(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

// The build imports this module as well.
if (typeof window !== 'undefined') {
  dropBrokenAnchor();
  // The visitor may edit the URL. A capturing listener runs before the router's.
  addEventListener('popstate', dropBrokenAnchor, true);
}
