import fs from 'node:fs';

/** The cells of a table with tabs between them, by row. */
export const rowsOf = (file: string): string[][] =>
  Array.from(fs.readFileSync(file, 'utf8').trimEnd().split('\n'), (line) => line.split('\t'));

/** Number of the first line that contains the text, counted from 1. */
export function lineOf(content: string, needle: string): number {
  const index = content.split('\n').findIndex((line) => line.includes(needle));
  if (index < 0) throw new Error(`The example does not contain "${needle}"`);
  return index + 1;
}

/** The content with one passage changed. Throws if it is missing: the test would prove nothing. */
export function changed(content: string, from: string, to: string): string {
  if (!content.includes(from)) throw new Error(`The example does not contain "${from}"`);
  return content.replace(from, () => to);
}
