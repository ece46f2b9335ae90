import {figureIn, type ToolFigures} from '../../../content/figures/tool-figures';

/** Minutes per unit. Weekends between business days are ignored. */
const MINUTES: Readonly<Record<string, number>> = {
  'business-day': 24 * 60,
  day: 24 * 60,
  hour: 60,
  minute: 1,
};

/**
 * The most minutes that a time takes.
 *
 * @throws Error for a figure that is not a time
 */
export function minutesOf(id: string, figures: ToolFigures): number {
  const {value, max = value, unit = ''} = figureIn(figures, id);
  if (value === 'instant') return 0;
  const minutes = MINUTES[unit];
  if (typeof max !== 'number' || minutes === undefined) {
    throw new Error(`The figure "${id}" is not a time`);
  }
  return max * minutes;
}
