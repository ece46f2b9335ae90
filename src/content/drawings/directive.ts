import type {Element, ElementContent} from 'xast';

import {FindingError, refuse} from '../../lib/finding';
import {componentElement} from '../../lib/mdast';
import {type Directive, type DirectiveUse, resolveName} from '../directives/directive';
import {pageAt} from '../sources';
import {inspectDrawing} from './inspect';
import {childElements, plainText} from './parse';
import type {SourceDrawing} from './read';
import {drawingId, type DrawingElement, type DrawingNode, type DrawingView} from './view';

/** A component for each root element, so that a page loads only what it shows. */
const COMPONENTS: Readonly<Record<string, readonly [name: string, from: string]>> = {
  screen: ['Screen', 'features/pictures/Screen'],
  bars: ['Bars', 'features/pictures/Bars'],
  timeline: ['Timeline', 'features/pictures/Timeline'],
  countries: ['Countries', 'features/pictures/Countries'],
  map: ['PlatformMap', 'features/pictures/PlatformMap'],
};

/** `::drawing[halving]`. */
export const drawingDirective: Directive = {
  name: 'drawing',
  type: 'leafDirective',
  verify: resolveDrawing,
  render: (use) => {
    const {locale, figures, tree} = use.page;
    const {root, findings} = inspectDrawing(resolveDrawing(use), figures, locale);
    if (!root || findings.length > 0) throw new FindingError(findings);
    const view = viewOf(root, use.label, (to) => {
      const [route = '', hash] = to.split('#');
      return pageAt(route, tree).route + (hash ? `#${hash}` : '');
    });
    const [name, from] = COMPONENTS[root.name] ?? ['Drawing', 'components/Drawing'];
    return [componentElement(name, view, `@site/src/${from}`)];
  },
};

function resolveDrawing({label, attributes, page}: DirectiveUse): SourceDrawing {
  const [unknown] = Object.keys(attributes);
  if (unknown) {
    refuse(`unknown attribute "${unknown}" on a drawing`, 'write only the name of the drawing');
  }
  return resolveName('drawing', label, page.drawings);
}

/** The address of a link in a drawing, such as that of an archived page. */
type Link = (to: string) => string;

function viewOf(root: Element, name: string, link: Link): DrawingView {
  const words = (tag: string): string => {
    const element = childElements(root).find((each) => each.name === tag);
    return element ? plainText(element) : '';
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

/** Converts attributes to React props (`stroke-width` to `strokeWidth`), and makes ids unique on a page. */
function propsOf(
  attributes: Element['attributes'],
  drawing: string,
  link: Link,
): Record<string, string> {
  const uniqueId = (id: string): string => drawingId(drawing, id);
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const written = value ?? '';
      const prop = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      if (name === 'id') return [prop, uniqueId(written)];
      if (name === 'to') return [prop, link(written)];
      return [prop, written.replace(/(?<=^url\(#).+(?=\)$)/, uniqueId)];
    }),
  );
}
