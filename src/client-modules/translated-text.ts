/**
 * Lets a browser's translator work beside React. A translator replaces each text node by a `font` element, so
 * React would change a text that nobody sees, and fail where it removes it or inserts something before it.
 * Here, such a text returns to the page first, and the translator translates it anew.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
const FONT = 'FONT';

/** What stands on the page for a text, and the texts for which it stands. */
const fonts = new WeakMap<Node, ChildNode>();
const texts = new WeakMap<Node, Node[]>();

function putBack(text: Node | null): void {
  const font = text && fonts.get(text);
  if (!font) return;
  const replaced = texts.get(font) ?? [];
  for (const one of replaced) fonts.delete(one);
  texts.delete(font);
  font.replaceWith(...replaced);
}

/** The child of `parent` that is or contains a node. */
function childOf(parent: Node, node: Node | null): Node | null {
  if (node?.parentNode !== parent) putBack(node);
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

function watch(): void {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const {type, target, addedNodes, removedNodes, previousSibling, nextSibling} of records) {
      if (type === 'characterData') putBack(target);
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is HTMLFontElement => node?.nodeName === FONT && added.has(node),
      );
      for (const node of removedNodes) {
        if (!font || node.nodeType !== Node.TEXT_NODE) continue;
        fonts.set(node, font);
        texts.set(font, [...(texts.get(font) ?? []), node]);
        observer.observe(node, {characterData: true});
      }
    }
  });
  observer.observe(document, {childList: true, subtree: true});
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const found = childOf(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, childOf(this, before));
    return node;
  };
}

// The build imports this module as well.
if (typeof window !== 'undefined') watch();
