import type {Finding} from '../../lib/finding';

/** A line as `formatFinding` writes it. */
const LINE =
  /^(?<file>[^\s:][^:]*):(?<line>\d+):(?<column>\d+)\s+(?<message>.+?)\s+→\s+(?<mend>.+)$/;

/** Reads the findings out of what the check printed; other lines are passed over. */
export function parseFindings(printed: string): Finding[] {
  return printed.split('\n').flatMap((text) => {
    const {file, line, column, message, mend} = LINE.exec(text.trimEnd())?.groups ?? {};
    return file && message && mend
      ? [{file, line: Number(line), column: Number(column), message, mend}]
      : [];
  });
}
