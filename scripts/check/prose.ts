import {wordsOf} from '@portal/search';
import type {Heading, Nodes, Paragraph, Root, TableCell, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

import {inlineText} from '../../src/content/directives/inline';
import type {FigureSet} from '../../src/content/figures/read';

/** A heading, paragraph or table cell. */
export interface Block {
  node: Heading | Paragraph | TableCell;
  /** The text that readers see, with figures and brand values filled in. */
  text: string;
}

/** The nodes of some types, in order; empty if the page could not be parsed. */
export function nodesOf<T extends Nodes['type']>(
  markdown: Root | undefined,
  ...types: T[]
): Extract<Nodes, {type: T}>[] {
  const nodes: Extract<Nodes, {type: T}>[] = [];
  const isWanted = (node: Nodes): node is Extract<Nodes, {type: T}> =>
    types.some((type) => type === node.type);
  // Every rule walks every page: unist-util-visit takes ten times as long.
  const walk = (node: Nodes): void => {
    if (isWanted(node)) nodes.push(node);
    if ('children' in node) node.children.forEach(walk);
  };
  if (markdown) walk(markdown);
  return nodes;
}

/** All headings, paragraphs and table cells of a page, in order. */
export function blocksOf(
  {markdown}: {readonly markdown: Root | undefined},
  figures: FigureSet,
): Block[] {
  return nodesOf(markdown, 'heading', 'paragraph', 'tableCell')
    .map((node) => ({node, text: inlineText(node, figures).replaceAll(/\s+/g, ' ').trim()}))
    .filter(({text}) => text !== '');
}

/** The texts of a page without code, and without the labels of directives. */
export function plainTexts(markdown: Root | undefined): Text[] {
  const texts: Text[] = [];
  if (!markdown) return texts;
  visitParents(markdown, 'text', (node, ancestors) => {
    const isLabel = ancestors.some(
      ({type}) => type === 'textDirective' || type === 'leafDirective',
    );
    if (!isLabel) texts.push(node);
  });
  return texts;
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

/** The words of a page: of its front matter, its text and the attributes of its components. */
export function passagesOf({markdown, frontMatter, content}: PageText): Passage[] {
  const attributes = nodesOf(markdown, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap((node) =>
    node.attributes.flatMap((each): Passage[] =>
      each.type === 'mdxJsxAttribute' && SEEN.test(each.name) && typeof each.value === 'string'
        ? [{text: each.value, ...rangeOf(node), place: 'attribute'}]
        : [],
    ),
  );
  const fields = FIELDS.flatMap((place): Passage[] => {
    const text = frontMatter[place];
    const offset = content.indexOf(`\n${place}:`) + 1;
    return typeof text === 'string' ? [{text, offset, end: content.length, place}] : [];
  });
  const texts = plainTexts(markdown).map((node): Passage => ({
    text: node.value,
    ...rangeOf(node),
    place: 'text',
  }));
  return [...fields, ...texts, ...attributes];
}

interface PageText {
  content: string;
  readonly frontMatter: Record<string, unknown>;
  readonly markdown: Root | undefined;
}

function rangeOf({position}: Nodes): {offset: number; end: number} {
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
