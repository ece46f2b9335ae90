import type {Nodes, Root} from 'mdast';
import type {Position} from 'unist';

import {parseMarkdown} from '../../../src/content/markdown';
import {nodesOf} from '../prose';
import {formulaAround} from '../silent';

/** One repair: a part of a text, by offset, and what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** What was wrong, for the report. */
  what: string;
}

export interface Result {
  content: string;
  /** What was wrong, once for each place. */
  whats: string[];
}

/** A kind of repair: what it changes has one right answer. Passes are repeated until none changes anything. */
export type Pass = (content: string, root: string) => Promise<Result> | Result;

/** Applies edits that do not overlap; of two that do, the first in the text. */
export function edited(content: string, edits: readonly Edit[]): Result {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const whats: string[] = [];
  let result = '';
  let from = 0;
  for (const {start, end, text, what} of sorted) {
    if (start < from) continue;
    result += content.slice(from, start) + text;
    from = end;
    whats.push(what);
  }
  return {content: result + content.slice(from), whats};
}

/** Where a node starts and ends. */
export function rangeOf(position: Position | undefined): {start: number; end: number} {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

/** Where the first line with text below an offset starts. */
export function lineBelow(content: string, offset: number): number {
  return offset + (/^(?:[ \t]*\n)*(?:\s*$)?/.exec(content.slice(offset))?.[0].length ?? 0);
}

/** A block between blank lines, in place of a part of a text. */
export function blockIn(content: string, start: number, end: number, block: string): string {
  const before = /(?:^|\n\n)$/.test(content.slice(Math.max(0, start - 2), start)) ? '' : '\n';
  const after = /^\n*$|^\n\n/.test(content.slice(end)) ? '' : '\n';
  return `${before}${block.trim()}${after}`;
}

let last: {content: string; parsed: ReturnType<typeof parseMarkdown>} | undefined;

/** The parsed text. The last one is kept, because each pass needs it and few change the text. */
export function parsed(content: string): ReturnType<typeof parseMarkdown> {
  if (last?.content !== content) last = {content, parsed: parseMarkdown(content)};
  return last.parsed;
}

/** Code, comments, expressions and front matter, which no pass may touch. */
const VERBATIM = [
  'code',
  'inlineCode',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'yaml',
] as const satisfies readonly Nodes['type'][];

/** Whether an offset of the text is in code, a comment, a formula or the front matter. */
export function verbatimIn(content: string): (offset: number) => boolean {
  const isCode = codeIn(content);
  return (offset) => isCode(offset) || formulaAround(content, offset) !== undefined;
}

/** Whether an offset of the text is in code, a comment or the front matter. */
export function codeIn(content: string): (offset: number) => boolean {
  const {markdown, faults} = parsed(content);
  // An HTML comment is not parsed, and becomes a comment of MDX in another pass.
  const comments = faults.filter(({start}) =>
    /^(?:<!--|---\n)/.test(content.slice(start, start + 4)),
  );
  const ranges = [
    ...rangesOf(markdown),
    ...comments.map(({start, end}): [number, number] => [start, end]),
  ];
  return (offset) => ranges.some(([start, end]) => offset >= start && offset < end);
}

function rangesOf(markdown: Root): [start: number, end: number][] {
  return nodesOf(markdown, ...VERBATIM).map(({position}) => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ]);
}
