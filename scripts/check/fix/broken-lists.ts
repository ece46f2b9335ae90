import type {List, Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';

import type {SourcePage} from '../context';

/** A numbered list that ends too early, because what belongs to its last step is not indented. */
interface BrokenList {
  /** What stands between the two halves. */
  between: Nodes[];
  /** The second half. */
  rest: List;
  /** Columns by which it has to be indented more. */
  indent: number;
  /** Whether the numbers go on, so that there is no doubt. */
  isCertain: boolean;
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

export function brokenLists({
  markdown,
  content,
}: Pick<SourcePage, 'markdown' | 'content'>): BrokenList[] {
  const found: BrokenList[] = [];
  if (!markdown) return found;
  visit(markdown, (node: Nodes) => {
    if (!('children' in node)) return;
    const {children} = node as Parents;
    for (const [at, list] of children.entries()) {
      const length = children.slice(at + 1).findIndex((node) => !isPart(node as Nodes));
      const rest = children[at + 1 + length];
      if (length < 1 || !isNumbered(list) || !rest || !isNumbered(rest)) continue;
      const between = children.slice(at + 1, at + 1 + length) as Nodes[];
      const next = (list.start ?? 1) + list.children.length;
      const isCertain = rest.start === next;
      // All steps may be written as 1, if nothing but code stands between them.
      const isLikely =
        rest.start === 1 &&
        between.every(({type}) => type === 'code') &&
        list.children.every(({position}) => /^1[.)]/.test(content.slice(position?.start.offset)));
      const indent = indentOf(list) - inset(between[0], list);
      if (indent > 0 && (isCertain || isLikely)) found.push({between, rest, indent, isCertain});
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
