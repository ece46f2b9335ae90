import {resolveLiteral} from '../figures/directives';
import {resolveFigure} from '../figures/inline';
import type {FigureSet} from '../figures/read';
import {resolveBrand} from './brand';
import {type DirectiveNode, labelOf, type Resolved} from './directive';

/** The directives that stand for a few words. */
export const INLINE_DIRECTIVES = ['figure', 'literal', 'brand'];

/** The words that a directive stands for; undefined if it stands for something else. */
export function resolveInline(
  directive: DirectiveNode,
  figures: FigureSet,
  locale?: string,
): Resolved<string> | undefined {
  const label = labelOf(directive);
  const attributes = directive.attributes ?? {};
  switch (directive.name) {
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
