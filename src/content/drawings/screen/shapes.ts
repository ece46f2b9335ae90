import type {Place} from '../../../lib/finding';
import {isElement, type SvgElement, type SvgText} from '../parse';

export interface Area {
  x: number;
  y: number;
  width: number;
}

/** Draws a text, and reports it if it is wider than `room`. */
export type Write = (
  text: SvgText,
  attributes: Readonly<Record<string, string | number>>,
  room: number,
) => SvgElement;

const NOWHERE: Place = {line: 1, column: 1};
export const BOX_HEIGHT = 34;
/** Width of an average character. */
export const CHARACTER = 7.2;

export function shape(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: SvgElement['children'] = [],
): SvgElement {
  const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
  return {name, attributes: Object.fromEntries(texts), children, place: NOWHERE, places: {}};
}

/** The text of an attribute, with its place for findings. */
export function attributeText({attributes, places, place}: SvgElement, name: string): SvgText {
  const {line, column} = places[name] ?? place;
  return {text: attributes[name] ?? '', place: {line, column: column + `${name}="`.length}};
}

export function contentOf({children, place}: SvgElement): SvgText {
  return children.find((child): child is SvgText => !isElement(child)) ?? {text: '', place};
}

export function box(
  {x, y, width}: Area,
  colours: Readonly<Record<string, string>>,
  height = BOX_HEIGHT,
): SvgElement {
  return shape('rect', {x, y, width, height, rx: 6, ...colours});
}

export function line({x, y, width}: Area): SvgElement {
  return shape('path', {d: `M${x} ${y}h${width}`, stroke: 'var(--line)'});
}

/** A step number, beside the part of the screen that the step is about. */
export function marker(step: SvgText, x: number, y: number): SvgElement[] {
  const colours = {fill: 'var(--on-accent)', 'font-weight': 600, 'text-anchor': 'middle'};
  return [
    shape('circle', {cx: x, cy: y, r: 11, fill: 'var(--accent)'}),
    shape('text', {x, y: y + 4.75, ...colours}, [step]),
  ];
}

/** Recognisable as a QR code, but too coarse to be scanned. */
export function qrCode(x: number, y: number): SvgElement[] {
  const corners = [
    [x, y],
    [x + 54, y],
    [x, y + 54],
  ] as const;
  const ink = {fill: 'none', stroke: 'var(--ink)', 'stroke-width': 5};
  const squares = corners.map(([left, top]) => `M${left + 3} ${top + 3}h24v24h-24z`);
  const dots = corners.map(([left, top]) => `M${left + 10} ${top + 15}h10`);
  const rows = [36, 43, 50, 57, 64, 71, 78].map((row, at) => {
    const from = row < 52 ? (at % 2) * 7 : 36 + (at % 3) * 5;
    return `M${x + from} ${y + row}H${x + 84}`;
  });
  return [
    shape('path', {d: squares.join(''), ...ink}),
    shape('path', {d: dots.join(''), ...ink, 'stroke-width': 10}),
    shape('path', {
      d: [`M${x + 36} ${y + 8}h12M${x + 38} ${y + 22}h10`, ...rows].join(''),
      ...ink,
      'stroke-dasharray': '5 6 10 5 5 9',
    }),
  ];
}
