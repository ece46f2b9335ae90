export type ResultKind =
  'article' | 'faq' | 'glossary' | 'operation' | 'webhook' | 'error' | 'legal' | 'update' | 'page';

/** A part of a page below one heading; the first part of a page has no heading. */
export interface Section {
  heading: string;
  /** Anchor without `#`; empty for the top of the page. */
  anchor: string;
  text: string;
  /** What visitors type for this part. */
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
  /** What visitors type instead of our words. */
  keywords: readonly string[];
  sections: readonly Section[];
  /** Whether it lists other pages, which are better answers. */
  isList?: boolean;
}
