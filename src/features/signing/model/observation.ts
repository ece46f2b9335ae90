import type texts from './mistakes/texts.json';

/** Something that can be noticed in an input; `texts.json` has the wording. */
export type ObservationId = keyof (typeof texts)['seen'];

/** Something about an input that the reader may overlook; `count` where it can be counted. */
export interface Observation {
  readonly id: ObservationId;
  readonly count: number;
  /** Whether the service rejects such a signature; other observations only explain. */
  readonly wrong: boolean;
  /** Name of the query parameter that an observation concerns. */
  readonly parameter?: string;
}

/** Observations that make the service reject the signature. */
const WRONG: ReadonlySet<ObservationId> = new Set([
  'timestamp.seconds',
  'timestamp.fraction',
  'timestamp.micro',
  'timestamp.no-time',
  'timestamp.future',
  'call.unknown',
  'call.method',
  'method.case',
  'path.url',
  'path.base',
  'path.fragment',
]);

/** An observation, or none if the count is zero or false. */
export function seen(id: ObservationId, count: number | boolean): Observation[] {
  return count ? [{id, count: Number(count), wrong: WRONG.has(id)}] : [];
}

/** A query parameter that the call does not have. */
export function unknownParameter(parameter: string): Observation {
  return {id: 'call.query', count: 1, wrong: true, parameter};
}
