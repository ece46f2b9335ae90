import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {refuse} from '../../lib/finding';
import {componentElement, inlineElement} from '../../lib/mdast';
import {
  type Directive,
  type DirectiveNode,
  type DirectivePage,
  type DirectiveUse,
  labelOf,
  resolveName,
} from '../directives/directive';
import {figureIdsIn} from '../directives/text';
import {resolveCalc} from './calc';
import {resolveFigure, resolveLiteral} from './inline';
import {cellsOf, resolveTable} from './resolve';
import type {FigureTableRecord} from './schema';

/** The ids of all figures that a page shows, including those in tables and drawings. */
export function figuresShownOn(
  markdown: Root,
  {figures, drawings}: Pick<DirectivePage, 'figures' | 'drawings'>,
): Set<string> {
  const ids = new Set<string>();
  visit(markdown, ['textDirective', 'leafDirective'], (node) => {
    const directive = node as DirectiveNode;
    const label = labelOf(directive);
    const table = directive.name === 'figure-table' ? figures.tables.get(label) : undefined;
    for (const {id} of table ? cellsOf(table) : []) if (figures.figures.has(id)) ids.add(id);
    if (directive.name === 'figure') ids.add(label);
    if (directive.name === 'drawing') {
      figureIdsIn(drawings.get(label)?.source ?? '').forEach((id) => ids.add(id));
    }
  });
  return ids;
}

/** A range, or an amount of a coin: no line may break within it. */
const isAmount = (value: string): boolean => /–|\d [A-Z]{3}$/.test(value);

const tableOf = ({label, page}: DirectiveUse): FigureTableRecord =>
  resolveName('table', label, page.figures.tables);

const figureOf = ({label, attributes, page}: DirectiveUse): string =>
  resolveFigure(label, attributes, page.figures, page.locale);

function resultOf({node, label, attributes, page}: DirectiveUse): string {
  if (node.children.some(({type}) => type !== 'text')) {
    refuse('the expression has markup', 'write × instead of *');
  }
  return resolveCalc(label, attributes, page.figures, page.locale);
}

export const figureDirectives: readonly Directive[] = [
  {
    name: 'figure',
    type: 'textDirective',
    needsLabel: true,
    verify: figureOf,
    render: (use) => {
      const text = {type: 'text', value: figureOf(use)} as const;
      return isAmount(text.value) ? [inlineElement('span', {className: 'nowrap'}, [text])] : [text];
    },
  },
  {
    name: 'calc',
    type: 'textDirective',
    needsLabel: true,
    verify: resultOf,
    render: (use) => [{type: 'text', value: resultOf(use)}],
  },
  {
    name: 'literal',
    type: 'textDirective',
    needsLabel: true,
    verify: ({label, attributes, page}) => {
      // Archived literals also have `compute`, from the time when results were typed and verified.
      const unknown = Object.keys(attributes).find((name) => name !== 'reason');
      if (unknown && page.tree.version === 'current') {
        refuse(`unknown attribute "${unknown}" on a literal`, 'write reason="…"');
      }
      return resolveLiteral(label, attributes);
    },
    render: ({label}) => [{type: 'text', value: label}],
  },
  {
    name: 'figure-table',
    type: 'leafDirective',
    verify: tableOf,
    render: (use) => {
      const {figures, locale} = use.page;
      const table = resolveTable(tableOf(use), figures.figures, {locale});
      return [componentElement('FigureTable', {table}, '@site/src/components/FigureTable')];
    },
  },
];
