import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';

import {plainBlock} from './blocks';
import {isFurniture, matching} from './furniture';
import {find, findAll, named, nameParagraph, plainText, withRole} from './hast';

const INLINE = named(...'a b strong em i span time code kbd sub sup abbr cite'.split(' '));

/** What a site knows about its own elements. */
export interface ElementOptions {
  /** Simple selectors of elements that are not part of the text: tag, classes and id, as in `footer.share`. */
  drop?: readonly string[];
  /** Changes the `<main>` of a page before anything else reads it. */
  transform?: (main: Element) => void;
}

/**
 * Reduces a built page to plain elements: what only a browser needs is removed, and components are
 * replaced by elements that have a counterpart in Markdown.
 */
export function prepare(main: Element, {drop = [], transform}: ElementOptions): void {
  transform?.(main);
  const isDropped = drop.map(matching);
  const dropped = findAll(main, (node) => isDropped.some((matches) => matches(node)));
  main.children = main.children.flatMap((child) => reduced(child, [main], dropped));
  separateNeighbours(main);
}

function reduced(
  node: ElementContent,
  within: readonly Element[],
  dropped: readonly Element[],
): ElementContent[] {
  // React inserts comments between adjacent text nodes.
  if (node.type !== 'element') return node.type === 'comment' ? [] : [node];
  if (dropped.includes(node)) return [];
  const by = replacement(node, within);
  if (by) return by.flatMap((one) => reduced(one, within, dropped));
  const inside = [...within, node];
  node.children = node.children.flatMap((child) => reduced(child, inside, dropped));
  return [node];
}

/** The replacement for an element; undefined if it stays, possibly modified. */
function replacement(
  node: Element,
  within: readonly Element[],
): readonly ElementContent[] | undefined {
  const {tagName, properties} = node;
  if (isFurniture(node)) return [];
  const plain = plainBlock(node);
  if (plain) return plain;
  // A picture inside the page has no address.
  if (tagName === 'svg' || String(properties.src).startsWith('data:')) return [];
  if (tagName === 'a') nameIconLink(node);
  // Inline buttons become text.
  if (tagName === 'button') return within.some(named('p', 'li', 'td', 'th')) ? node.children : [];
  if (properties.role === 'tablist') return nameTabPanels(node, within.at(-1) ?? node);
  if (tagName === 'th' || tagName === 'td') properties.align ??= alignmentOf(node);
  if (/^h[2-6]$/.test(tagName)) {
    // A heading inside a list item does not divide the page.
    if (within.some(named('li'))) return [nameParagraph(node.children)];
    properties.id = anchorOf(node, within);
  }
  return undefined;
}

/** Gives the link of an icon its name as text. */
function nameIconLink(link: Element): void {
  const {title, ariaLabel = title} = link.properties;
  if (!ariaLabel || plainText(link) || find(link, named('img'))) return;
  link.children = [{type: 'text', value: String(ariaLabel)}];
  delete link.properties.title;
}

/** Places the panels of all tabs below one another, each under the name of its tab. */
function nameTabPanels(list: Element, parent: Element): [] {
  const names = findAll(list, withRole('tab')).map(plainText);
  findAll(parent, withRole('tabpanel')).forEach((panel, index) => {
    const name = names[index] ?? '';
    const heading = plainText(find(panel, named('h2', 'h3', 'h4')));
    if (heading !== name) panel.children.unshift(nameParagraph([{type: 'text', value: name}]));
  });
  return [];
}

function alignmentOf(cell: Element): string | undefined {
  const [, side] = /text-align:\s*(\w+)/.exec(String(cell.properties.style ?? '')) ?? [];
  return side;
}

/** The id of a heading, or that of its section if React generated the heading's. */
function anchorOf({properties: {id}}: Element, within: readonly Element[]): string {
  if (id !== undefined && !/^_R_/.test(String(id))) return String(id);
  const section = within.findLast(
    (one) => named('section', 'article')(one) && one.properties.id !== undefined,
  );
  return String(section?.properties.id ?? '');
}

/** Inserts a separator between adjacent elements that only CSS separates. */
function separateNeighbours(parent: Element, isInCell = false): void {
  if (parent.tagName === 'pre') return;
  const inCell = isInCell || named('td', 'th')(parent);
  parent.children = parent.children.flatMap((node, at, siblings): ElementContent[] => {
    if (node.type !== 'element') return [node];
    separateNeighbours(node, inCell);
    const before = siblings[at - 1];
    if (!before || !INLINE(node)) return [node];
    // Preceding text only counts in table cells, where the element is a remark: in a sentence, the two may
    // form one word.
    const isNeighbour = before.type === 'element' && INLINE(before);
    if (!isNeighbour && !(before.type === 'text' && inCell)) return [node];
    // Nothing separates a bracket or quotation mark from what it opens.
    if (!/[^\s([“‘]$/.test(toString(before)) || !/^[\p{L}\p{N}€]/u.test(toString(node)))
      return [node];
    const isLink = isNeighbour && before.tagName === 'a';
    return [{type: 'text', value: isLink ? ' ' : ' · '}, node];
  });
}
