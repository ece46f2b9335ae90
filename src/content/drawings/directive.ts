import type {Element} from 'xast';

import {FindingError, refuse} from '../../lib/finding';
import {componentElement} from '../../lib/mdast';
import {type Directive, type DirectiveUse, resolveName} from '../directives/directive';
import {pageAt} from '../sources';
import {childElements, inspectDrawing, plainText} from './inspect';
import type {SourceDrawing} from './read';
import {WORDS} from './schemas';
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

/** @param link the address of a link in a drawing, such as that of an archived page */
function viewOf(root: Element, name: string, link: (to: string) => string): DrawingView {
  const uniqueId = (id: string): string => drawingId(name, id);

  /** Converts attributes to React props (`stroke-width` to `strokeWidth`), and makes ids unique on a page. */
  const propOf = ([attribute, value]: [string, string | null | undefined]): [string, string] => {
    const written = value ?? '';
    const prop = attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (attribute === 'id') return [prop, uniqueId(written)];
    if (attribute === 'to') return [prop, link(written)];
    return [prop, written.replace(/(?<=^url\(#).+(?=\)$)/, uniqueId)];
  };

  const elementOf = ({name: tag, attributes, children}: Element): DrawingElement => ({
    tag,
    props: Object.fromEntries(Object.entries(attributes).map(propOf)),
    children: children.flatMap((node): DrawingNode[] => {
      if (node.type === 'element') return node.name in WORDS ? [] : [elementOf(node)];
      const text = node.type === 'text' ? node.value.replace(/\s+/g, ' ') : ' ';
      return text === ' ' ? [] : [text];
    }),
  });

  const words = (tag: keyof typeof WORDS): string => {
    const element = childElements(root).find((each) => each.name === tag);
    return element ? plainText(element) : '';
  };
  return {name, title: words('title'), description: words('desc'), root: elementOf(root)};
}
