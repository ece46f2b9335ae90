import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';

import {resolveBrand} from '../../src/content/directives/brand';
import {type DirectiveNode, labelOf} from '../../src/content/directives/directive';
import {resolveFigure} from '../../src/content/figures/inline';
import type {FigureSet} from '../../src/content/figures/read';
import type {SourcePage} from './context';

/** A run of text that stands by itself. */
export interface Block {
  node: Heading | Paragraph | TableCell;
  /** What the reader sees: figures and brand values filled in, marks left out. */
  text: string;
}

/** All headings, paragraphs and cells of a page, from top to bottom, with the text that readers see. */
export function blocksOf(page: SourcePage, figures: FigureSet): Block[] {
  const blocks: Block[] = [];
  if (!page.markdown) return blocks;
  visit(page.markdown, ['heading', 'paragraph', 'tableCell'], (node) => {
    const block = node as Block['node'];
    const text = textOf(block, figures).replaceAll(/\s+/g, ' ').trim();
    if (text) blocks.push({node: block, text});
  });
  return blocks;
}

/** Number of words; a number is a word too. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** The text of one node. A directive that cannot be resolved reads as its label: another rule names it. */
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
  // A time such as 12:30 reads as a directive without a label.
  return label || `:${directive.name}`;
}
