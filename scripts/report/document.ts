import {brand} from '../../src/config/brand';

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

export const code = (text: string): string => `\`${text}\``;

export function toMarkdown(date: Date, sections: readonly Section[]): string {
  const head = [`# ${brand.name}: content report`, `As of ${date.toISOString().slice(0, 10)}.`];
  return `${[...head, ...sections.map(sectionText)].join('\n\n')}\n`;
}

function sectionText({heading, lead, columns, rows, none}: Section): string {
  const table = [columns, columns.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map(cellText).join(' | ')} |`,
  );
  return [`## ${heading}`, lead, rows.length > 0 ? table.join('\n') : none].join('\n\n');
}

const cellText = (cell: Cell): string => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ');
