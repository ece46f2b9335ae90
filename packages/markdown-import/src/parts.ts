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
import {toString} from 'mdast-util-to-string';

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
    const [only] = run;
    if (run.length === 1 && only && only.title.length === 0) result.push(...only.children);
    else if (isPage && isClosed && node.name !== PARTS.step) {
      result.push(...run.flatMap((part) => sectionOf(part, depth + 1)));
    } else result.push(listOf(run, node.name === PARTS.step));
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

/** The text of a part without a heading that repeats its title. */
function bodyOf({title, children}: Part): Flow[] {
  const [first, ...others] = children;
  const isSame = first?.type === 'heading' && letters(toString(first)) === letters(toString(title));
  return isSame ? others : children;
}

function sectionOf(part: Part, depth: number): RootContent[] {
  const level = Math.min(depth, 6) as Heading['depth'];
  const children = bodyOf(part);
  const least = Math.min(...children.map((node) => (node.type === 'heading' ? node.depth : 6)));
  for (const node of children) {
    if (node.type !== 'heading') continue;
    node.depth = Math.min(6, level + 1 + node.depth - least) as Heading['depth'];
  }
  const heading: RootContent[] = part.title.length
    ? [{type: 'heading', depth: level, children: part.title}]
    : [];
  return [...heading, ...children];
}

function listOf(parts: readonly Part[], ordered: boolean): List {
  const items = parts.map((part): ListItem => {
    const body = bodyOf(part).map((node): Flow =>
      node.type === 'heading' ? {type: 'paragraph', children: [bold(node.children)]} : node,
    );
    const title: Flow[] = part.title.length
      ? [{type: 'paragraph', children: [bold(part.title)]}]
      : [];
    return {type: 'listItem', spread: true, children: [...title, ...body]};
  });
  return {type: 'list', ordered, spread: true, children: items};
}

function bold(children: PhrasingContent[]): PhrasingContent {
  const isBold = children.length === 1 && children[0]?.type === 'strong';
  return isBold ? (children[0] as PhrasingContent) : {type: 'strong', children};
}
