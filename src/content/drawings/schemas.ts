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

/**
 * A kind of drawing, by its root element. All elements, attributes and values that it does not name are rejected,
 * because a drawing becomes part of the page, where scripts, styles and external URLs would be unsafe.
 */
interface Kind {
  /** Elements that every drawing of this kind has, with what to write in them. */
  words: Readonly<Record<string, string>>;
  elements: Readonly<Record<string, ElementSchema>>;
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
const tokens = (names: readonly string[], others: readonly string[] = []): z.ZodType =>
  matching(
    new RegExp(
      String.raw`^(?:${[...others, String.raw`var\((?:${names.join('|')})\)`].join('|')})$`,
    ),
    `use ${[...others, 'var(…)'].join(', ')} with one of: ${names.join(', ')}`,
  );

/** Colours that are legible as text, in light and dark. */
const TEXT_COLOURS = ['--ink', '--ink-2', '--link', '--accent', '--accent-ink', '--on-accent'];
/** Colours of areas and lines, from src/css/tokens.css. */
const AREA_COLOURS = ['--page', '--surface', '--surface-2', '--accent-soft'];
const LINE_COLOURS = ['--line', '--line-strong'];
const PAINT = tokens([...TEXT_COLOURS, ...AREA_COLOURS, ...LINE_COLOURS], ['none', 'currentColor']);
const MARKER = matching(/^url\(#[\w-]+\)$/, 'write url(#id) with the id of a <marker> in <defs>');

const COMMON = {
  ...free('id'),
  transform: matching(
    /^(?:(?:translate|rotate)\([\d\s.,-]+\)\s*)+$/,
    'use only translate(…) and rotate(…)',
  ),
};
const PAINTED = {
  ...COMMON,
  fill: PAINT,
  stroke: PAINT,
  ...free('stroke-width stroke-dasharray stroke-linecap'),
};
const FONT = {
  'font-family': tokens(['--ifm-font-family-base', '--ifm-font-family-monospace']),
  ...free('font-size font-weight font-style text-anchor'),
};
const MARKERS = {'marker-start': MARKER, 'marker-mid': MARKER, 'marker-end': MARKER};
const shape = (own: string): ElementSchema =>
  element({...PAINTED, ...MARKERS, ...free(`stroke-linejoin ${own}`)});
const LABEL = element(
  {
    ...PAINTED,
    ...FONT,
    fill: tokens(TEXT_COLOURS, ['none', 'currentColor']),
    ...free('x y dx dy paint-order letter-spacing'),
  },
  'optional',
);

const WORDS = element({}, 'optional');
const TITLE = 'add <title> with the caption: one sentence that says what the drawing shows';
const DESC = 'add <desc> with everything that a reader who cannot see the drawing needs';

const step = z.string().optional();
const width = z.enum(['half']).optional();

/** The kinds of drawings, by root element. All but `svg` are text, in parts that stand one after the other. */
export const KINDS: Readonly<Record<string, Kind>> = {
  svg: {
    words: {title: TITLE, desc: DESC},
    elements: {
      svg: element({...PAINTED, ...FONT, ...free('xmlns'), viewBox: needed}),
      title: WORDS,
      desc: WORDS,
      defs: element(COMMON),
      marker: element({
        ...COMMON,
        ...free('viewBox markerWidth markerHeight refX refY orient'),
      }),
      g: element({...PAINTED, ...MARKERS, ...FONT, ...free('stroke-linejoin paint-order')}),
      path: shape('d'),
      line: shape('x1 y1 x2 y2'),
      polyline: shape('points'),
      polygon: shape('points'),
      rect: shape('x y width height rx ry'),
      circle: shape('cx cy r'),
      ellipse: shape('cx cy rx ry'),
      text: LABEL,
      tspan: LABEL,
    },
  },
  screen: {
    words: {title: TITLE},
    elements: {
      screen: element({name: needed}),
      title: WORDS,
      heading: element({step}, 'needed'),
      field: element(
        {label: needed, kind: z.enum(['list', 'upload']).optional(), width, step},
        'optional',
      ),
      choice: element({label: needed, chosen: needed, width, step}, 'needed'),
      row: element({label: needed, step}, 'needed'),
      qr: element({label: needed, step}, 'needed'),
      note: element({step}, 'needed'),
      button: element({width, step}, 'needed'),
    },
  },
  bars: {
    words: {title: TITLE},
    elements: {
      bars: element({scale: z.enum(['share', 'time']).optional()}),
      title: WORDS,
      bar: element({label: needed, ...free('note series')}, 'needed'),
    },
  },
  timeline: {
    words: {title: TITLE},
    elements: {
      timeline: element({}),
      title: WORDS,
      moment: element({when: needed, label: needed, kind: z.enum(['act']).optional()}, 'needed'),
    },
  },
  countries: {
    words: {title: TITLE},
    elements: {
      countries: element({}),
      title: WORDS,
      group: element({label: needed, kind: z.enum(SUPPORT)}, 'needed'),
    },
  },
  map: {
    words: {title: TITLE},
    elements: {
      map: element({}),
      title: WORDS,
      area: element({to: needed, width: z.enum(['half', 'third', 'large']).optional()}, 'needed'),
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
  },
};
