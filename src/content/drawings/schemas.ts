import * as z from 'zod';

import {PICTURES, SUPPORT} from './view';

/** Width of a drawing on a 360 px wide phone, in px. */
export const PHONE_WIDTH = 328;
/** Smallest font size at that width, in px. */
export const MIN_TEXT_SIZE = 12;

interface ElementSchema {
  attributes: z.ZodObject;
  /** Whether it has text of its own. */
  text?: 'needed' | 'optional';
}

type Attributes = Readonly<Record<string, z.ZodType>>;

const element = (attributes: Attributes, text?: ElementSchema['text']): ElementSchema => ({
  attributes: z.strictObject(attributes),
  ...(text && {text}),
});
const needed = z.string().regex(/\S/, 'is empty | write a value');
/** Attributes with any value, by their names. */
const free = (names: string): Attributes =>
  Object.fromEntries(names.split(' ').map((name) => [name, z.string().optional()]));
const matching = (pattern: RegExp, fix: string): z.ZodType =>
  z
    .string()
    .regex(pattern, {error: ({input}) => `is not allowed: ${String(input)} | ${fix}`})
    .optional();
const tokens = (names: readonly string[]): z.ZodType =>
  matching(
    new RegExp(String.raw`^(?:none|var\((?:${names.join('|')})\))$`),
    `use none, or var(…) with one of: ${names.join(', ')}`,
  );

/** Colours that are legible as text, in light and dark. */
const TEXT_COLOURS = ['--ink', '--ink-2', '--link', '--accent', '--accent-ink', '--on-accent'];
/** Colours of areas and lines, from src/css/tokens.css. */
const AREA_COLOURS = ['--page', '--surface', '--surface-2', '--accent-soft'];
const LINE_COLOURS = ['--line', '--line-strong'];
const PAINT = tokens([...TEXT_COLOURS, ...AREA_COLOURS, ...LINE_COLOURS]);

const shape = (own: string): ElementSchema =>
  element({
    ...free(own),
    fill: PAINT,
    stroke: PAINT,
    ...free('stroke-width stroke-dasharray stroke-linejoin'),
    'marker-end': matching(
      /^url\(#[\w-]+\)$/,
      'write url(#id) with the id of a <marker> in <defs>',
    ),
  });

/** What the elements for words hold. */
export const WORDS = {
  title: 'add <title> with the caption: one sentence that says what the drawing shows',
  desc: 'add <desc> with everything that a reader who cannot see the drawing needs',
} as const;

const title = element({}, 'optional');
const step = z.string().optional();
const width = z.enum(['half']).optional();

/**
 * The elements of each kind of drawing, by its root element. All elements, attributes and values that are not named
 * here are rejected, because a drawing becomes part of the page, where scripts, styles and external URLs would be
 * unsafe. All but `svg` are text, in parts that stand one after the other.
 */
export const KINDS: Readonly<Record<string, Readonly<Record<string, ElementSchema>>>> = {
  svg: {
    svg: element({...free('xmlns font-size stroke-linecap'), viewBox: needed, fill: PAINT}),
    title,
    desc: element({}, 'optional'),
    defs: element({}),
    marker: element(free('id viewBox markerWidth markerHeight refX refY orient')),
    path: shape('d'),
    line: shape('x1 y1 x2 y2'),
    polyline: shape('points'),
    rect: shape('x y width height rx'),
    circle: shape('cx cy r'),
    text: element(
      {
        ...free('x y font-size font-weight text-anchor'),
        'font-family': tokens(['--ifm-font-family-monospace']),
        fill: tokens(TEXT_COLOURS),
      },
      'needed',
    ),
  },
  screen: {
    screen: element({name: needed}),
    title,
    heading: element({step}, 'needed'),
    field: element(
      {label: needed, kind: z.enum(['list', 'upload']).optional(), width, step},
      'optional',
    ),
    choice: element({label: needed, chosen: needed, width, step}, 'needed'),
    row: element({label: needed, step}, 'needed'),
    qr: element({label: needed, step}, 'needed'),
    note: element({}, 'needed'),
    button: element({width, step}, 'needed'),
  },
  bars: {
    bars: element({scale: z.enum(['share']).optional()}),
    title,
    bar: element({label: needed, ...free('note series')}, 'needed'),
  },
  timeline: {
    timeline: element({}),
    title,
    moment: element({when: needed, label: needed, kind: z.enum(['act']).optional()}, 'needed'),
  },
  countries: {
    countries: element({}),
    title,
    group: element({label: needed, kind: z.enum(SUPPORT)}, 'needed'),
  },
  map: {
    map: element({}),
    title,
    area: element({to: needed, width: z.enum(['half', 'third', 'large'])}, 'needed'),
    region: element(
      {
        label: needed,
        to: needed,
        picture: z.enum(PICTURES),
        width: z.enum(['half', 'third', 'large', 'tall']).optional(),
      },
      'needed',
    ),
  },
};
