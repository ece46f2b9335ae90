import {wordsOf} from '@portal/search';
import type {Nodes, Root} from 'mdast';

import {textAttributes} from '../../src/lib/mdast';

/** The nodes of some types, in order; empty if the page could not be parsed. */
export function nodesOf<T extends Nodes['type']>(
  markdown: Root | undefined,
  ...types: T[]
): Extract<Nodes, {type: T}>[] {
  return nodesIn(markdown, types, () => true);
}

/** The nodes of some types that are not inside a node that `enters` refuses. */
function nodesIn<T extends Nodes['type']>(
  markdown: Root | undefined,
  types: readonly T[],
  enters: (node: Nodes) => boolean,
): Extract<Nodes, {type: T}>[] {
  const nodes: Extract<Nodes, {type: T}>[] = [];
  const isWanted = (node: Nodes): node is Extract<Nodes, {type: T}> =>
    types.some((type) => type === node.type);
  // Every rule walks every page: unist-util-visit takes ten times as long.
  const walk = (node: Nodes): void => {
    if (isWanted(node)) nodes.push(node);
    if ('children' in node && enters(node)) node.children.forEach(walk);
  };
  if (markdown) walk(markdown);
  return nodes;
}

/** Words that readers see. */
export interface Passage {
  text: string;
  /** Where it starts in the source, whose lines have markers that the text lacks. */
  offset: number;
  /** Where it ends there at the latest. */
  end: number;
  /** `text`, `attribute`, or the field of the front matter. */
  place: 'text' | 'attribute' | (typeof FIELDS)[number];
}

const FIELDS = ['title', 'description', 'lead'] as const;
/** Attributes of components that readers see, as they do not see a width. */
const SEEN = /^(?:title|alt|label|text|description|caption|summary|aria-label)$/;

interface PageText {
  content: string;
  readonly frontMatter: Record<string, unknown>;
  readonly markdown: Root | undefined;
}

/** The words of a page: of its front matter, its text and the attributes of its components. */
export function passagesOf({markdown, frontMatter, content}: PageText): Passage[] {
  const attributes = nodesOf(markdown, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap((node) =>
    Object.entries(textAttributes(node)).flatMap(([name, text = '']): Passage[] =>
      SEEN.test(name) ? [{text, ...rangeOf(node), place: 'attribute'}] : [],
    ),
  );
  const fields = FIELDS.flatMap((place): Passage[] => {
    const text = frontMatter[place];
    const offset = content.indexOf(`\n${place}:`) + 1;
    return typeof text === 'string' ? [{text, offset, end: content.length, place}] : [];
  });
  // The labels of directives are names of figures and the like.
  const texts = nodesIn(markdown, ['text'], ({type}) => !/^(?:text|leaf)Directive$/.test(type));
  return [
    ...fields,
    ...texts.map((node): Passage => ({text: node.value, ...rangeOf(node), place: 'text'})),
    ...attributes,
  ];
}

/** Where a node is in the text, by offset. */
export function rangeOf({position}: Pick<Nodes, 'position'>): {offset: number; end: number} {
  return {offset: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

/**
 * Where a part of a passage starts in the source.
 *
 * @param from its offset in the passage behind that of the passage: markers in the source can only add to it
 */
export function placeOfPart(content: string, part: string, from: number): number {
  const [line = ''] = part.split('\n');
  return Math.max(content.indexOf(line, from), from);
}

/** The stems of the words in a text, without stop words. */
export function stemsIn(text: string): string[] {
  return wordsOf(text).flatMap(({stem, stop}) => (stop ? [] : [stem]));
}
