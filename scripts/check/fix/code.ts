import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {nodesOf} from '../prose';
import {ALIASES, isForeignLanguage} from '../silent';
import {type Edit, edited, parsed, type Pass, rangeOf, verbatimIn} from './pass';

const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

let last: {content: string; tree: Root} | undefined;

/** A text as Markdown without MDX, in which four spaces start a code block. Kept, because several passes need it. */
export function plainTree(content: string): Root {
  if (last?.content !== content) last = {content, tree: plain.parse(content)};
  return last.tree;
}

interface IndentedCode {
  start: number;
  end: number;
  value: string;
}

/** Code blocks that are only indented. Below a list, such a block is rather a part of the last item. */
function indentedCode(content: string): IndentedCode[] {
  const {children} = plainTree(content);
  return children.flatMap((node, at): IndentedCode[] => {
    const {start, end} = node.position ?? {};
    if (node.type !== 'code' || children[at - 1]?.type === 'list' || !start || !end) return [];
    const from = (start.offset ?? 0) - start.column + 1;
    const source = content.slice(from, end.offset);
    if (!/^ {4}/.test(source) || source.includes('```')) return [];
    // A tab, box or definition, which another pass has left to the writer.
    const above = content.slice(0, from).trimEnd().split('\n').at(-1) ?? '';
    if (/^(?:===|!!!|\?\?\?|: )/.test(above)) return [];
    return [{start: from, end: end.offset ?? from, value: node.value}];
  });
}

/** Whether an offset is in code that is only indented. */
export function indentedCodeIn(content: string): (offset: number) => boolean {
  const blocks = indentedCode(content);
  return (offset) => blocks.some(({start, end}) => offset >= start && offset < end);
}

/** Code blocks that are only indented, which MDX shows as text, get fences, and those without a language "text". */
export const fences: Pass = (content) => {
  const unnamed = nodesOf(parsed(content).markdown, 'code').flatMap(({lang, position}): Edit[] => {
    const start = position?.start.offset ?? 0;
    const [, marks] = /^(`{3,}|~{3,})[ \t]*\n/.exec(content.slice(start)) ?? [];
    const at = start + (marks?.length ?? 0);
    const isClosed = content
      .slice(at, position?.end.offset)
      .trimEnd()
      .endsWith(marks ?? '');
    return lang || !marks || !isClosed
      ? []
      : [{start: at, end: at, text: 'text', what: 'a code block without a language'}];
  });
  const otherNames = nodesOf(parsed(content).markdown, 'code').flatMap(
    ({lang, position}): Edit[] => {
      const from = rangeOf(position).start;
      // VuePress writes the lines to mark, and whether to number them, without a space, and HackMD "=" for numbers.
      const [, name = '', numbers = '', lines = ''] =
        /^([\w+#-]*)(:(?:no-)?line-numbers(?:=\d+)?|=(?:\d+|\+)?!?)?(\{[\d,-]+\})?$/.exec(
          lang ?? '',
        ) ?? [];
      // MkDocs names the title of a block without a language.
      const isTitle = /^\w+=["']/.test(lang ?? '');
      const other =
        ALIASES[name.toLowerCase()] ?? (!name || isForeignLanguage(name) ? 'text' : name);
      const isKept = !numbers && !lines && (name === '' || other === name);
      const start = content.indexOf(lang ?? '', from);
      const text = `${other}${lines && ` ${lines}`}`;
      if (isTitle) {
        const at = from + (/^[`~]+/.exec(content.slice(from))?.[0].length ?? 0);
        return [{start: at, end: start, text: 'text ', what: 'a code block without a language'}];
      }
      return isKept ? [] : [{start, end: start + (lang ?? '').length, text, what: `"${lang}"`}];
    },
  );
  const isVerbatim = verbatimIn(content);
  const edits = indentedCode(content)
    .filter(({start, end}) => !isVerbatim(end - 1) && !isVerbatim(start))
    .map(({start, end, value}): Edit => {
      const text = `\`\`\`text\n${value}\n\`\`\``;
      return {start, end, text, what: 'a code block without fences'};
    });
  return edited(content, [...edits, ...unnamed, ...otherNames]);
};
