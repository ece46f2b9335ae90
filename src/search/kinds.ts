/** What a result can be, in the order in which the filters stand. */
export const RESULT_KINDS = [
  'article',
  'faq',
  'glossary',
  'operation',
  'webhook',
  'error',
  'legal',
  'update',
  'page',
] as const;

export type ResultKind = (typeof RESULT_KINDS)[number];

/** Kinds that only lead to an answer: being called exactly what was typed puts none of them first. */
export const LEADS: ReadonlySet<ResultKind> = new Set<ResultKind>(['glossary', 'faq', 'update']);

/**
 * How much a match in each kind counts. An article answers; a term of the glossary, a short
 * answer or an update that names the same words leads to it and stands below. A webhook has the words
 * of traders in its name ("a withdrawal was sent") and is for those who name it.
 */
export const KIND_WEIGHT: Record<ResultKind, number> = {
  article: 1,
  faq: 0.62,
  glossary: 0.6,
  operation: 0.75,
  webhook: 0.5,
  error: 0.9,
  legal: 0.95,
  update: 0.45,
  page: 0.7,
};
