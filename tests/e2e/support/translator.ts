import type {Page} from 'playwright/test';

/**
 * Does to a page what a browser's translator does: each text node of `main` and the top bar is replaced by
 * nested `font` elements with other text, and so is each text that appears later. Texts are not really
 * translated: each gets a mark, so that a text that React still holds can be told from one on the page.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>();
    const wrap = (text: Node): void => {
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      const translated = document.createTextNode(`${text.nodeValue ?? ''}\u2060`);
      done.add(translated);
      inner.append(translated);
      text.parentNode?.replaceChild(font, text);
    };
    const walk = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        const {currentNode: node} = walker;
        const isCode = node.parentElement?.closest(
          'script, style, template, textarea, [translate="no"], code, svg',
        );
        if (!isCode && !done.has(node) && node.nodeValue?.trim()) texts.push(node);
      }
      texts.forEach(wrap);
    };
    walk();
    new MutationObserver(() => setTimeout(walk, 100)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
