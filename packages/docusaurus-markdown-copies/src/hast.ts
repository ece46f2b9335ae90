import type {Element, Nodes} from 'hast';
import {toString} from 'mdast-util-to-string';

export type Test = (element: Element) => boolean;

/** The first element that passes a test, in document order. */
export function find(tree: Nodes, test: Test): Element | undefined {
  if (tree.type === 'element' && test(tree)) return tree;
  if (!('children' in tree)) return undefined;
  for (const child of tree.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All elements that pass a test, in document order. */
export function findAll(tree: Nodes, test: Test): Element[] {
  const own = tree.type === 'element' && test(tree) ? [tree] : [];
  return 'children' in tree
    ? [...own, ...tree.children.flatMap((child) => findAll(child, test))]
    : own;
}

export function named(...names: string[]): Test {
  return ({tagName}) => names.includes(tagName);
}

export function withRole(role: string): Test {
  return ({properties}) => properties.role === role;
}

export function withClass(name: string): Test {
  return (element) => classesOf(element).includes(name);
}

export function classesOf({properties: {className}}: Pick<Element, 'properties'>): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element is hidden from screen readers, or from sighted readers. */
export function isHidden(node: Element): boolean {
  return node.properties.ariaHidden === 'true' || classesOf(node).includes('visually-hidden');
}

export function withoutHidden(node: Element): Element {
  const children = node.children.flatMap((child) => {
    if (child.type !== 'element') return child;
    return isHidden(child) ? [] : withoutHidden(child);
  });
  return {...node, children};
}

export function childrenOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** On one line, without invisible characters. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an element says, on one line; empty without an element. */
export function plainText(node: Nodes | undefined): string {
  return tidy(toString(node));
}

export function element(tagName: string, children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/** A bold paragraph that serves as a heading for what follows. Markdown has nothing bold in bold. */
export function nameParagraph(children: Element['children']): Element {
  const name = element('strong', children);
  for (const bold of findAll(name, (node) => node !== name && /^(b|strong)$/.test(node.tagName))) {
    bold.tagName = 'span';
  }
  return element('p', [name]);
}
