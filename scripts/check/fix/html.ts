import {toMdast} from 'hast-util-to-mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {plain} from './blocks';
import {blockIn, type Edit, edited, type Pass} from './pass';

const BLOCK = /^<(?:p|div|section|h[1-6]|ul|ol|table|blockquote|pre|hr|figure)\b/;
/** Tags that have a form in Markdown, or say nothing to readers. Others, such as <u> and <sub>, are left. */
const TAG =
  /^(?:p|div|section|span|h[1-6]|[uo]l|li|table|thead|tbody|tfoot|t[rhd]|blockquote|pre|code|a|img|strong|em|[bi]|br|hr|figure|figcaption)$/;
const VOID = /^(?:img|br|hr)$/;

const parser = unified().use(rehypeParse, {fragment: true});
const writer = unified().use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/** HTML that stands by itself, as articles of Zendesk and Confluence do, becomes Markdown. */
export const html: Pass = (content) => {
  const {children} = plain.parse(content);
  const edits = children.flatMap((node): Edit[] => {
    const start = node.position?.start.offset ?? 0;
    if (node.type !== 'html') return [];
    const end = start + node.value.length;
    const text = elementsIn(node.value).map(markdownOf).join('\n');
    if (text === node.value) return [];
    return [{start, end, text: blockIn(content, start, end, text), what: 'HTML'}];
  });
  return edited(content, edits);
};

/** The lines of each element that is complete. */
function elementsIn(source: string): string[] {
  const elements: string[] = [];
  let open = '';
  for (const line of source.split('\n')) {
    open = open === '' ? line : `${open}\n${line}`;
    if (!isBalanced(open)) continue;
    elements.push(open);
    open = '';
  }
  return open === '' ? elements : [...elements, open];
}

/** Markdown between blank lines, or the source if it cannot be converted. */
function markdownOf(source: string): string {
  if (!isConvertible(source)) return source;
  const tree = toMdast(parser.parse(source));
  return tree.type === 'root' ? `\n${writer.stringify(tree).trim()}\n` : source;
}

/** Whether a source is complete HTML without Markdown, code or cells that span others. */
function isConvertible(source: string): boolean {
  // In a code block, any character stands for itself.
  const text = source.replaceAll(/<pre\b[^]*?<\/pre>/g, '');
  const isForeign = /[{}`]|\*\*|\]\(|:\w*\[|(?:row|col)span/.test(text);
  return (
    BLOCK.test(source) &&
    !isForeign &&
    isBalanced(source) &&
    tagsIn(source).every(([, , name = '']) => TAG.test(name))
  );
}

function isBalanced(source: string): boolean {
  const open = new Map<string, number>();
  for (const [, end, name = '', self] of tagsIn(source)) {
    if (self || VOID.test(name)) continue;
    open.set(name, (open.get(name) ?? 0) + (end ? -1 : 1));
  }
  return [...open.values()].every((count) => count === 0);
}

function tagsIn(source: string): RegExpMatchArray[] {
  return [...source.matchAll(/<(\/?)([a-zA-Z][\w.:-]*)[^<>]*?(\/?)>/g)];
}
