import type {
  BlockContent,
  DefinitionContent,
  Heading,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

import {PARTS} from './blocks';

type Flow = BlockContent | DefinitionContent;

interface Part {
  title: PhrasingContent[];
  children: Flow[];
}

/**
 * Tabs, folded texts and steps as sections of their own, or as items of a list where a heading would take in what
 * stands below them.
 *
 * @param isPage whether the nodes are those of the page, not of a box or an item
 */
export function withoutParts(nodes: readonly RootContent[], isPage: boolean): RootContent[] {
  const result: RootContent[] = [];
  let depth = 1;
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) continue;
    if (node.type === 'heading') ({depth} = node);
    if (!isPart(node)) {
      result.push(node);
      continue;
    }
    const end = nodes.slice(at).findIndex((each) => !isPart(each) || each.name !== node.name);
    const run = nodes
      .slice(at, end < 0 ? undefined : at + end)
      .filter(isPart)
      .map(partOf);
    const below = nodes[at + run.length];
    at += run.length - 1;
    const isClosed = !below || /^(?:heading|thematicBreak)$/.test(below.type);
    if (isPage && isClosed) result.push(...run.flatMap((part) => sectionOf(part, depth + 1)));
    else result.push(listOf(run));
  }
  return result;
}

function isPart(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && Object.values<string>(PARTS).includes(node.name);
}

function partOf({children}: ContainerDirective): Part {
  const [label, ...others] = children;
  return label?.type === 'paragraph' && label.data?.directiveLabel
    ? {title: label.children, children: others}
    : {title: [], children};
}

/** A text without what two ways to write it may differ in. */
export const letters = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function sectionOf(part: Part, depth: number): RootContent[] {
  const level = Math.min(depth, 6) as Heading['depth'];
  const {title, children} = part;
  const least = Math.min(...children.map((node) => (node.type === 'heading' ? node.depth : 6)));
  for (const node of children) {
    if (node.type !== 'heading') continue;
    node.depth = Math.min(6, level + 1 + node.depth - least) as Heading['depth'];
  }
  return title.length > 0
    ? [{type: 'heading', depth: level, children: title}, ...children]
    : children;
}

function listOf(parts: readonly Part[]): List {
  const items = parts.map(({title, children}): ListItem => {
    const body = children.map((node) => (node.type === 'heading' ? bold(node.children) : node));
    const shown = title.length > 0 ? [bold(title), ...body] : body;
    return {type: 'listItem', spread: true, children: shown};
  });
  return {type: 'list', ordered: false, spread: true, children: items};
}

/** A heading as a paragraph. */
function bold(children: PhrasingContent[]): Flow {
  const isBold = children.length === 1 && children[0]?.type === 'strong';
  return {type: 'paragraph', children: isBold ? children : [{type: 'strong', children}]};
}
