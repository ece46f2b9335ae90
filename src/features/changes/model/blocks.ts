import type {Nodes, Parent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

import {labelOf} from '../../../content/directives/directive';
import {inlineText} from '../../../content/directives/inline';
import {resolveDrawing, resolveDrawingName} from '../../../content/drawings/directive';
import type {DrawingSet} from '../../../content/drawings/read';
import type {FigureSet} from '../../../content/figures/read';
import {resolveTable} from '../../../content/figures/resolve';
import {parseMarkdown} from '../../../content/markdown';

/** A paragraph, list item, table row, heading or code block as plain text. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  text: string;
}

/** The data that a page's placeholders refer to. */
interface Sources {
  figures: FigureSet;
  drawings: DrawingSet;
}

/**
 * The text of a Markdown file in blocks, with its figures filled in. Content generated from other
 * pages or files (lists of articles, notes on differing figures, API samples) is left out, because a
 * change there is not an edit of this page.
 */
export function blocksOf(content: string, sources: Sources): Block[] {
  return parseMarkdown(content)
    .markdown.children.filter(({type}) => type !== 'yaml')
    .flatMap((node) => blocksIn(node, sources))
    .filter(({text}) => text !== '');
}

function blocksIn(node: Nodes, sources: Sources): Block[] {
  if (node.type === 'heading') return [{kind: 'heading', text: lineOf(node, sources)}];
  if (node.type === 'code') return [{kind: 'code', text: node.value}];
  if (node.type === 'leafDirective') return directiveBlocks(node, sources);
  if (node.type === 'paragraph' || node.type === 'tableRow') {
    return [{kind: 'text', text: lineOf(node, sources)}];
  }
  return 'children' in node ? node.children.flatMap((child) => blocksIn(child, sources)) : [];
}

function directiveBlocks(directive: LeafDirective, {figures, drawings}: Sources): Block[] {
  const name = labelOf(directive);
  const table = directive.name === 'figure-table' ? figures.tables.get(name) : undefined;
  if (table) {
    const {caption, columns, rows} = resolveTable(table, (id) => figures.figures.get(id));
    return [caption, ...rows.map(({heading, cells}) => rowText(heading, columns, cells))].map(
      (text) => ({kind: 'text', text}),
    );
  }
  if (directive.name !== 'drawing') return [];
  const resolved = resolveDrawingName(name, {}, drawings);
  // The others repeat steps and figures of the text.
  if ('fault' in resolved || resolved.value.root?.name !== 'svg') return [];
  const {title, description} = resolveDrawing(name, resolved.value, figures);
  return [title, description].map((text) => ({kind: 'text', text: tidy(text)}));
}

/** A table row as a sentence: `Bronze: Maker 0.20%, Taker 0.30%`. */
function rowText(heading: string, columns: readonly string[], cells: readonly string[]): string {
  return `${heading}: ${cells.map((cell, at) => `${columns[at] ?? ''} ${cell}`).join(', ')}`;
}

function lineOf(node: Parent, {figures}: Sources): string {
  const between = node.type === 'tableRow' ? ' | ' : '';
  return tidy(
    node.children.map((child) => inlineText(child as Nodes, figures, () => '')).join(between),
  );
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
