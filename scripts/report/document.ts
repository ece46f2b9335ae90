export type Cell = string | number;

export interface Section {
  heading: string;
  /** What the table shows and what to do about it, in a sentence or two. */
  lead: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Shown instead of an empty table. */
  none: string;
}

export interface ReportDocument {
  title: string;
  /** ISO date. */
  date: string;
  /** The summary, by label. */
  sums: Readonly<Record<string, Cell>>;
  sections: readonly Section[];
}

export const code = (text: string): string => `\`${text}\``;

export function toMarkdown({title, date, sums, sections}: ReportDocument): string {
  const items = Object.entries(sums).map(([label, value]) => `- ${label}: **${value}**`);
  const parts = [`# ${title}`, `As of ${date}.`, items.join('\n'), ...sections.map(sectionText)];
  return `${parts.join('\n\n')}\n`;
}

function sectionText({heading, lead, columns, rows, none}: Section): string {
  const table = [columns, columns.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map(cellText).join(' | ')} |`,
  );
  return [`## ${heading}`, lead, rows.length > 0 ? table.join('\n') : none].join('\n\n');
}

const cellText = (cell: Cell): string =>
  String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ');
