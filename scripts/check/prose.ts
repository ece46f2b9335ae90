import type {Heading, Nodes, Paragraph, Root, TableCell, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

import {inlineText} from '../../src/content/directives/inline';
import type {FigureSet} from '../../src/content/figures/read';
import {wordsOf} from '../../src/features/search/engine/words';

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

/** The stems of the words in a text, without stop words. */
export function stemsIn(text: string): string[] {
  return wordsOf(text).flatMap(({stem, stop}) => (stop ? [] : [stem]));
}
