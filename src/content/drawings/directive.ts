import type {Element, ElementContent} from 'xast';

import {type Fault, FindingError, suggestion} from '../../lib/finding';
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
import {pageAt, pagesOf} from '../sources';
import type {ContentTree} from '../tree';
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

/** A component for each root element, so that a page loads only what it shows. */
const COMPONENTS: Readonly<Record<string, readonly [name: string, from: string]>> = {
  svg: ['Drawing', 'components/Drawing'],
  screen: ['Screen', 'features/pictures/Screen'],
  bars: ['Bars', 'features/pictures/Bars'],
  timeline: ['Timeline', 'features/pictures/Timeline'],
  countries: ['Countries', 'features/pictures/Countries'],
  map: ['PlatformMap', 'features/pictures/PlatformMap'],
};

export const drawingDirective: Directive = {
  name: 'drawing',
  type: 'leafDirective',
  faultOf: ({label, attributes, page}) => {
    const resolved = resolveDrawingName(label, attributes, page.drawings);
    return faultIn(resolved) ?? faultOfLinks(valueOf(resolved), page.tree);
  },
  render: ({label, attributes, page: {drawings, figures, locale, tree}}) => {
    const source = valueOf(resolveDrawingName(label, attributes, drawings));
    const view = resolveDrawing(label, source, figures, {
      locale,
      link: (to) => {
        const [route = '', hash] = to.split('#');
        return pageAt(route, tree).route + (hash ? `#${hash}` : '');
      },
    });
    const [name, from] = COMPONENTS[view.root.tag] ?? ['Drawing', 'components/Drawing'];
    return [componentElement(name, view, `@site/src/${from}`)];
  },
};

/** A link of a picture to a page that its tree lacks. */
function faultOfLinks({root, repoPath}: SourceDrawing, tree: ContentTree): Fault | undefined {
  const links = root
    ? elementsIn(root).flatMap(({attributes: {to}}) => to?.split('#')[0] ?? [])
    : [];
  // Few have links, and reading all pages is slow.
  if (links.length === 0) return undefined;
  const routes = pagesOf(tree).map(({route}) => route.slice(tree.base.length));
  const [broken] = links.filter((route) => !routes.includes(route));
  return broken === undefined
    ? undefined
    : {
        message: `${repoPath} links to "${broken}", which is no page`,
        fix: suggestion(broken, routes),
      };
}

interface ResolveOptions {
  locale?: string | undefined;
  /** The address of a link in the drawing, such as that of an archived page. */
  link?: (to: string) => string;
}

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
  {locale, link = (to) => to}: ResolveOptions = {},
): DrawingView {
  const fill = (source: string) => fillDirectives(source, figures, locale);
  const findings = drawingFindings(drawing, fill);
  if (findings.length > 0) throw new FindingError(findings);
  const parsed = parseDrawing(fill(drawing.source).text, drawing.repoPath);
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
    root: elementOf({...root, children}, name, link),
  };
}

function isWords(node: ElementContent): boolean {
  return node.type === 'element' && (node.name === 'title' || node.name === 'desc');
}

type Link = NonNullable<ResolveOptions['link']>;

function elementOf(
  {name, attributes, children}: Element,
  drawing: string,
  link: Link,
): DrawingElement {
  return {
    tag: name,
    props: propsOf(attributes, drawing, link),
    children: children.flatMap((node): DrawingNode[] => {
      if (node.type === 'element') return [elementOf(node, drawing, link)];
      const text = node.type === 'text' ? node.value.replace(/\s+/g, ' ') : ' ';
      return text === ' ' ? [] : [text];
    }),
  };
}

/** Converts attributes to React props (`stroke-width` to `strokeWidth`). */
function propsOf(
  attributes: Element['attributes'],
  drawing: string,
  link: Link,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      name === 'id'
        ? drawingId(drawing, value ?? '')
        : name === 'to'
          ? link(value ?? '')
          : (value ?? '').replace(
              /^url\(#(.+)\)$/,
              (_, id: string) => `url(#${drawingId(drawing, id)})`,
            ),
    ]),
  );
}
