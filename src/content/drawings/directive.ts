import type {Element, ElementContent} from 'xast';

import {FindingError} from '../../lib/finding';
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
import {fillDirectives} from '../directives/text';
import type {FigureSet} from '../figures/read';
import {elementsIn, parseDrawing, textOf} from './parse';
import {drawingFindings, type DrawingSet, type SourceDrawing} from './read';
import {drawingId, type DrawingElement, type DrawingNode, type DrawingView} from './view';

/** Resolves `::drawing[halving]` to the drawing of that name. */
export function resolveDrawingName(
  name: string,
  attributes: Attributes,
  drawings: DrawingSet,
): Resolved<SourceDrawing> {
  const [unknown] = Object.keys(attributes);
  if (unknown) {
    return fault(
      `unknown attribute "${unknown}" on a drawing`,
      'write only the name of the drawing',
    );
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
    // Two components, so that a page loads only the one that it shows.
    return [
      view.root.tag === 'screen'
        ? componentElement('Screen', view, '@site/src/components/Drawing/Screen')
        : componentElement('Drawing', view, '@site/src/components/Drawing'),
    ];
  },
};

/**
 * Fills in the figures of a drawing and makes its ids unique.
 *
 * @param figures of the tree that the drawing belongs to
 * @throws FindingError with every finding in the drawing
 */
export function resolveDrawing(
  name: string,
  drawing: SourceDrawing,
  figures: FigureSet,
  locale?: string,
): DrawingView {
  const findings = drawingFindings(drawing, figures);
  if (findings.length > 0) throw new FindingError(findings);
  const parsed = parseDrawing(
    fillDirectives(drawing.source, figures, locale).text,
    drawing.repoPath,
  );
  if ('findings' in parsed) throw new FindingError(parsed.findings);
  const {root} = parsed;
  const words = (tag: string): string => {
    const found = elementsIn(root).find((element) => element.name === tag);
    return found ? textOf(found) : '';
  };
  const children = root.children.filter((node) => !isWords(node));
  return {
    name,
    title: words('title'),
    description: words('desc'),
    root: elementOf({...root, children}, name),
  };
}

function isWords(node: ElementContent): boolean {
  return node.type === 'element' && (node.name === 'title' || node.name === 'desc');
}

function elementOf({name, attributes, children}: Element, drawing: string): DrawingElement {
  return {
    tag: name,
    props: propsOf(attributes, drawing),
    children: children.flatMap((node): DrawingNode[] => {
      if (node.type === 'element') return [elementOf(node, drawing)];
      const text = node.type === 'text' ? node.value.replace(/\s+/g, ' ') : ' ';
      return text === ' ' ? [] : [text];
    }),
  };
}

/** Converts attributes to React props (`stroke-width` to `strokeWidth`). */
function propsOf(attributes: Element['attributes'], drawing: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      name === 'id'
        ? drawingId(drawing, value ?? '')
        : (value ?? '').replace(
            /^url\(#(.+)\)$/,
            (_, id: string) => `url(#${drawingId(drawing, id)})`,
          ),
    ]),
  );
}
