import {componentElement} from '../../lib/mdast';
import {
  type Attributes,
  type Directive,
  fault,
  faultIn,
  type Resolved,
  resolveName,
  valueOf,
} from '../directives/directive';
import type {DrawingSet, SourceDrawing} from './read';
import {resolveDrawing} from './resolve';

/** Resolves `::drawing[halving]` to the drawing of that name. */
export function resolveDrawingName(
  name: string,
  attributes: Attributes,
  drawings: DrawingSet,
): Resolved<SourceDrawing> {
  const [unknown] = Object.keys(attributes);
  if (unknown) {
    return fault(`unknown attribute "${unknown}" on a drawing`, 'write only its name');
  }
  return drawings.size > 0
    ? resolveName('drawing', name, drawings)
    : fault(`unknown drawing "${name}"`, `add docs/_drawings/${name}.svg`);
}

export const drawingDirective: Directive = {
  name: 'drawing',
  type: 'leafDirective',
  faultOf: ({label, attributes, page}) =>
    faultIn(resolveDrawingName(label, attributes, page.drawings)),
  render: ({label, attributes, page: {drawings, figures, locale}}) => {
    const source = valueOf(resolveDrawingName(label, attributes, drawings));
    const view = resolveDrawing(label, source, figures, locale);
    return [componentElement('Drawing', view, '@site/src/components/Drawing')];
  },
};
