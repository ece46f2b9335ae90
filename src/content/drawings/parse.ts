import sax from 'sax';

import {type Finding, type Place, placeAt, reasonOf} from '../../lib/finding';

export interface SvgText {
  text: string;
  place: Place;
}

export interface SvgElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (SvgElement | SvgText)[];
  place: Place;
  /** Position of each attribute. */
  places: Readonly<Record<string, Place>>;
}

export function isElement(node: SvgElement | SvgText): node is SvgElement {
  return 'name' in node;
}

/** Position in the file of a character in a text. */
export function placeWithin({text, place}: SvgText, offset: number): Place {
  const {line, column} = placeAt(text, offset);
  return {line: place.line + line - 1, column: line === 1 ? place.column + column - 1 : column};
}

/** All text within an element, with its white space collapsed. */
export function textOf(node: SvgElement | SvgText): string {
  const collect = (part: SvgElement | SvgText): string =>
    isElement(part) ? part.children.map(collect).join('') : part.text;
  return collect(node).replace(/\s+/g, ' ').trim();
}

/**
 * Parses a drawing as strict XML, with the position of each element, attribute and text.
 *
 * @param shown path of the file for findings
 * @returns the root element, or the first syntax error
 */
export function parseSvg(
  source: string,
  shown: string,
): {root: SvgElement} | {findings: Finding[]} {
  const parser = sax.parser(true, {position: true});
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let textStart = 0;
  parser.onopentag = ({name, attributes}) => {
    const start = parser.startTagPosition - 1;
    const tag = source.slice(start, parser.position);
    const element: SvgElement = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      place: placeAt(source, start),
      places: Object.fromEntries(
        Object.keys(attributes).map((attribute) => [
          attribute,
          placeAt(source, start + Math.max(0, tag.search(new RegExp(`\\s${attribute}\\s*=`)) + 1)),
        ]),
      ),
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    textStart = parser.position;
  };
  parser.onclosetag = () => {
    open.pop();
    textStart = parser.position;
  };
  parser.ontext = (text) => {
    open.at(-1)?.children.push({text, place: placeAt(source, textStart)});
  };
  parser.onerror = (error) => {
    throw error;
  };

  const unreadable = (place: Place, message: string): {findings: Finding[]} => ({
    findings: [
      {file: shown, ...place, message, fix: 'close every element and put every value in quotes'},
    ],
  });
  try {
    parser.write(source).close();
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('\n');
    return unreadable(placeAt(source, parser.position - 1), `invalid SVG: ${reason}`);
  }
  return root ? {root} : unreadable({line: 1, column: 1}, 'invalid SVG: the file is empty');
}
