import {type Finding, nearest, suggestion} from '../../lib/finding';
import {isElement, type Place, type SvgElement, textOf} from './parse';
import {
  COLOURS,
  COMMON,
  ELEMENTS,
  FONTS,
  LEAST_TEXT,
  PHONE_WIDTH,
  TEXT_COLOURS,
} from './vocabulary';

type Report = (place: Place, message: string, fix: string) => void;

/** What an element takes over from those around it. */
interface Inherited {
  fontSize?: number;
  inText: boolean;
  /** False for the root. */
  within: boolean;
}

/**
 * Finds what a drawing must not hold or lacks: elements and attributes outside of the
 * vocabulary, colours that are no tokens, text too small for a phone, title and description.
 */
export function inspectSvg(root: SvgElement, shown: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (place, message, fix) => {
    findings.push({file: shown, ...place, message, fix});
  };
  if (root.name !== 'svg') {
    report(root.place, `begins with <${root.name}>`, 'begin with <svg viewBox="0 0 360 …">');
    return findings;
  }
  const width = widthOf(root);
  if (width === undefined) {
    report(root.places.viewBox ?? root.place, 'has no size', 'add viewBox="0 0 width height"');
  }
  for (const name of ['title', 'desc'] as const) {
    const texts = root.children.filter((child) => isElement(child) && child.name === name);
    const [text] = texts;
    if (!text || textOf(text) === '') {
      report(text?.place ?? root.place, `has no <${name}>`, MISSING[name]);
    }
  }
  inspectElement(root, {inText: false, within: false}, width ?? PHONE_WIDTH, idsIn(root), report);
  return findings;
}

const MISSING = {
  title: 'add <title> with the caption: one sentence that says what is to be seen',
  desc: 'add <desc> with all that a reader who cannot see the drawing has to know',
};

/** Width of the drawing in its own units. */
function widthOf(root: SvgElement): number | undefined {
  const [, width] = /^0 0 (\d+(?:\.\d+)?) \d+(?:\.\d+)?$/.exec(root.attributes.viewBox ?? '') ?? [];
  return width ? Number(width) : undefined;
}

function idsIn(element: SvgElement): string[] {
  const own = element.attributes.id;
  return [...(own ? [own] : []), ...element.children.filter(isElement).flatMap(idsIn)];
}

function inspectElement(
  element: SvgElement,
  around: Inherited,
  width: number,
  ids: readonly string[],
  report: Report,
): void {
  const {name, attributes, places, place} = element;
  const known = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (!known) {
    report(place, `<${name}> is not allowed in a drawing`, instead(name, Object.keys(ELEMENTS)));
    return;
  }
  if (name === 'svg' && around.within) {
    report(place, '<svg> stands in <svg>', 'use <g> with transform="translate(…)"');
  }
  const inText = around.inText || name === 'text';
  for (const [attribute, value] of Object.entries(attributes)) {
    const at = places[attribute] ?? place;
    const allowed = [...known, ...COMMON];
    if (!allowed.includes(attribute)) {
      report(
        at,
        `the attribute "${attribute}" of <${name}> is not allowed in a drawing`,
        instead(attribute, allowed),
      );
    } else {
      const fault = faultOf(attribute, value, inText, ids);
      if (fault) report(at, ...fault);
    }
  }
  const fontSize = attributes['font-size'] ? Number(attributes['font-size']) : around.fontSize;
  const least = (LEAST_TEXT * width) / PHONE_WIDTH;
  if ((name === 'text' || name === 'tspan') && !((fontSize ?? 0) >= least)) {
    const size = fontSize === undefined ? 'no size' : `the size ${fontSize}`;
    report(
      places['font-size'] ?? place,
      `text of ${size} is smaller than ${LEAST_TEXT} px on a phone`,
      `write font-size="${Math.ceil(least * 2) / 2}" or more, or make the viewBox narrower`,
    );
  }
  const inherited: Inherited = {inText, within: true, ...(fontSize !== undefined && {fontSize})};
  for (const child of element.children) {
    if (isElement(child)) inspectElement(child, inherited, width, ids, report);
    else if (!TEXTUAL.includes(name) && child.text.trim() !== '') {
      report(child.place, `text stands in <${name}>`, 'put it into <text>');
    }
  }
}

/** How to fix what is outside of the vocabulary. */
function instead(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near
    ? `write "${near}"`
    : 'remove it; src/content/drawings/vocabulary.ts lists what is allowed';
}

const TEXTUAL = ['title', 'desc', 'text', 'tspan'];

/** What is wrong with the value of an allowed attribute, and how to fix it. */
function faultOf(
  attribute: string,
  value: string,
  inText: boolean,
  ids: readonly string[],
): [message: string, fix: string] | undefined {
  if (attribute === 'fill' || attribute === 'stroke') {
    if (value === 'none' || value === 'currentColor') return undefined;
    const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (!token || !(COLOURS as readonly string[]).includes(token)) {
      return [
        `the colour "${value}" is none of the site's`,
        token ? suggestion(token, COLOURS) : `use none, currentColor or var(…) of ${list(COLOURS)}`,
      ];
    }
    if (inText && attribute === 'fill' && !(TEXT_COLOURS as readonly string[]).includes(token)) {
      return [`text in ${token} is hard to read`, `use one of: ${list(TEXT_COLOURS)}`];
    }
  }
  if (attribute === 'font-family' && !FONTS.some((font) => value === `var(${font})`)) {
    return [`the font "${value}" is none of the site's`, `use var(…) of ${list(FONTS)}`];
  }
  if (attribute.startsWith('marker-')) {
    const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1];
    if (!id || !ids.includes(id)) {
      return [`"${value}" is no marker of this drawing`, 'write url(#id) of a <marker> in <defs>'];
    }
  }
  if (attribute === 'transform' && !/^(?:(?:translate|rotate)\([\d\s.,-]+\)\s*)+$/.test(value)) {
    return [`the transform "${value}" is not allowed`, 'use translate(…) and rotate(…) alone'];
  }
  return undefined;
}

function list(names: readonly string[]): string {
  return names.join(', ');
}
