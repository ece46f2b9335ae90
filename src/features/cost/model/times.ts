import {figureIn, type ToolFigures} from '../../../content/figures/tool-figures';

/** How long a step takes: what a figure says, at once, or until something that nobody can foresee. */
export type StepTime =
  | {kind: 'figure'; id: string}
  | {kind: 'at-once'}
  /** Until somebody takes the order. */
  | {kind: 'order-waits'}
  /** Until the network has confirmed. */
  | {kind: 'network'};

const TIME_UNITS = ['business-day', 'day', 'hour', 'minute'] as const;
type TimeUnit = (typeof TIME_UNITS)[number];

/** Minutes of a unit. A business day counts as a day; weekends come on top. */
const MINUTES: Record<TimeUnit, number> = {
  'business-day': 24 * 60,
  day: 24 * 60,
  hour: 60,
  minute: 1,
};

interface Span {
  unit: TimeUnit;
  min: number;
  max: number;
}

export interface TotalTime {
  /** One for each unit, the longest first; none where everything happens at once. */
  spans: Span[];
  /** What has no time that could be added. */
  open: ('order-waits' | 'network')[];
  /** Minutes at most, for comparing. */
  most: number;
}

/** Times one after the other. Units are kept apart: two business days are not 48 hours. */
export function addTimes(times: readonly StepTime[], figures: ToolFigures): TotalTime {
  const spans = times.flatMap((time) => (time.kind === 'figure' ? spanOf(time.id, figures) : []));
  const open = times.flatMap(({kind}) =>
    kind === 'order-waits' || kind === 'network' ? [kind] : [],
  );
  return {
    spans: TIME_UNITS.flatMap((unit) => {
      const same = spans.filter((span) => span.unit === unit);
      const add = (end: 'min' | 'max'): number => same.reduce((all, span) => all + span[end], 0);
      return same.length > 0 ? [{unit, min: add('min'), max: add('max')}] : [];
    }),
    open: [...new Set(open)],
    most: spans.reduce((all, {max, unit}) => all + max * MINUTES[unit], 0),
  };
}

/** @throws Error for a figure that is no time */
function spanOf(id: string, figures: ToolFigures): Span[] {
  const {value, min, max, unit} = figureIn(figures, id);
  if (value === 'instant') return [];
  const least = min ?? value;
  const most = max ?? value;
  const known = TIME_UNITS.find((each) => each === unit);
  if (!known || typeof least !== 'number' || typeof most !== 'number') {
    throw new Error(`The figure "${id}" is no time`);
  }
  return [{unit: known, min: least, max: most}];
}
