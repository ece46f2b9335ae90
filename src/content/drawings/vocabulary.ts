import {PICTURES, SUPPORT} from './view';

/**
 * The elements, attributes and values that drawings may use. Everything else is rejected, because a
 * drawing becomes part of the page, where scripts, styles and external URLs would be unsafe.
 */
export interface Vocabulary {
  /** Elements with their attributes, besides `common`. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes that every element may have. */
  common: readonly string[];
  required: Readonly<Record<string, readonly string[]>>;
  /** Elements that every drawing has, with what to write in them. */
  words: Readonly<Record<string, string>>;
  textual: readonly string[];
  /** Elements that need text. */
  filled: readonly string[];
  /** Attributes that do not take any value. */
  values: Readonly<Record<string, Values>>;
}

interface Values {
  pattern: RegExp;
  fix: string;
}

const oneOf = (...values: string[]): Values => ({
  pattern: new RegExp(`^(?:${values.join('|')})$`),
  fix: `use one of: ${values.join(', ')}`,
});
const token = (names: readonly string[], others: readonly string[] = []): Values => ({
  pattern: new RegExp(
    String.raw`^(?:${[...others, String.raw`var\((?:${names.join('|')})\)`].join('|')})$`,
  ),
  fix: `use ${[...others, 'var(…)'].join(', ')} with one of: ${names.join(', ')}`,
});

/** Colours that are legible as text, in light and dark. */
const TEXT_COLOURS = ['--ink', '--ink-2', '--link', '--accent', '--accent-ink', '--on-accent'];
/** Colours of lines and areas, from src/css/tokens.css. */
const COLOURS = [
  ...TEXT_COLOURS,
  '--page',
  '--surface',
  '--surface-2',
  '--line',
  '--line-strong',
  '--accent-soft',
];
const PAINT = token(COLOURS, ['none', 'currentColor']);
const MARKER = {
  pattern: /^url\(#[\w-]+\)$/,
  fix: 'write url(#id) with the id of a <marker> in <defs>',
};
export const TEXT_FILL = token(TEXT_COLOURS, ['none', 'currentColor']);

/** Width of a drawing on a 360 px wide phone, in px. */
export const PHONE_WIDTH = 328;
/** Smallest font size at that width, in px. */
export const MIN_TEXT_SIZE = 12;

const PAINTED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'];
const LINES = [...PAINTED, 'stroke-linejoin', 'marker-start', 'marker-mid', 'marker-end'];
const FONT = ['font-size', 'font-weight', 'font-style', 'font-family', 'text-anchor'];
const TEXT = [...PAINTED, ...FONT, 'x', 'y', 'dx', 'dy', 'paint-order', 'letter-spacing'];

const TITLE = 'add <title> with the caption: one sentence that says what the drawing shows';
const DESC = 'add <desc> with everything that a reader who cannot see the drawing needs';

/** The vocabulary of a picture that is text: its parts stand one after the other. */
const ofParts = (
  parts: Vocabulary['elements'],
  {required = {}, values = {}}: Partial<Pick<Vocabulary, 'required' | 'values'>>,
): Vocabulary => {
  const [, ...texts] = Object.keys(parts);
  return {
    elements: {...parts, title: []},
    common: [],
    required,
    words: {title: TITLE},
    textual: [...texts, 'title'],
    filled: texts,
    values,
  };
};

const ROUTE = {
  pattern: /^\/[\w/-]*(?:#[\w-]+)?$/,
  fix: 'write the path of a page, as /resources/faq#cards',
};

export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  svg: {
    elements: {
      svg: ['xmlns', 'viewBox', ...PAINTED, ...FONT],
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
    },
    common: ['id', 'transform'],
    required: {svg: ['viewBox']},
    words: {title: TITLE, desc: DESC},
    textual: ['title', 'desc', 'text', 'tspan'],
    filled: [],
    values: {
      fill: PAINT,
      stroke: PAINT,
      'font-family': token(['--ifm-font-family-base', '--ifm-font-family-monospace']),
      'marker-start': MARKER,
      'marker-mid': MARKER,
      'marker-end': MARKER,
      transform: {
        pattern: /^(?:(?:translate|rotate)\([\d\s.,-]+\)\s*)+$/,
        fix: 'use only translate(…) and rotate(…)',
      },
    },
  },
  screen: {
    elements: {
      screen: ['name'],
      title: [],
      heading: [],
      field: ['label', 'kind', 'width'],
      choice: ['label', 'chosen', 'width'],
      row: ['label'],
      qr: ['label'],
      note: [],
      button: ['width'],
    },
    common: ['step'],
    required: {
      screen: ['name'],
      field: ['label'],
      choice: ['label', 'chosen'],
      row: ['label'],
      qr: ['label'],
    },
    words: {title: TITLE},
    textual: ['title', 'heading', 'field', 'choice', 'row', 'qr', 'note', 'button'],
    filled: ['heading', 'choice', 'row', 'qr', 'note', 'button'],
    values: {kind: oneOf('list', 'upload'), width: oneOf('half')},
  },
  bars: ofParts(
    {bars: ['scale'], bar: ['label', 'note', 'series']},
    {required: {bar: ['label']}, values: {scale: oneOf('share', 'time')}},
  ),
  timeline: ofParts(
    {timeline: [], moment: ['when', 'label', 'kind']},
    {required: {moment: ['when', 'label']}, values: {kind: oneOf('act')}},
  ),
  countries: ofParts(
    {countries: [], group: ['label', 'kind']},
    {required: {group: ['label', 'kind']}, values: {kind: oneOf(...SUPPORT)}},
  ),
  map: ofParts(
    {map: [], area: ['to', 'width'], region: ['label', 'to', 'picture', 'width']},
    {
      required: {area: ['to'], region: ['label', 'to', 'picture']},
      values: {
        to: ROUTE,
        picture: oneOf(...PICTURES),
        width: oneOf('half', 'third', 'large', 'tall'),
      },
    },
  ),
};
