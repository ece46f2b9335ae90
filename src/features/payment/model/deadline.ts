import {figureIn, numberOf, type ToolFigures} from '../../../content/figures/tool-figures';
import {addBusinessDays} from '../../../lib/business-days';
import type {Method, Wait, Way} from './cases';

const RETRY = 'deposits.failed-payment.retry';
const LATE = 'deposits.late-transfer.contact';

export const PAYMENT_FIGURES: readonly RegExp[] = [
  /^deposits\.schedule\.(sepa|swift)\.time$/,
  /^withdrawals\.(sepa|swift)\.time$/,
  /^withdrawals\.article\.crypto\.time$/,
  /^deposits\.(failed-payment\.retry|late-transfer\.contact)$/,
];

const USUAL: Record<Way, Partial<Record<Method, string>>> = {
  in: {sepa: 'deposits.schedule.sepa.time', swift: 'deposits.schedule.swift.time'},
  out: {
    sepa: 'withdrawals.sepa.time',
    swift: 'withdrawals.swift.time',
    crypto: 'withdrawals.article.crypto.time',
  },
};

/** The figure of the usual time of a method, if it has one. */
export const usualTime = (way: Way, method: Method): string | undefined => USUAL[way][method];

/** Until when to wait: a number of days, or minutes on the same day. */
export type Deadline = {
  /** Whether the visitor is within the usual time, past it, or past the deadline. */
  state: 'usual' | 'late' | 'over';
} & (
  | {
      kind: 'days';
      /** The usual time of arrival, as ISO dates. */
      from: string;
      until: string;
      /** The first date on which to contact support. */
      write: string;
    }
  | {kind: 'minutes'}
);

/** A payment by one method, and how long to wait for it. */
export interface Payment {
  way: Way;
  method: Method;
  wait: Wait;
  /** ISO date. */
  paid: string;
}

/** The deadline for a payment; undefined if its method has no usual time. */
export function deadlineOf(
  {way, method, wait, paid}: Payment,
  today: string,
  figures: ToolFigures,
): Deadline | undefined {
  const figure = wait === 'retry' ? RETRY : usualTime(way, method);
  if (figure === undefined) return undefined;
  const days = daysOf(figure, figures);
  if (!days) return {state: paid < today ? 'over' : 'usual', kind: 'minutes'};
  // In the articles, all days of bank transfers are business days.
  const until = addBusinessDays(paid, days.max);
  const grace = way === 'in' ? numberOf(figures, LATE).toNumber() : 0;
  const write = addBusinessDays(until, grace + 1);
  const state = today <= until ? 'usual' : today < write ? 'late' : 'over';
  return {state, kind: 'days', from: addBusinessDays(paid, days.min), until, write};
}

/** A time rounded up to whole days; undefined if it is given in minutes. */
function daysOf(id: string, figures: ToolFigures): {min: number; max: number} | undefined {
  const {unit, value, min = value, max = value} = figureIn(figures, id);
  if (unit === 'minute') return undefined;
  const size = unit === 'hour' ? 24 : 1;
  if (typeof min !== 'number' || typeof max !== 'number') {
    throw new Error(`The figure "${id}" is not a time`);
  }
  return {min: Math.ceil(min / size), max: Math.ceil(max / size)};
}
