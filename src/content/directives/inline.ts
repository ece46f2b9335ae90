import type {Nodes, Parents} from 'mdast';

import {faultIn} from '../../lib/finding';
import {resolveCalc} from '../figures/calc';
import {resolveFigure, resolveLiteral} from '../figures/inline';
import type {FigureSet} from '../figures/read';
import {resolveBrand} from './brand';
import {type Attributes, type DirectiveNode, labelOf} from './directive';

/** Directives that resolve to plain text. */
export const INLINE_DIRECTIVES = ['figure', 'calc', 'literal', 'brand'];

/** Resolves a directive to its text; undefined if it is not one of {@link INLINE_DIRECTIVES}. */
export function resolveInline(
  {name, label, attributes}: {name: string; label: string; attributes: Attributes},
  figures: FigureSet,
  locale?: string,
): string | undefined {
  switch (name) {
    case 'figure':
      return resolveFigure(label, attributes, figures, locale);
    case 'calc':
      return resolveCalc(label, attributes, figures, locale);
    case 'literal':
      return resolveLiteral(label, attributes);
    case 'brand':
      return resolveBrand(label).text;
    default:
      return undefined;
  }
}

/** Like {@link resolveInline}, for a node. Undefined also if it cannot be resolved. */
export function resolveNode(node: DirectiveNode, figures: FigureSet): string | undefined {
  const {name, attributes} = node;
  let text: string | undefined;
  faultIn(() => {
    text = resolveInline({name, label: labelOf(node), attributes: attributes ?? {}}, figures);
  });
  return text;
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
    case 'textDirective':
      return resolveNode(node, figures) ?? (labelOf(node) || bare(node.name));
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
