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
import type {FigureSet} from '../figures/read';
import {isElement, type SvgElement, type SvgText, textOf} from './parse';
import {fillPlaceholders, placeholderFindings} from './placeholders';
import type {DrawingSet, SourceDrawing} from './read';
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
  const {root} = drawing;
  const findings = [...drawing.findings, ...placeholderFindings(drawing, figures)];
  if (!root || findings.length > 0) throw new FindingError(findings);

  const fill = (text: string): string => fillPlaceholders(text, figures, locale, () => undefined);
  const isWords = (node: SvgElement | SvgText): boolean =>
    isElement(node) && (node.name === 'title' || node.name === 'desc');
  const words = (tag: string): string => {
    const found = root.children.find((node) => isElement(node) && node.name === tag);
    return found ? fill(textOf(found)) : '';
  };
  const children = root.children.filter((node) => !isWords(node));
  return {
    name,
    title: words('title'),
    description: words('desc'),
    root: elementOf({...root, children}, name, fill),
  };
}

function elementOf(
  {name, attributes, children}: SvgElement,
  drawing: string,
  fill: (text: string) => string,
): DrawingElement {
  const nodeOf = (node: SvgElement | SvgText): DrawingNode =>
    isElement(node) ? elementOf(node, drawing, fill) : fill(node.text.replace(/\s+/g, ' '));
  return {
    tag: name,
    props: propsOf(attributes, drawing, fill),
    children: children.map(nodeOf).filter((node) => node !== ' '),
  };
}

/** Converts attributes to React props (`stroke-width` to `strokeWidth`). */
function propsOf(
  attributes: Readonly<Record<string, string>>,
  drawing: string,
  fill: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      name === 'id'
        ? drawingId(drawing, value)
        : fill(value).replace(
            /^url\(#(.+)\)$/,
            (_, id: string) => `url(#${drawingId(drawing, id)})`,
          ),
    ]),
  );
}
