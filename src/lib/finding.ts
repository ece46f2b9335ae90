import {closest, distance} from 'fastest-levenshtein';

/**
 * A problem in a file, with a fix that can be applied without reading code. Lines and columns count
 * from 1.
 */
export interface Finding {
  /** Path from the repository root. */
  file: string;
  line: number;
  column: number;
  /** What is wrong: one sentence, lower-case start, no full stop. */
  message: string;
  /** How to fix it: one imperative sentence, lower-case start, no full stop. */
  fix: string;
  /** Findings without a severity are errors. A hint may well be correct as it is. */
  severity?: 'warning' | 'hint';
}

/** `file:line:column  message  → fix`, which editors and terminals make clickable. */
export function formatFinding({file, line, column, message, fix, severity}: Finding): string {
  return `${file}:${line}:${column}  ${severity ? `${severity}: ` : ''}${message}  → ${fix}`;
}

/** Stops a build or command. Its message is the list of findings. */
export class FindingError extends Error {
  override readonly name = 'FindingError';

  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
  }
}

/** By file name, then by position. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Current names by former name. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['in_doubt', 'authoritative'],
  ['readings', 'figure-conflicts'],
]);

/**
 * The known name that was probably meant; undefined if more than half of the letters differ from every
 * known name.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const renamed = RENAMED.get(name);
  if (renamed && known.includes(renamed)) return renamed;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(2, name.length / 2) ? candidate : undefined;
}

/** A fix that names the nearest known name, or all of them if none is near. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near) return `write "${near}"`;
  return known.length <= 12 ? `use one of: ${known.join(', ')}` : 'see the list of known names';
}
