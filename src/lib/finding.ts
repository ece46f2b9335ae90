import {closest, distance} from 'fastest-levenshtein';

/** Position in a file, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What is wrong, and how to fix it without reading code: one sentence each, lower-case start, no full stop. */
export interface Fault {
  message: string;
  fix: string;
  /** The id of a figure that does not exist. The check reports each such id once. */
  unknownFigure?: string;
}

export interface Finding extends Place, Fault {
  /** Path relative to the repository root. */
  file: string;
  /** Findings without a severity are errors. What a hint reports may well be correct. */
  severity?: 'warning' | 'hint';
  /** What the message is about, as it stands there, such as `"seperate"`. */
  subject?: string;
  /** Findings of one kind on a page are reported as one. By default, those that differ only in their subject. */
  kind?: string;
  /** The other places of what is wrong several times, which the message names by their lines. */
  also?: (Place & {file?: string})[];
}

/** A finding about a file as a whole. */
export function findingIn(file: string, message: string, fix: string): Finding {
  return {file, line: 1, column: 1, message, fix};
}

/** The position of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** `file:line:column  message  → fix`, which editors and terminals make clickable. */
export function formatFinding({file, line, column, message, fix, severity}: Finding): string {
  return `${file}:${line}:${column}  ${severity ? `${severity}: ` : ''}${message}  → ${fix}`;
}

/** The message of a thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Stops what a writer has written wrongly, such as the name of a figure that does not exist. */
export class FaultError extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.message}  → ${fault.fix}`);
  }
}

/** Throws a {@link FaultError}. */
export function refuse(message: string, fix: string, more: Partial<Fault> = {}): never {
  throw new FaultError({message, fix, ...more});
}

/** The fault that stops a function; undefined if nothing does. */
export function faultIn(run: () => unknown): Fault | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof FaultError) return error.fault;
    throw error;
  }
}

/** Stops a build or command. Its message lists the findings. */
export class FindingError extends Error {
  override readonly name = 'FindingError';

  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
  }
}

/** Sorts by file name, then by position. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/** The share of letters that may differ. With more, a suggestion would rather mislead. */
const MAX_DIFFERENCE = 0.45;

/** The known name that was probably meant; undefined if every known name differs too much. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name, known);
  const allowed = Math.max(1, Math.floor(name.length * MAX_DIFFERENCE));
  return distance(name, candidate) <= allowed ? candidate : undefined;
}

/** A fix that names the nearest known name, or all of them if none is near, unless they are many. */
export function suggestion(
  name: string,
  known: readonly string[],
  otherwise = 'use a name that exists',
): string {
  const near = nearest(name, known);
  if (near) return `write "${near}"`;
  return known.length <= 12 ? `use one of: ${known.join(', ')}` : otherwise;
}
