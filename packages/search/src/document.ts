/** What can be found on a site of help pages, and the values that it states. */
export type Kind =
  | 'article'
  | 'error'
  | 'faq'
  | 'figure'
  | 'glossary'
  | 'legal'
  | 'operation'
  | 'page'
  | 'update'
  | 'webhook';

/** A part of a page below one heading; the first part has no heading. */
export interface Section {
  heading: string;
  /** Anchor without `#`; empty for the top of the page. */
  anchor: string;
  text: string;
  /** What its tables say, which finds it but is no excerpt. */
  rows?: string;
  /** What visitors may type to find this section. */
  keywords?: readonly string[];
}

/** Something that can be found: a page, or an entry on a page such as a term or an operation. */
export interface SearchDocument {
  kind: Kind;
  /** Root-relative URL; entries include their anchor. */
  url: string;
  title: string;
  /** Titles of the parent pages, from the top. */
  path: readonly string[];
  description: string;
  /** What visitors may type instead of our terms. */
  keywords: readonly string[];
  /** Empty for what has no more text than its description. */
  sections: readonly Section[];
}

/** What visitors type for something that the site calls differently. */
export interface Synonym {
  words: string[];
  means: string;
}
