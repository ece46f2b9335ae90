/**
 * A fault in something a person wrote, told so that it can be fixed without reading code.
 * Lines and columns count from 1.
 */
export interface Finding {
  /** Path from the repository root. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, as one sentence without a full stop. */
  message: string;
  /** How to put it right, as one imperative sentence without a full stop. */
  fix: string;
  /** Set where it asks for attention and refuses nothing yet. */
  severity?: 'warning';
}

/** One line, in the order that editors and terminals make clickable: `file:line:column  what  → fix`. */
export function formatFinding({file, line, column, message, fix, severity}: Finding): string {
  return `${file}:${line}:${column}  ${severity ? `${severity}: ` : ''}${message}  → ${fix}`;
}

/** Thrown where the first fault must stop the work, as in a build. Its message is the findings alone. */
export class FindingError extends Error {
  override readonly name = 'FindingError';

  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
  }
}

/** Files first by name, then from top to bottom. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
