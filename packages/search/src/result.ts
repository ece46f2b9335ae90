import type {Kind} from './document';

/** A text in pieces; those at odd indices are words of the query. */
export type Marked = string[];

export interface Result {
  kind: Kind;
  /** Root-relative URL, with the anchor of the section that answers the query. */
  url: string;
  title: Marked;
  /** Heading of the section that the link opens; undefined for the top of a page. */
  section?: Marked;
  /** Titles of the parent pages. */
  path: string[];
  excerpt: Marked;
  /** Of two results that differ only in that: whether something was sent to us or from us. */
  door?: 'in' | 'out';
  /** Of a figure: its value as pages show it, and the date of its page as `YYYY-MM-DD`. */
  figure?: {value: string; updated?: string};
}

/** A figure of the site, such as a fee, that can answer a query by itself. */
export interface Figure {
  result: Result;
  /** Stems of its names. */
  names: string[];
  /** Stems of what is measured: a query without one of them does not ask for the figure. */
  measures: string[];
}
