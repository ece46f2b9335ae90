/** Observations that make the service reject the signature. */
const WRONG = [
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
  'call.query',
] as const;

/** Observations that only explain. */
const TELLING = [
  'secret.space',
  'secret.quotes',
  'timestamp.old',
  'timestamp.vector',
  'call.public',
  'event.none',
  'event.unknown',
  'event.old',
  'path.unescaped',
  'body.unexpected',
  'body.crlf',
  'body.line-feeds',
  'body.ends-with-line',
  'body.mark',
  'body.control',
  'body.hidden',
  'body.surrogates',
  'body.object',
  'body.bytes-text',
  'body.no-json',
  'body.non-ascii',
  'body.no-text',
  'body.sorted',
] as const;

/** Something that can be noticed in an input. The caller has the words for it. */
export type ObservationId = (typeof WRONG | typeof TELLING)[number];

/** Something about an input that the reader may overlook; `count` where it can be counted. */
export interface Observation {
  readonly id: ObservationId;
  readonly count: number;
  /** Whether the service rejects such a signature; other observations only explain. */
  readonly wrong: boolean;
  /** Name of the query parameter that an observation concerns. */
  readonly parameter?: string;
}

/** Every id, for tables of words. */
export const OBSERVATIONS: readonly ObservationId[] = [...WRONG, ...TELLING];

const isWrong = (id: ObservationId): boolean => WRONG.some((wrong) => wrong === id);

/** An observation, or none if the count is zero or false. */
export function seen(id: ObservationId, count: number | boolean): Observation[] {
  return count ? [{id, count: Number(count), wrong: isWrong(id)}] : [];
}

/** A query parameter that the call does not have. */
export function unknownParameter(parameter: string): Observation {
  return {id: 'call.query', count: 1, wrong: true, parameter};
}
