import * as z from 'zod';

import {PICTURES, SUPPORT} from './view';

interface ElementSchema {
  attributes: z.ZodObject;
  /** Whether it has text of its own. */
  text?: 'needed' | 'optional' | undefined;
}

type Attributes = Readonly<Record<string, z.ZodType>>;

const element = (attributes: Attributes, text?: ElementSchema['text']): ElementSchema => ({
  attributes: z.strictObject(attributes),
  text,
});
const needed = z.string().regex(/\S/, 'is empty | write a value');
/** Attributes with any value, by their names. */
const free = (names: string): Attributes =>
  Object.fromEntries(names.split(' ').map((name) => [name, z.string().optional()]));
const oneOf = (...names: string[]): z.ZodType => z.enum(names).optional();
const matching = (pattern: RegExp, fix: string): z.ZodType =>
  z
    .string()
    .regex(pattern, {error: ({input}) => `is not allowed: ${String(input)} | ${fix}`})
    .optional();
const tokens = (...names: string[]): z.ZodType =>
  matching(
    new RegExp(String.raw`^(?:none|var\((?:${names.join('|')})\))$`),
    `use none, or var(…) with one of: ${names.join(', ')}`,
  );

/** Colours that are legible as text, in light and dark. */
const TEXT_COLOURS = ['--ink', '--ink-2', '--link', '--accent', '--accent-ink', '--on-accent'];
/** Colours of areas and lines, from src/css/tokens.css. */
const AREA_COLOURS = ['--page', '--surface', '--surface-2', '--accent-soft'];
const LINE_COLOURS = ['--line', '--line-strong'];
const PAINT = tokens(...TEXT_COLOURS, ...AREA_COLOURS, ...LINE_COLOURS);

const MARKER = 'write url(#id) with the id of a <marker> in <defs>';
const shape = (own: string): ElementSchema =>
  element({
    ...free(`${own} stroke-width stroke-dasharray stroke-linejoin`),
    fill: PAINT,
    stroke: PAINT,
    'marker-end': matching(/^url\(#[\w-]+\)$/, MARKER),
  });

/** What the elements for words hold. */
export const WORDS = {
  title: 'add <title> with the caption: one sentence that says what the drawing shows',
  desc: 'add <desc> with everything that a reader who cannot see the drawing needs',
} as const;

const label = needed;
const step = z.string().optional();
const width = oneOf('half');

/** The elements of a kind of drawing, by name. */
const kind = (elements: Readonly<Record<string, ElementSchema>>) =>
  new Map(Object.entries({title: element({}, 'optional'), ...elements}));

/**
 * The elements of each kind of drawing, by its root element. All elements, attributes and values that are not named
 * here are rejected, because a drawing becomes part of the page, where scripts, styles and external URLs would be
 * unsafe. All but `svg` are text, in parts that stand one after the other.
 */
export const KINDS = {
  svg: kind({
    svg: element({...free('xmlns font-size stroke-linecap'), viewBox: needed, fill: PAINT}),
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
        'font-family': tokens('--ifm-font-family-monospace'),
        fill: tokens(...TEXT_COLOURS),
      },
      'needed',
    ),
  }),
  screen: kind({
    screen: element({name: needed}),
    heading: element({step}, 'needed'),
    field: element({label, kind: oneOf('list', 'upload'), width, step}, 'optional'),
    choice: element({label, chosen: needed, width, step}, 'needed'),
    row: element({label, step}, 'needed'),
    qr: element({label, step}, 'needed'),
    note: element({}, 'needed'),
    button: element({width, step}, 'needed'),
  }),
  bars: kind({
    bars: element({scale: oneOf('share')}),
    bar: element({label, ...free('note series')}, 'needed'),
  }),
  timeline: kind({
    timeline: element({}),
    moment: element({when: needed, label, kind: oneOf('act')}, 'needed'),
  }),
  countries: kind({
    countries: element({}),
    group: element({label, kind: z.enum(SUPPORT)}, 'needed'),
  }),
  map: kind({
    map: element({}),
    area: element({to: needed}, 'needed'),
    region: element({label, to: needed, picture: z.enum(PICTURES)}, 'needed'),
  }),
};
