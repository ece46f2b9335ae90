import type {List, Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';

import {parsed} from './edits';

/** A numbered list that ends too early, because what belongs to its last step is not indented: the numbers go on below. */
interface BrokenList {
  /** What stands between the two halves. */
  between: Nodes[];
  /** Columns by which it has to be indented more. */
  indent: number;
}

/** Blocks that can belong to a step. */
const PARTS: readonly Nodes['type'][] = [
  'code',
  'paragraph',
  'table',
  'blockquote',
  'containerDirective',
  'leafDirective',
  'mdxJsxFlowElement',
];
const isPart = (node: Nodes): boolean =>
  PARTS.includes(node.type) || (node.type === 'list' && !isNumbered(node));

export function brokenLists(content: string): BrokenList[] {
  const found: BrokenList[] = [];
  visit(parsed(content).markdown, (node: Nodes) => {
    if (!('children' in node)) return;
    const {children} = node as Parents;
    for (const [at, list] of children.entries()) {
      const length = children.slice(at + 1).findIndex((node) => !isPart(node as Nodes));
      const rest = children[at + 1 + length];
      if (length < 1 || !isNumbered(list) || !rest || !isNumbered(rest)) continue;
      const between = children.slice(at + 1, at + 1 + length) as Nodes[];
      const next = (list.start ?? 1) + list.children.length;
      const indent = indentOf(list) - inset(between[0], list);
      if (indent > 0 && rest.start === next) found.push({between, indent});
    }
  });
  return found;
}

function isNumbered(node: Nodes): node is List {
  return node.type === 'list' && node.ordered === true;
}

/** The column at which the text of the last item starts, relative to the list. */
function indentOf(list: List): number {
  const item = list.children.at(-1);
  const text = item?.children[0]?.position?.start.column ?? 0;
  return text - (item?.position?.start.column ?? text);
}

/** The columns by which a part is indented already, but not enough. */
function inset(part: Nodes | undefined, list: List): number {
  const column = list.position?.start.column ?? 0;
  return Math.max(0, (part?.position?.start.column ?? column) - column);
}
