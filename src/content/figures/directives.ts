import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {componentElement, inlineElement} from '../../lib/mdast';
import {
  type Directive,
  type DirectiveNode,
  type DirectivePage,
  type DirectiveUse,
  faultIn,
  labelOf,
  resolveName,
  valueOf,
} from '../directives/directive';
import {figureIdsIn} from '../directives/text';
import {pageAt} from '../sources';
import {resolveCalc} from './calc';
import {resolveFigure, resolveLiteral} from './inline';
import type {FigureSet} from './read';
import {resolveTable, tableFigureIds} from './resolve';
import {pickFigures, toolData} from './tool-figures';

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
    for (const id of table ? tableFigureIds(table) : []) ids.add(id);
    if (directive.name === 'figure') ids.add(label);
    if (directive.name === 'drawing') {
      figureIdsIn(drawings.get(label)?.source ?? '').forEach((id) => ids.add(id));
    }
  });
  return ids;
}

/** A range, or an amount of a coin: no line may break within it. */
const isAmount = (value: string): boolean => /–|\d [A-Z]{3}$/.test(value);

const resolveTableName = (name: string, {tables}: FigureSet) => resolveName('table', name, tables);

function tableOf(name: string, {figures, locale}: DirectivePage): MdxJsxFlowElement {
  const table = resolveTable(
    valueOf(resolveTableName(name, figures)),
    (id) => figures.figures.get(id),
    {locale},
  );
  return componentElement('FigureTable', {table}, '@site/src/components/FigureTable');
}

export const figureDirectives: readonly Directive[] = [
  {
    name: 'figure',
    type: 'textDirective',
    needsLabel: true,
    faultOf: ({label, attributes, page}) =>
      faultIn(resolveFigure(label, attributes, page.figures, page.locale)),
    render: ({label, attributes, page}) => {
      const value = valueOf(resolveFigure(label, attributes, page.figures, page.locale));
      const text = {type: 'text', value} as const;
      return isAmount(value) ? [inlineElement('span', {className: 'nowrap'}, [text])] : [text];
    },
  },
  {
    name: 'calc',
    type: 'textDirective',
    needsLabel: true,
    faultOf: ({node, label, attributes, page}) =>
      node.children.some(({type}) => type !== 'text')
        ? {message: 'the expression has markup', fix: 'write × instead of *'}
        : faultIn(resolveCalc(label, attributes, page.figures, page.locale)),
    render: ({label, attributes, page}) => [
      {type: 'text', value: valueOf(resolveCalc(label, attributes, page.figures, page.locale))},
    ],
  },
  {
    name: 'literal',
    type: 'textDirective',
    needsLabel: true,
    faultOf: ({label, attributes, page}) => {
      // Archived literals also have `compute`, from the time when results were typed and verified.
      const unknown = Object.keys(attributes).find((name) => name !== 'reason');
      return unknown && page.tree.version === 'current'
        ? {message: `unknown attribute "${unknown}" on a literal`, fix: 'write reason="…"'}
        : faultIn(resolveLiteral(label, attributes));
    },
    render: ({label}) => [{type: 'text', value: label}],
  },
  {
    name: 'figure-table',
    type: 'leafDirective',
    faultOf: ({label, page}) => faultIn(resolveTableName(label, page.figures)),
    render: ({label, page}) => [tableOf(label, page)],
  },
];

interface Tool {
  name: string;
  component: string;
  /** Module whose default export is the component. */
  from: string;
  /** Patterns for the ids of the figures that the tool needs. */
  figures?: readonly RegExp[];
  props?: (use: DirectiveUse) => object;
  faultOf?: NonNullable<Directive['faultOf']>;
  once?: boolean;
}

/** A directive for a tool: a component with figures from the tree of its page. */
export function toolDirective({
  name,
  component,
  from,
  figures,
  props,
  once = true,
  ...rest
}: Tool): Directive {
  return {
    ...rest,
    name,
    type: 'leafDirective',
    once,
    render: (use) => {
      const {page} = use;
      const data =
        figures &&
        toolData(pickFigures(page.figures.figures, figures), (route) => pageAt(route, page.tree));
      return [componentElement(component, {...data, ...props?.(use)}, from)];
    },
  };
}
