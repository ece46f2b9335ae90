import {parseMarkdown} from '../../../src/content/markdown';
import {nodesOf, rangeOf} from '../prose';

/** A kind of repair: what it changes has one right answer. It returns the text, repaired. */
export type Pass = (content: string, root: string) => Promise<string> | string;

/** A part of a text, by offset, and what replaces it. */
export interface Edit {
  offset: number;
  end: number;
  text: string;
}

/** The text with edits applied, which are in order; of two that overlap, the first. */
export function edited(content: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const {offset, end, text} of edits) {
    if (offset < from) continue;
    result += content.slice(from, offset) + text;
    from = end;
  }
  return result + content.slice(from);
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
  const code = ['yaml', 'code', 'inlineCode'] as const;
  const run = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;
  // An HTML comment cannot be parsed.
  const comments = faults
    .filter(({start}) => content.startsWith('<!--', start))
    .map(({start, end}) => ({offset: start, end}));
  const ranges = [...nodesOf(markdown, ...code, ...run).map(rangeOf), ...comments];
  return (at) => ranges.some(({offset, end}) => at >= offset && at < end);
}
