/** Shown by colour, in addition to the text. */
export type Tone = 'good' | 'soon' | 'bad';

export type Cell = string | number | {text: string; tone: Tone} | {code: string};

export interface Section {
  /** Anchor in the page. */
  id: string;
  heading: string;
  /** What the table shows and what to do about it, in a sentence or two. */
  lead: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Shown instead of an empty table. */
  none: string;
}

/** One number of the summary, which links to its section. */
export interface Sum {
  section: string;
  label: string;
  value: string;
  tone: Tone;
}

export interface ReportDocument {
  title: string;
  /** ISO date. */
  date: string;
  sums: readonly Sum[];
  sections: readonly Section[];
}
