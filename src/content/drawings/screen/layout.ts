import type {Finding} from '../../../lib/finding';
import {isElement, type SvgElement, textOf} from '../parse';
import {DRAW} from './parts';
import {attributeText, CHARACTER, line, marker, shape, type Write} from './shapes';

const WIDTH = 360;
/** The frame of the screen. Step numbers are centred on its left edge. */
const SCREEN = {x: 20, y: 14, width: 326};
const TITLE_HEIGHT = 42;
/** The area for the parts of the screen. */
const INNER = {x: 44, width: 286};
const GAP = 16;
/** Stands in for a figure when a text is measured, because figures are filled in later. As long as most. */
const FIGURE = '00000000';

/**
 * Draws a valid screen as SVG. Texts keep their positions in the file for later findings.
 *
 * @returns the drawing, and a finding for each text that is too long
 */
export function drawScreen(
  screen: SvgElement,
  shown: string,
): {svg: SvgElement; findings: Finding[]} {
  const findings: Finding[] = [];
  const write: Write = (text, attributes, room) => {
    const most = Math.floor(room / CHARACTER);
    const {length} = textOf(text).replace(/\{\{.*?\}\}/g, FIGURE);
    if (length > most) {
      const message = `"${textOf(text)}" has ${length} characters, but only ${most} fit`;
      findings.push({file: shown, ...text.place, message, fix: 'shorten it'});
    }
    return shape('text', attributes, [text]);
  };

  const elements = screen.children.filter(isElement);
  const [words, parts] = [
    elements.filter(({name}) => !DRAW[name]),
    elements.filter(({name}) => DRAW[name]),
  ];
  const top = SCREEN.y + TITLE_HEIGHT;
  const shapes: SvgElement[] = [];
  let y = top + GAP;
  parts.forEach((part, at) => {
    const drawn = DRAW[part.name]?.(part, {...INNER, y}, write);
    if (!drawn) return;
    shapes.push(...drawn.shapes);
    if (part.attributes.step) {
      shapes.push(...marker(attributeText(part, 'step'), SCREEN.x, drawn.middle));
    }
    y += drawn.height;
    const isWithinList = part.name === 'row' && parts[at + 1]?.name === 'row';
    if (isWithinList) shapes.push(line({...INNER, y}));
    else y += GAP;
  });

  const height = y + SCREEN.y;
  const card = {...SCREEN, height: y - SCREEN.y, rx: 10};
  const name = {x: INNER.x, y: top - 16, 'font-size': 15, 'font-weight': 600};
  const frame = [
    shape('rect', {width: WIDTH, height, rx: 12, fill: 'var(--surface-2)'}),
    shape('rect', {...card, fill: 'var(--raised)', stroke: 'var(--line)'}),
    line({...SCREEN, y: top}),
    write(attributeText(screen, 'name'), name, INNER.width),
  ];
  const canvas = {viewBox: `0 0 ${WIDTH} ${height}`, 'font-size': 13.5, fill: 'var(--ink)'};
  return {svg: shape('svg', canvas, [...words, ...frame, ...shapes]), findings};
}
