import type {Cell, ReportDocument, Section, Sum} from './document';

/**
 * The report as one self-contained file, in light and dark, and printable.
 *
 * @param tokens the style sheet of the site's colours and sizes
 * @param style the style sheet of the report
 */
export function toHtml(document: ReportDocument, tokens: string, style: string): string {
  const {title, date, sums, sections} = document;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}, ${date}</title>
<style>
${byScheme(tokens)}
${style}
</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p class="date">As of <time datetime="${date}">${date}</time></p>
<ul class="sums">
${sums.map(sumItem).join('\n')}
</ul>
${sections.map(sectionPart).join('\n')}
</main>
</body>
</html>
`;
}

/** The site sets its colour scheme with a script; the report follows the system setting. */
function byScheme(tokens: string): string {
  return tokens.replaceAll(
    /\[data-theme='dark'\] \{([^}]*)\}/g,
    '@media (prefers-color-scheme: dark) {\n:root {$1}\n}',
  );
}

function sumItem({section, label, value, tone}: Sum): string {
  return `<li class="${tone}"><a href="#${section}"><strong>${escape(value)}</strong> ${escape(label)}</a></li>`;
}

function sectionPart({id, heading, lead, columns, rows, none}: Section): string {
  const table = `<div class="scroller" tabindex="0" role="region" aria-labelledby="${id}">
<table>
<thead><tr>${columns.map((text) => `<th scope="col">${escape(text)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowPart).join('\n')}
</tbody>
</table>
</div>`;
  return `<section>
<h2 id="${id}">${escape(heading)}</h2>
<p>${escape(lead)}</p>
${rows.length > 0 ? table : `<p class="none">${escape(none)}</p>`}
</section>`;
}

function rowPart([first = '', ...others]: readonly Cell[]): string {
  const cells = others.map((cell) => `<td${isNumber(cell) ? ' class="number"' : ''}>${cellPart(cell)}</td>`);
  return `<tr><th scope="row">${cellPart(first)}</th>${cells.join('')}</tr>`;
}

function isNumber(cell: Cell): boolean {
  return typeof cell === 'number';
}

function cellPart(cell: Cell): string {
  if (typeof cell === 'string' || typeof cell === 'number') return escape(String(cell));
  return 'code' in cell
    ? `<code>${escape(cell.code)}</code>`
    : `<span class="tone ${cell.tone}">${escape(cell.text)}</span>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

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
