/** Redoc begins its headings at the first level and skips some; the page has its own first one. */
const LEVELS: Readonly<Record<string, number>> = {H1: 2, H2: 3, H3: 4, H4: 4, H5: 4};

/**
 * Keeps the levels of Redoc's headings in order for those who hear them, also of what is opened
 * later. Gives the function that ends it.
 */
export function keepHeadingLevels(root: HTMLElement): () => void {
  const set = (): void => {
    for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5')) {
      heading.setAttribute('aria-level', String(LEVELS[heading.tagName] ?? 4));
    }
  };
  set();
  const observer = new MutationObserver(set);
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}
