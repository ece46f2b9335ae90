import {figureIn, type ToolFigures} from '../../../content/figures/tool-figures';

/** How long a step takes: as a figure states, no time, or until an unpredictable event. */
export type StepTime =
  | {kind: 'figure'; id: string}
  | {kind: 'at-once'}
  /** Until the order is filled. */
  | {kind: 'order-waits'}
  /** Until the network has confirmed the transaction. */
  | {kind: 'network'};

const TIME_UNITS = ['business-day', 'day', 'hour', 'minute'] as const;
type TimeUnit = (typeof TIME_UNITS)[number];

/** Minutes per unit. A business day counts as one day; weekends in between are ignored. */
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
  /** One per unit, the longest unit first; empty if every step is immediate. */
  spans: Span[];
  /** Waits that cannot be added up. */
  open: ('order-waits' | 'network')[];
  /** The maximum in minutes, for comparison. */
  most: number;
}

/** Adds consecutive times. Units are kept apart: two business days are not 48 hours. */
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

/** @throws Error for a figure that is not a time */
function spanOf(id: string, figures: ToolFigures): Span[] {
  const {value, min, max, unit} = figureIn(figures, id);
  if (value === 'instant') return [];
  const least = min ?? value;
  const most = max ?? value;
  const known = TIME_UNITS.find((each) => each === unit);
  if (!known || typeof least !== 'number' || typeof most !== 'number') {
    throw new Error(`The figure "${id}" is not a time`);
  }
  return [{unit: known, min: least, max: most}];
}
