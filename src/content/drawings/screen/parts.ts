import {isElement, type SvgElement} from '../parse';
import {
  type Area,
  attributeText,
  box,
  BOX_HEIGHT,
  CHARACTER,
  contentOf,
  line,
  qrCode,
  shape,
  type Write,
} from './shapes';

interface Drawn {
  height: number;
  /** Vertical position of its step number. */
  middle: number;
  shapes: SvgElement[];
}
type Draw = (part: SvgElement, area: Area, write: Write) => Drawn;

const LABEL_HEIGHT = 20;
const COLUMN_GAP = 12;
const QR_SIZE = 84;
const QUIET = {fill: 'var(--ink-2)'};
const BOLD = {'font-weight': 600};
const CENTRED = {'text-anchor': 'middle'};

/** How each part of a screen is drawn. */
export const DRAW: Readonly<Record<string, Draw>> = {
  heading: (part, {x, y, width}, write) => ({
    height: 22,
    middle: y + 17,
    shapes: [line({x, y, width}), write(contentOf(part), {x, y: y + 22, ...BOLD}, width)],
  }),

  field(part, area, write) {
    const {x, y, width} = area;
    const {kind} = part.attributes;
    const [top, right] = [y + LABEL_HEIGHT, x + width];
    const outline = {fill: 'var(--page)', stroke: 'var(--line-strong)'};
    const value = contentOf(part);
    return {
      height: LABEL_HEIGHT + BOX_HEIGHT,
      middle: top + BOX_HEIGHT / 2,
      shapes: [
        write(attributeText(part, 'label'), {x, y: y + 12, ...QUIET}, width),
        box(
          {x, y: top, width},
          kind === 'upload' ? {...outline, 'stroke-dasharray': '4 4'} : outline,
        ),
        ...(value.text.trim()
          ? [write(value, {x: x + 12, y: top + 22}, width - (kind ? 44 : 24))]
          : []),
        ...(kind === 'list' ? [icon(`M${right - 23} ${top + 15}l5 5 5-5`)] : []),
        ...(kind === 'upload' ? [icon(`M${right - 18} ${top + 24}v-13m-5 5l5-5 5 5`)] : []),
      ],
    };
  },

  choice(part, {x, y, width}, write) {
    const top = y + LABEL_HEIGHT;
    const options = part.children.filter(isElement);
    const each = width / options.length;
    return {
      height: LABEL_HEIGHT + BOX_HEIGHT,
      middle: top + BOX_HEIGHT / 2,
      shapes: [
        write(attributeText(part, 'label'), {x, y: y + 12, ...QUIET}, width),
        box({x, y: top, width}, {fill: 'var(--surface-2)'}),
        ...options.flatMap((option, at) => {
          const isChosen = option.attributes.chosen !== undefined;
          const left = x + at * each;
          const look = isChosen ? BOLD : QUIET;
          return [
            ...(isChosen
              ? [box({x: left, y: top, width: each}, {fill: 'var(--page)', stroke: 'var(--ink-2)'})]
              : []),
            write(
              contentOf(option),
              {x: left + each / 2, y: top + 22, ...look, ...CENTRED},
              each - 8,
            ),
          ];
        }),
      ],
    };
  },

  columns(part, {x, y, width}, write) {
    const parts = part.children.filter(isElement);
    const each = (width - COLUMN_GAP * (parts.length - 1)) / parts.length;
    const drawn = parts.flatMap((one, at) => {
      const draw = DRAW[one.name];
      return draw ? [draw(one, {x: x + at * (each + COLUMN_GAP), y, width: each}, write)] : [];
    });
    return {
      height: LABEL_HEIGHT + BOX_HEIGHT,
      middle: y + LABEL_HEIGHT + BOX_HEIGHT / 2,
      shapes: drawn.flatMap(({shapes}) => shapes),
    };
  },

  row: (part, {x, y, width}, write) => ({
    height: 30,
    middle: y + 14,
    shapes: [
      write(attributeText(part, 'label'), {x, y: y + 19, ...QUIET}, width),
      write(
        contentOf(part),
        {x: x + width, y: y + 19, ...BOLD, 'text-anchor': 'end'},
        width - ((part.attributes.label?.length ?? 0) + 2) * CHARACTER,
      ),
    ],
  }),

  qr: (part, {x, y, width}, write) => ({
    height: QR_SIZE,
    middle: y + QR_SIZE / 2,
    shapes: [
      ...qrCode(x, y),
      write(attributeText(part, 'label'), {x: x + 100, y: y + 36, ...QUIET}, width - 100),
      write(
        contentOf(part),
        {x: x + 100, y: y + 58, 'font-family': 'var(--ifm-font-family-monospace)'},
        width - 110,
      ),
    ],
  }),

  note: (part, {x, y, width}, write) => ({
    height: 8,
    middle: y,
    shapes: [write(contentOf(part), {x, y: y + 5, ...QUIET}, width)],
  }),

  button: (part, area, write) => ({
    height: 38,
    middle: area.y + 19,
    shapes: [
      box(area, {fill: 'var(--ink)'}, 38),
      write(
        contentOf(part),
        {x: area.x + area.width / 2, y: area.y + 24, fill: 'var(--page)', ...BOLD, ...CENTRED},
        area.width,
      ),
    ],
  }),
};

function icon(d: string): SvgElement {
  return shape('path', {d, fill: 'none', stroke: 'var(--ink-2)', 'stroke-width': 1.5});
}
