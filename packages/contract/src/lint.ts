import {ENTRY, type Fill, type Problem} from './folder';

/**
 * Problems in a contract: broken syntax or references, and violations of the rules in a `redocly.yaml`.
 *
 * @param rules the path of that file; without it, Redocly's recommended rules apply
 */
export async function lintContract(folder: string, fill: Fill, rules: string): Promise<Problem[]> {
  try {
    const {linted} = await import('./redocly');
    return await linted(folder, fill, rules);
  } catch (error) {
    return [unreadable(error)];
  }
}

/** The linter throws, rather than reports, an error for a file that is missing or not valid YAML. */
function unreadable(error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column] = /\((\d+):(\d+)\)/.exec(text) ?? [];
  return {
    file: ENTRY,
    line: Number(line ?? 1),
    column: Number(column ?? 1),
    message: `the contract cannot be read: ${text.split('\n')[0] ?? ''}`,
    fix: 'restore the file, or check its indentation, quotes and colons near this place',
  };
}
