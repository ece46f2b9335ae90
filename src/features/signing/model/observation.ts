import type texts from '../texts.json';

/** What can be seen in an input; `texts.json` says it in words. */
export type ObservationId = keyof (typeof texts)['seen'];

/** The field or parameter that an observation is about, and what else its text says. */
export interface Named {
  readonly field: string;
  readonly detail: string;
}

/** Something about an input that its reader may not see; `count` where it is countable. */
export interface Observation {
  readonly id: ObservationId;
  readonly count: number;
  /** Whether it makes a signature that is refused; others only explain. */
  readonly wrong: boolean;
  readonly named?: Named;
}

/** What makes a refused signature, unless the service were to fix it. */
const WRONG: ReadonlySet<ObservationId> = new Set([
  'timestamp.seconds',
  'timestamp.fraction',
  'timestamp.micro',
  'timestamp.no-time',
  'timestamp.old',
  'timestamp.future',
  'call.unknown',
  'call.method',
  'method.case',
  'path.url',
  'path.base',
  'path.fragment',
]);

/** An observation, unless there is nothing to count. */
export function seen(id: ObservationId, count: number | boolean): Observation[] {
  return count ? [{id, count: Number(count), wrong: WRONG.has(id)}] : [];
}

/** What the contract refuses: wrong in any case. */
export function refused(id: ObservationId, field = '', detail = ''): Observation {
  return {id, count: 1, wrong: true, named: {field, detail}};
}
