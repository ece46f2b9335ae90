import type {Heading, Nodes, Paragraph, Root, TableCell, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

import {resolveBrand} from '../../src/content/directives/brand';
import {type DirectiveNode, labelOf} from '../../src/content/directives/directive';
import {resolveFigure} from '../../src/content/figures/inline';
import type {FigureSet} from '../../src/content/figures/read';
import type {SourcePage} from './context';

/** A heading, paragraph or table cell. */
export interface Block {
  node: Heading | Paragraph | TableCell;
  /** The text that readers see, with figures and brand values filled in. */
  text: string;
}

/** The nodes of some types, in order; none if the page could not be parsed. */
export function nodesOf<T extends Nodes['type']>(
  markdown: Root | undefined,
  ...types: T[]
): Extract<Nodes, {type: T}>[] {
  const nodes: Extract<Nodes, {type: T}>[] = [];
  const isWanted = (node: Nodes): node is Extract<Nodes, {type: T}> =>
    types.some((type) => type === node.type);
  if (markdown) {
    visit(markdown, (node: Nodes) => {
      if (isWanted(node)) nodes.push(node);
    });
  }
  return nodes;
}

/** All headings, paragraphs and table cells of a page, in order. */
export function blocksOf({markdown}: SourcePage, figures: FigureSet): Block[] {
  return nodesOf(markdown, 'heading', 'paragraph', 'tableCell')
    .map((node) => ({node, text: textOf(node, figures).replaceAll(/\s+/g, ' ').trim()}))
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

/** Number of words. A number counts as a word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** The text of a node. A directive that cannot be resolved becomes its label; another rule reports it. */
export function textOf(node: Nodes, figures: FigureSet): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return '';
    case 'textDirective':
      return directiveText(node, figures);
    default:
      return 'children' in node
        ? node.children.map((child) => textOf(child, figures)).join('')
        : '';
  }
}

function directiveText(directive: DirectiveNode, figures: FigureSet): string {
  const label = labelOf(directive);
  if (directive.name === 'figure') {
    const resolved = resolveFigure(label, directive.attributes ?? {}, figures);
    return 'value' in resolved ? resolved.value : label;
  }
  if (directive.name === 'brand') {
    const resolved = resolveBrand(label);
    return 'value' in resolved ? resolved.value.text : label;
  }
  // A time such as 12:30 parses as a directive without a label.
  return label || `:${directive.name}`;
}
