import type {Dialect} from '../dialect';

/** Names of the directives that stand for parts of a page until their place in it is known. */
export const PARTS = {tab: 'import-tab', fold: 'import-fold'} as const;

/** A block of another system. */
export interface Block {
  /** `directive`: becomes one with that name; `plain`: only its content stays; `html`: stays, without blank lines. */
  role: 'directive' | 'plain' | 'html';
  name: string;
  title: string;
  indent: string;
  body: string[];
  /** Number of lines that it takes. */
  length: number;
}

/**
 * Reads the block that starts in the first of some lines; undefined if none does.
 *
 * @param isStart whether the line above is blank
 */
export type Reader = (
  lines: readonly string[],
  dialect: Dialect,
  isStart: boolean,
) => Block | undefined;

/** Lines without the indentation that all of them share. */
export function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  // The first line may follow its tag.
  const isBehindTag = indents[0] === 0 && lines[0]?.trim() !== '';
  const shared = Math.min(...indents.slice(isBehindTag ? 1 : 0));
  return lines.map((line) => line.slice(Math.min(shared, Math.max(line.search(/\S/), 0))));
}

/** The lines below the first one that are indented by four more spaces, without those. */
export function indentedBelow(lines: readonly string[], indent: string): string[] {
  const inner = `${indent}    `;
  const end = lines.findIndex(
    (line, at) => at > 0 && line.trim() !== '' && !line.startsWith(inner),
  );
  const body = lines.slice(1, end < 0 ? undefined : end).map((line) => line.slice(inner.length));
  while (body.at(-1)?.trim() === '') body.pop();
  return body;
}
