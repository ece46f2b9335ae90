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
import {fillPlaceholders} from '../figures/placeholders';
import type {FigureSet} from '../figures/read';
import {isElement, type SvgElement, type SvgText, textOf} from './parse';
import {placeholderFindings} from './placeholders';
import type {DrawingSet, SourceDrawing} from './read';
import {drawingId, type DrawingNode, type DrawingView} from './view';

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
    return [componentElement('Drawing', view, '@site/src/components/Drawing')];
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
  const {svg, screen} = drawing;
  const findings = [...drawing.findings, ...placeholderFindings(drawing, figures)];
  if (!svg || findings.length > 0) throw new FindingError(findings);

  const fill = (text: string): string => fillPlaceholders(text, figures, locale, () => undefined);
  const child = (tag: string): string => {
    const found = svg.children.find((node) => isElement(node) && node.name === tag);
    return found ? fill(textOf(found)) : '';
  };
  return {
    name,
    title: child('title'),
    description: child('desc'),
    ...(screen && {isScreen: true}),
    props: propsOf(svg.attributes, name),
    nodes: svg.children
      .filter((node) => isElement(node) && node.name !== 'title' && node.name !== 'desc')
      .flatMap((node) => nodeOf(node, name, fill)),
  };
}

function nodeOf(
  node: SvgElement | SvgText,
  drawing: string,
  fill: (text: string) => string,
): DrawingNode[] {
  if (!isElement(node)) {
    const text = fill(node.text.replace(/\s+/g, ' '));
    return text === ' ' ? [] : [text];
  }
  return [
    {
      tag: node.name,
      props: propsOf(node.attributes, drawing),
      children: node.children.flatMap((child) => nodeOf(child, drawing, fill)),
    },
  ];
}

/** Converts attributes to React props (`stroke-width` to `strokeWidth`). */
function propsOf(
  attributes: Readonly<Record<string, string>>,
  drawing: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      name === 'id'
        ? drawingId(drawing, value)
        : value.replace(/^url\(#(.+)\)$/, (_, id: string) => `url(#${drawingId(drawing, id)})`),
    ]),
  );
}
