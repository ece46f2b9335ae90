/** How good or bad something is; shown by a word, and by colour beside it. */
export type Tone = 'good' | 'soon' | 'bad';

/** What stands in one place of a table. */
export type Cell = string | number | {text: string; tone: Tone} | {code: string};

export interface Section {
  /** Anchor in the page. */
  id: string;
  heading: string;
  /** What is to be seen and what to do about it, in a sentence or two. */
  lead: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Said in the place of an empty table. */
  none: string;
}

/** One number of the summary, which leads to its section. */
export interface Sum {
  section: string;
  label: string;
  value: string;
  tone: Tone;
}

/** The report for the owner of the content, before it is written as HTML or Markdown. */
export interface ReportDocument {
  title: string;
  /** ISO date. */
  date: string;
  sums: readonly Sum[];
  sections: readonly Section[];
}
