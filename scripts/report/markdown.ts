import type {Cell, ReportDocument, Section} from './document';

/** The report as Markdown, for tickets and e-mail. */
export function toMarkdown({title, date, sums, sections}: ReportDocument): string {
  return [
    `# ${title}`,
    `As of ${date}.`,
    sums.map(({label, value}) => `- ${label}: **${value}**`).join('\n'),
    ...sections.map(sectionText),
  ].join('\n\n');
}

function sectionText({heading, lead, columns, rows, none}: Section): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(row.map(cellText))),
  ];
  return [`## ${heading}`, lead, rows.length > 0 ? table.join('\n') : none].join('\n\n');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? cell : 'code' in cell ? `\`${cell.code}\`` : cell.text;
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
