import {formatFinding, type Finding} from '../../src/lib/finding';
import type {Format} from './options';

/** What was checked, for the summary line. */
export interface Extent {
  pages: number;
  figures: number;
  checks: number;
}

/** All findings in one format, with a summary. */
export function report(format: Format, findings: readonly Finding[], extent: Extent): string {
  switch (format) {
    case 'json':
      return JSON.stringify({ok: errorsIn(findings) === 0, ...extent, findings}, null, 2);
    case 'github':
      return [...findings.map(annotation), summary(findings, extent)].join('\n');
    case 'text':
      return [
        ...findings.map(formatFinding),
        ...(findings.length > 0 ? [''] : []),
        summary(findings, extent),
      ].join('\n');
  }
}

/** The number of findings that are neither warnings nor hints. */
export function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({severity}) => severity === undefined).length;
}

function summary(findings: readonly Finding[], {pages, figures, checks}: Extent): string {
  const count = (number: number, what: string): string =>
    `${number} ${what}${number === 1 ? '' : 's'}`;
  const errors = errorsIn(findings);
  const [warnings = 0, hints = 0] = (['warning', 'hint'] as const).map(
    (kind) => findings.filter(({severity}) => severity === kind).length,
  );
  const files = new Set(findings.map(({file}) => file)).size;
  const result = [
    errors > 0 ? count(errors, 'error') : 'No problems',
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(hints > 0 ? [count(hints, 'hint')] : []),
  ].join(', ');
  const where = files > 0 ? ` in ${count(files, 'file')}, of` : ' in';
  return `${result}${where} ${count(pages, 'page')}, ${count(figures, 'figure')}, ${count(checks, 'check')}`;
}

/** A GitHub Actions workflow command, which shows the finding at its line in the pull request. */
function annotation({file, line, column, message, fix, severity}: Finding): string {
  const place = Object.entries({file, line, col: column, title: 'Content check'})
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',');
  const level = severity === 'hint' ? 'notice' : (severity ?? 'error');
  return `::${level} ${place}::${escapeData(`${message} → ${fix}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
