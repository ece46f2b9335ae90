import {
  authorityOf,
  figureIn,
  numberOf,
  type ToolFigures,
} from '../../../content/figures/tool-figures';
import {addDays, dateOf} from '../../../lib/days';
import {groupAt, type GroupName, type Method, type Way} from './cases';

export const RETRY = 'deposits.failed-payment.retry';
export const LATE = 'deposits.late-transfer.contact';

/** Figures that the tool works with. */
export const PAYMENT_FIGURES: readonly RegExp[] = [
  /^deposits\.schedule\.(sepa|swift)\.time$/,
  /^withdrawals\.(sepa|swift)\.time$/,
  /^withdrawals\.article\.crypto\.time$/,
  /^deposits\.(failed-payment\.retry|late-transfer\.contact)$/,
  /^service\.support\.(hours|response)$/,
];

const USUAL: Record<Way, Partial<Record<Method, string>>> = {
  in: {sepa: 'deposits.schedule.sepa.time', swift: 'deposits.schedule.swift.time'},
  out: {
    sepa: 'withdrawals.sepa.time',
    swift: 'withdrawals.swift.time',
    crypto: 'withdrawals.article.crypto.time',
  },
};

/** The figure of the usual time; undefined where no page states one. */
export function usualTime(way: Way, method: Method, figures: ToolFigures): string | undefined {
  const id = USUAL[way][method];
  return id && authorityOf(figures, id);
}

/** Until when to wait: days by the calendar, or minutes on the same day. */
export type Deadline =
  | {
      kind: 'days';
      /** The usual time, as ISO days. */
      from: string;
      until: string;
      /** The first day on which to write. */
      write: string;
    }
  | {kind: 'minutes'; figure: string};

/**
 * The deadline of a case; undefined where nobody can give one.
 *
 * @param paid ISO day
 */
export function deadlineOf(
  group: GroupName,
  method: Method,
  screen: string,
  paid: string,
  figures: ToolFigures,
): Deadline | undefined {
  const {way, cases} = groupAt(group);
  const wait = cases[screen]?.wait;
  if (wait === 'retry') return {kind: 'minutes', figure: RETRY};
  const id = wait === 'usual' ? usualTime(way, method, figures) : undefined;
  if (id === undefined) return undefined;
  const days = daysOf(id, figures);
  if (!days) return {kind: 'minutes', figure: id};
  // The articles count the days of every bank transfer as business days.
  const until = addBusinessDays(paid, days.max);
  const grace = way === 'in' ? numberOf(figures, LATE).toNumber() : 0;
  return {
    kind: 'days',
    from: addBusinessDays(paid, days.min),
    until,
    write: addDays(until, grace + 1),
  };
}

/** Whole days of a time; undefined where it is shorter than a day. */
function daysOf(id: string, figures: ToolFigures): {min: number; max: number} | undefined {
  const {unit, value, min = value, max = value} = figureIn(figures, id);
  if (unit === 'minute') return undefined;
  const size = unit === 'hour' ? 24 : 1;
  if (typeof min !== 'number' || typeof max !== 'number') {
    throw new Error(`The figure "${id}" is not a time`);
  }
  return {min: Math.ceil(min / size), max: Math.ceil(max / size)};
}

/** Where the visitor stands: within the usual time, later, or past all waiting. */
export function stateOf(
  deadline: Deadline,
  paid: string,
  today: string,
): 'usual' | 'late' | 'over' {
  if (deadline.kind === 'minutes') return paid < today ? 'over' : 'usual';
  if (today <= deadline.until) return 'usual';
  return today < deadline.write ? 'late' : 'over';
}

/** Saturdays and Sundays are left out; a start on one of them counts from Monday. */
export function addBusinessDays(day: string, days: number): string {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  for (let left = days; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (isWeekend(at));
  }
  return at;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(dateOf(day).getUTCDay());
}
