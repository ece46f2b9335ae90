import type {Nodes, Parents} from 'mdast';

import {resolveCalc} from '../figures/calc';
import {resolveFigure, resolveLiteral} from '../figures/inline';
import type {FigureSet} from '../figures/read';
import {resolveBrand} from './brand';
import {type Attributes, type DirectiveNode, labelOf, type Resolved} from './directive';

/** Directives that resolve to plain text. */
export const INLINE_DIRECTIVES = ['figure', 'calc', 'literal', 'brand'];

/** Resolves a directive to its text; undefined if it is not one of {@link INLINE_DIRECTIVES}. */
export function resolveInline(
  {name, label, attributes}: {name: string; label: string; attributes: Attributes},
  figures: FigureSet,
  locale?: string,
): Resolved<string> | undefined {
  switch (name) {
    case 'figure':
      return resolveFigure(label, attributes, figures, locale);
    case 'calc':
      return resolveCalc(label, attributes, figures, locale);
    case 'literal':
      return resolveLiteral(label, attributes);
    case 'brand': {
      const resolved = resolveBrand(label);
      return 'fault' in resolved ? resolved : {value: resolved.value.text};
    }
    default:
      return undefined;
  }
}

/** Like {@link resolveInline}, for a node. */
export function resolveNode(
  node: DirectiveNode,
  figures: FigureSet,
  locale?: string,
): Resolved<string> | undefined {
  const {name, attributes} = node;
  return resolveInline({name, label: labelOf(node), attributes: attributes ?? {}}, figures, locale);
}

/**
 * The visible text of a node. A directive that cannot be resolved becomes its label.
 *
 * @param bare text for a directive without a label, which may be ordinary text: 12:30h parses as one
 */
export function inlineText(
  node: Nodes,
  figures: FigureSet,
  bare: (name: string) => string = (name) => `:${name}`,
): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'mdxJsxTextElement':
      return node.name === 'br' ? ' ' : textOfChildren(node, figures, bare);
    case 'textDirective': {
      const resolved = resolveNode(node, figures);
      if (resolved && 'value' in resolved) return resolved.value;
      return labelOf(node) || bare(node.name);
    }
    default:
      return 'children' in node ? textOfChildren(node, figures, bare) : '';
  }
}

function textOfChildren(
  {children}: Pick<Parents, 'children'>,
  figures: FigureSet,
  bare: (name: string) => string,
): string {
  return children.map((child) => inlineText(child, figures, bare)).join('');
}
