import {type Finding, nearest, type Place, suggestion} from '../../lib/finding';
import {isElement, type SvgElement, textOf} from './parse';
import {
  COLOURS,
  COMMON,
  ELEMENTS,
  FONTS,
  MIN_TEXT_SIZE,
  PHONE_WIDTH,
  TEXT_COLOURS,
} from './vocabulary';

export type Report = (place: Place, message: string, fix: string) => void;

/** What an element inherits from its ancestors. */
interface Inherited {
  fontSize?: number;
  inText: boolean;
  /** Whether it has a parent. */
  within: boolean;
}

/**
 * Finds elements, attributes and colours that are not allowed, text that is too small on a phone, and
 * a missing title or description.
 */
export function inspectSvg(root: SvgElement, shown: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (place, message, fix) => {
    findings.push({file: shown, ...place, message, fix});
  };
  if (root.name !== 'svg') {
    report(
      root.place,
      `the root element is <${root.name}> instead of <svg> or <screen>`,
      'start with <svg viewBox="0 0 360 …"> or <screen name="…">',
    );
    return findings;
  }
  const width = widthOf(root);
  if (width === undefined) {
    report(
      root.places.viewBox ?? root.place,
      'the drawing has no size',
      'add viewBox="0 0 width height"',
    );
  }
  inspectText(root, 'title', report);
  inspectText(root, 'desc', report);
  inspectElement(root, {inText: false, within: false}, width ?? PHONE_WIDTH, idsIn(root), report);
  return findings;
}

/** Reports a missing caption or description. */
export function inspectText(root: SvgElement, name: keyof typeof MISSING, report: Report): void {
  const text = root.children.find((child) => isElement(child) && child.name === name);
  if (!text || textOf(text) === '') {
    report(text?.place ?? root.place, `the drawing has no <${name}>`, MISSING[name]);
  }
}

const MISSING = {
  title: 'add <title> with the caption: one sentence that says what the drawing shows',
  desc: 'add <desc> with everything that a reader who cannot see the drawing needs',
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
    report(place, '<svg> inside <svg> is not allowed', 'use <g> with transform="translate(…)"');
  }
  const inText = around.inText || name === 'text';
  for (const [attribute, value] of Object.entries(attributes)) {
    const at = places[attribute] ?? place;
    const allowed = [...known, ...COMMON];
    if (!allowed.includes(attribute)) {
      report(
        at,
        `the attribute "${attribute}" is not allowed on <${name}>`,
        instead(attribute, allowed),
      );
    } else {
      const fault = faultOf(attribute, value, inText, ids);
      if (fault) report(at, ...fault);
    }
  }
  const fontSize = attributes['font-size'] ? Number(attributes['font-size']) : around.fontSize;
  const least = (MIN_TEXT_SIZE * width) / PHONE_WIDTH;
  if ((name === 'text' || name === 'tspan') && !((fontSize ?? 0) >= least)) {
    const fix = `write font-size="${Math.ceil(least * 2) / 2}" or more`;
    if (fontSize === undefined) report(place, 'the text has no font size', fix);
    else {
      const message = `text of size ${fontSize} is smaller than ${MIN_TEXT_SIZE} px on a phone`;
      report(places['font-size'] ?? place, message, `${fix}, or make the viewBox narrower`);
    }
  }
  const inherited: Inherited = {inText, within: true, ...(fontSize !== undefined && {fontSize})};
  for (const child of element.children) {
    if (isElement(child)) inspectElement(child, inherited, width, ids, report);
    else if (!TEXTUAL.includes(name) && child.text.trim() !== '') {
      report(child.place, `text is not allowed in <${name}>`, 'put it in <text>');
    }
  }
}

/** The fix for an element or attribute that is not allowed. */
function instead(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near
    ? `write "${near}"`
    : 'remove it; src/content/drawings/vocabulary.ts lists what is allowed';
}

const TEXTUAL = ['title', 'desc', 'text', 'tspan'];

/** Validates the value of an allowed attribute. */
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
        `the colour "${value}" is not one of the site's colours`,
        token
          ? suggestion(token, COLOURS)
          : `use none, currentColor or var(…) with one of: ${list(COLOURS)}`,
      ];
    }
    if (inText && attribute === 'fill' && !(TEXT_COLOURS as readonly string[]).includes(token)) {
      return [`text in ${token} is hard to read`, `use one of: ${list(TEXT_COLOURS)}`];
    }
  }
  if (attribute === 'font-family' && !FONTS.some((font) => value === `var(${font})`)) {
    return [
      `the font "${value}" is not one of the site's fonts`,
      `use var(…) with one of: ${list(FONTS)}`,
    ];
  }
  if (attribute.startsWith('marker-')) {
    const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1];
    if (!id || !ids.includes(id)) {
      return [
        `"${value}" is not a marker in this drawing`,
        'write url(#id) with the id of a <marker> in <defs>',
      ];
    }
  }
  if (attribute === 'transform' && !/^(?:(?:translate|rotate)\([\d\s.,-]+\)\s*)+$/.test(value)) {
    return [`the transform "${value}" is not allowed`, 'use only translate(…) and rotate(…)'];
  }
  return undefined;
}

function list(names: readonly string[]): string {
  return names.join(', ');
}
