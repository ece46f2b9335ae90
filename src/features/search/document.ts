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

/** A part of a page below one heading; the first part of a page has no heading. */
export interface Section {
  heading: string;
  /** Anchor without `#`; empty for the top of the page. */
  anchor: string;
  text: string;
  /** What people type for this part. */
  keywords?: readonly string[];
}

/** Something that can be found: a page, or an entry of a page such as a term or an operation. */
export interface SearchDocument {
  kind: ResultKind;
  /** Path in the browser; entries carry their anchor. */
  url: string;
  title: string;
  /** Names of the pages above, from the top. */
  path: readonly string[];
  description: string;
  /** Words that people type instead of ours. */
  keywords: readonly string[];
  sections: readonly Section[];
  /** How much its matches count, on top of its kind; 1 where nothing is said. */
  weight?: number;
}
