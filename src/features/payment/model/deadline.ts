import {
  figureIn,
  minutesOf,
  numberOf,
  type ToolFigures,
} from '../../../content/figures/tool-figures';
import {addBusinessDays} from '../../../lib/business-days';
import type {Wait, Way} from './cases';

const RETRY = 'deposits.failed-payment.retry';
const LATE = 'deposits.late-transfer.contact';
const MINUTES_OF_DAY = 24 * 60;

export const PAYMENT_FIGURES: readonly RegExp[] = [
  /^deposits\.schedule\.(sepa|swift)\.time$/,
  /^withdrawals\.(sepa|swift)\.time$/,
  /^withdrawals\.article\.crypto\.time$/,
  /^deposits\.(failed-payment\.retry|late-transfer\.contact)$/,
];

/** The figures of the usual times of methods. */
export const USUAL: Readonly<Record<Way, Readonly<Record<string, string>>>> = {
  in: {sepa: 'deposits.schedule.sepa.time', swift: 'deposits.schedule.swift.time'},
  out: {
    sepa: 'withdrawals.sepa.time',
    swift: 'withdrawals.swift.time',
    crypto: 'withdrawals.article.crypto.time',
  },
};

/** Until when to wait. */
export interface Deadline {
  /** Whether the visitor is within the usual time, past it, or past the deadline. */
  state: 'usual' | 'late' | 'over';
  /** ISO dates: from when until when it usually arrives, and from when to contact support. Missing if it is a matter of minutes. */
  days?: {from: string; until: string; write: string};
}

/** A payment by one method, and how long to wait for it. */
export interface Payment {
  way: Way;
  method: string;
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
  const figure = wait === 'retry' ? RETRY : USUAL[way][method];
  if (figure === undefined) return undefined;
  if (figureIn(figures, figure).unit === 'minute') return {state: paid < today ? 'over' : 'usual'};
  // In the articles, all days of bank transfers are business days.
  const after = (end: 'min' | 'max'): string =>
    addBusinessDays(paid, Math.ceil(minutesOf(figures, figure, end) / MINUTES_OF_DAY));
  const until = after('max');
  const grace = way === 'in' ? numberOf(figures, LATE).toNumber() : 0;
  const write = addBusinessDays(until, grace + 1);
  const state = today <= until ? 'usual' : today < write ? 'late' : 'over';
  return {state, days: {from: after('min'), until, write}};
}
