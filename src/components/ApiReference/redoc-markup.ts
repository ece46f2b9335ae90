import {translate} from '@docusaurus/Translate';

/**
 * Mends what Redoc's markup says to those who hear it or use the keyboard, also of what is opened
 * later: headings go down one level at a time below the page's own, their links are named after
 * them, and wide code can be scrolled by keys. Gives the function that ends it.
 */
export function mendMarkup(root: HTMLElement): () => void {
  const mend = (): void => {
    for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5')) {
      heading.setAttribute('aria-level', String(levelOf(heading)));
      nameLink(heading);
    }
    for (const code of root.querySelectorAll('pre')) code.tabIndex = 0;
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}

/** Redoc gives groups and their calls the same level. */
function levelOf(heading: Element): number {
  if (heading.tagName !== 'H1' && heading.tagName !== 'H2') return 4;
  const section = heading.closest('[data-section-id]')?.getAttribute('data-section-id') ?? '';
  return /operation\//.test(section) ? 3 : 2;
}

/** Redoc names the link of a heading by its address, which is then read as part of the heading. */
function nameLink(heading: Element): void {
  const link = heading.querySelector('a[aria-label][href*="#"]');
  const name = heading.textContent?.trim();
  if (!link || !name) return;
  link.setAttribute(
    'aria-label',
    translate({id: 'api.heading.link', message: 'Direct link to {name}'}, {name}),
  );
}
