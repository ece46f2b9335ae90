import type {Page} from 'playwright/test';

/**
 * Lists how hydration changed the text of a page: headings, paragraphs, list items and cells that were
 * added, removed or changed. Leaves out what is meant to change: the ages of dates, and tools, which
 * need JavaScript.
 *
 * @param html the page as served
 */
export function changesOnHydration(page: Page, html: string): Promise<string[]> {
  return page.evaluate((served) => {
    const textsOf = (root: Document): string[] =>
      [...root.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd)')]
        .filter((element) => !element.closest('[data-search="off"]'))
        .map((element) => {
          const copy = element.cloneNode(true) as Element;
          for (const part of copy.querySelectorAll('time, noscript')) part.remove();
          return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
        })
        .filter((text) => text !== '');
    const without = (all: string[], others: string[]): string[] => {
      const left = [...others];
      return all.filter((text) => {
        const at = left.indexOf(text);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    };
    const before = textsOf(new DOMParser().parseFromString(served, 'text/html'));
    const now = textsOf(document);
    return [
      ...without(before, now).map((text) => `removed: ${text}`),
      ...without(now, before).map((text) => `added: ${text}`),
    ];
  }, html);
}
