import type {Node} from 'unist';

import {parseMarkdown} from '../../../src/content/markdown';
import {nodesOf} from '../prose';

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

/** Applies edits; of two that overlap, the first in the text. */
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

/** What each match of a pattern is replaced with. */
export function replaced(content: string, pattern: RegExp, text: string, what: string): Edit[] {
  return [...content.matchAll(pattern)].map(({0: found, index}) => ({
    start: index,
    end: index + found.length,
    text,
    what,
  }));
}

/** A part of a text, by offset. */
interface Range {
  start: number;
  end: number;
}

/** Where a node is in the text. */
export function rangeOf({position}: Pick<Node, 'position'>): Range {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

let last: {content: string; parsed: ReturnType<typeof parseMarkdown>} | undefined;

/** The parsed text. The last one is kept, because each pass needs it and few change the text. */
export function parsed(content: string): ReturnType<typeof parseMarkdown> {
  if (last?.content !== content) last = {content, parsed: parseMarkdown(content)};
  return last.parsed;
}

/** Whether an offset of the text is in front matter, code or a comment, which no repair may touch. */
export function verbatimIn(content: string): (offset: number) => boolean {
  const {markdown, faults} = parsed(content);
  const nodes = nodesOf(
    markdown,
    'yaml',
    'code',
    'inlineCode',
    'mdxFlowExpression',
    'mdxTextExpression',
    'mdxjsEsm',
  );
  // An HTML comment cannot be parsed.
  const comments = faults.filter(({start}) => content.startsWith('<!--', start));
  const ranges = [...nodes.map(rangeOf), ...comments];
  return (offset) => ranges.some(({start, end}) => offset >= start && offset < end);
}
