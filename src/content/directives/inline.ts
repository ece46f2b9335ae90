import type {Nodes} from 'mdast';

import {resolveLiteral} from '../figures/directives';
import {resolveFigure} from '../figures/inline';
import type {FigureSet} from '../figures/read';
import {resolveBrand} from './brand';
import {type Attributes, type DirectiveNode, labelOf, type Resolved} from './directive';

/** The directives that stand for a few words. */
export const INLINE_DIRECTIVES = ['figure', 'literal', 'brand'];

/** The words that a directive stands for; undefined if it stands for something else. */
export function resolveInline(
  {name, label, attributes}: {name: string; label: string; attributes: Attributes},
  figures: FigureSet,
  locale?: string,
): Resolved<string> | undefined {
  switch (name) {
    case 'figure':
      return resolveFigure(label, attributes, figures, locale);
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

/** The words of a directive in a text; undefined if it stands for something else. */
export function resolveNode(
  node: DirectiveNode,
  figures: FigureSet,
  locale?: string,
): Resolved<string> | undefined {
  const {name, attributes} = node;
  return resolveInline({name, label: labelOf(node), attributes: attributes ?? {}}, figures, locale);
}

/**
 * The text that readers see of a node. A directive that cannot be resolved is its label.
 *
 * @param bare stands for a directive without a label, which may be text: a time such as 12:30h parses as one
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
    case 'textDirective': {
      const resolved = resolveNode(node, figures);
      if (resolved && 'value' in resolved) return resolved.value;
      return labelOf(node) || bare(node.name);
    }
    default:
      return 'children' in node
        ? node.children.map((child) => inlineText(child, figures, bare)).join('')
        : '';
  }
}
