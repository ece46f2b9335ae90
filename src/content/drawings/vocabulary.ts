/**
 * The elements, attributes and values that drawings may use. Everything else is rejected, because a
 * drawing becomes part of the page, where scripts, styles and external URLs would be unsafe.
 */

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'];
const LINES = [...PAINT, 'stroke-linejoin', 'marker-start', 'marker-mid', 'marker-end'];
const FONT = ['font-size', 'font-weight', 'font-style', 'font-family', 'text-anchor'];
const TEXT = [...PAINT, ...FONT, 'x', 'y', 'dx', 'dy', 'paint-order', 'letter-spacing'];

/** Allowed elements with their allowed attributes, besides `id` and `transform`. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', ...PAINT, ...FONT],
  title: [],
  desc: [],
  defs: [],
  marker: ['viewBox', 'markerWidth', 'markerHeight', 'refX', 'refY', 'orient'],
  g: [...LINES, ...FONT, 'paint-order'],
  path: [...LINES, 'd'],
  line: [...LINES, 'x1', 'y1', 'x2', 'y2'],
  polyline: [...LINES, 'points'],
  polygon: [...LINES, 'points'],
  rect: [...LINES, 'x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: [...LINES, 'cx', 'cy', 'r'],
  ellipse: [...LINES, 'cx', 'cy', 'rx', 'ry'],
  text: TEXT,
  tspan: TEXT,
};

/** Attributes that every element may have. */
export const COMMON = ['id', 'transform'] as const;

/** Colours that are legible as text, in light and dark. */
export const TEXT_COLOURS = [
  '--ink',
  '--ink-2',
  '--link',
  '--accent',
  '--accent-ink',
  '--on-accent',
] as const;

/** Colours of lines and areas, from src/css/tokens.css. */
export const COLOURS = [
  ...TEXT_COLOURS,
  '--page',
  '--surface',
  '--surface-2',
  '--line',
  '--line-strong',
  '--accent-soft',
] as const;

export const FONTS = ['--ifm-font-family-base', '--ifm-font-family-monospace'] as const;

/** Width of a drawing on a 360 px wide phone, in px. */
export const PHONE_WIDTH = 328;
/** Smallest font size at that width, in px. */
export const MIN_TEXT_SIZE = 12;
