/**
 * Takes an anchor that is no text (`#%E0%A4%A`) out of the address before anything reads it: it
 * points at nothing, and Docusaurus and the API reference, which decode it, would show an error for the page.
 */
function dropBrokenAnchor(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

// The build imports this as well.
if (typeof window !== 'undefined') {
  dropBrokenAnchor();
  // Somebody edits the address: before the router hears of it.
  addEventListener('popstate', dropBrokenAnchor, true);
}
