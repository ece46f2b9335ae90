import type {Page} from 'playwright/test';

/**
 * What the page says that is not what was served, and the other way round: headings, paragraphs,
 * items and cells that came, went or changed when the script took over. Without what is known to
 * change: the age of a date, and tools, which need script.
 *
 * @param html as served
 */
export function changesSinceServed(page: Page, html: string): Promise<string[]> {
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
      ...without(before, now).map((text) => `gone: ${text}`),
      ...without(now, before).map((text) => `come: ${text}`),
    ];
  }, html);
}
