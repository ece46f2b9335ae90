/** Number of the first line that holds the text, from 1. */
export function lineOf(content: string, needle: string): number {
  const index = content.split('\n').findIndex((line) => line.includes(needle));
  if (index < 0) throw new Error(`The example does not hold "${needle}"`);
  return index + 1;
}

/** The content with one passage changed; an example that lacks it is a mistake of the test. */
export function changed(content: string, from: string, to: string): string {
  if (!content.includes(from)) throw new Error(`The example does not hold "${from}"`);
  return content.replace(from, () => to);
}
