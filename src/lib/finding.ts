import {closest, distance} from 'fastest-levenshtein';

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

/** Names that had another name before. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['in_doubt', 'authoritative'],
  ['readings', 'figure-conflicts'],
]);

/**
 * The known name that was probably meant, or undefined when nothing is near:
 * more than half of the letters would have to change.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const renamed = RENAMED.get(name);
  if (renamed && known.includes(renamed)) return renamed;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(2, name.length / 2) ? candidate : undefined;
}

/** "Write «x»" where a near name is known, else the whole list. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near) return `write "${near}"`;
  return known.length <= 12 ? `use one of: ${known.join(', ')}` : 'see the list of known names';
}
