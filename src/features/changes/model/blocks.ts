import type {Nodes, Parent, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

import {labelOf} from '../../../content/directives/directive';
import {inlineText} from '../../../content/directives/inline';
import type {FigureSet} from '../../../content/figures/read';
import {resolveTable} from '../../../content/figures/resolve';

/** A paragraph, list item, table row, heading or code block as plain text. */
export interface Block {
  isHeading: boolean;
  text: string;
}

/** Between the cells of a table row. */
const CELLS = ' | ';

/**
 * The text of a Markdown file in blocks, with its figures filled in. Content generated from other pages or files
 * (lists of articles, drawings, API samples) is left out, because a change there is not an edit of this page.
 */
export function blocksOf(markdown: Root, figures: FigureSet): Block[] {
  return markdown.children
    .filter(({type}) => type !== 'yaml')
    .flatMap((node) => blocksIn(node, figures))
    .filter(({text}) => text !== '');
}

function blocksIn(node: Nodes, figures: FigureSet): Block[] {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
    case 'tableRow':
      return [{isHeading: node.type === 'heading', text: lineOf(node, figures)}];
    case 'code':
      return [{isHeading: false, text: node.value}];
    case 'leafDirective':
      return tableBlocks(node, figures);
    default:
      return 'children' in node ? node.children.flatMap((child) => blocksIn(child, figures)) : [];
  }
}

function tableBlocks(directive: LeafDirective, {tables, figures}: FigureSet): Block[] {
  const table = directive.name === 'figure-table' && tables.get(labelOf(directive));
  if (!table) return [];
  const {caption, columns, rows} = resolveTable(table, figures);
  const lines = [[caption], columns, ...rows.map(({heading, cells}) => [heading, ...cells])];
  return lines.map((line) => ({isHeading: false, text: line.join(CELLS)}));
}

function lineOf(node: Parent, figures: FigureSet): string {
  return node.children
    .map((child) => inlineText(child as Nodes, figures, () => ''))
    .join(node.type === 'tableRow' ? CELLS : '')
    .replace(/\s+/g, ' ')
    .trim();
}
