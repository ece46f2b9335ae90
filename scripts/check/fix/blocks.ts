import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Position} from 'unist';

import {nodesOf} from '../prose';
import {ALIASES, isForeignLanguage} from '../silent';
import {type Edit, edited, parsed, type Pass, verbatimIn} from './pass';

/** Markdown without MDX, in which four spaces start a code block. */
export const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

interface IndentedCode {
  start: number;
  end: number;
  value: string;
}

/** Code blocks that are only indented. Below a list, such a block is rather a part of the last item. */
function indentedCode(content: string): IndentedCode[] {
  const {children} = plain.parse(content);
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
      // VuePress writes the lines to mark, and whether to number them, without a space.
      const [, name = '', numbers = '', lines = ''] =
        /^([\w+#-]+)(:(?:no-)?line-numbers(?:=\d+)?)?(\{[\d,-]+\})?$/.exec(lang ?? '') ?? [];
      const other =
        ALIASES[name.toLowerCase()] ?? (name && isForeignLanguage(name) ? 'text' : name);
      const isKept = name === '' || (other === name && !numbers && !lines);
      const start = content.indexOf(lang ?? '', from);
      const text = `${other}${lines && ` ${lines}`}`;
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

/** Rules between sections and the marks of a code block are always the same. */
export const marks: Pass = (content) => {
  const {markdown} = parsed(content);
  const rules = nodesOf(markdown, 'thematicBreak').flatMap(({position}): Edit[] => {
    const {start, end} = rangeOf(position);
    // Below a text, hyphens make a heading of it.
    const gap = /(?:^|\n\n)$/.test(content.slice(0, start)) ? '' : '\n';
    const isOther = /^[*_]/.test(content.slice(start, end)) && position?.start.column === 1;
    return isOther ? [{start, end, text: `${gap}---`, what: 'another rule'}] : [];
  });
  const codes = nodesOf(markdown, 'code').flatMap(({position, value}): Edit[] => {
    const {start, end} = rangeOf(position);
    const source = content.slice(start, end);
    const [, open = '', inner = ''] = /^(~{3,})([^`]*?\n[^]*)\n[ \t>]*\1$/.exec(source) ?? [];
    if (open === '' || value.includes('```')) return [];
    const text = `\`\`\`${inner}${source.slice(open.length + inner.length, -open.length)}\`\`\``;
    return [{start, end, text, what: 'a code block between ~~~'}];
  });
  return edited(content, [...rules, ...codes]);
};

function rangeOf(position: Position | undefined): {start: number; end: number} {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

/**
 * The sections of a page start at level 2, below the title in the front matter, and skip no level. A single heading of
 * level 1 above them may be the title in other words.
 */
export const levels: Pass = (content) => {
  const all = nodesOf(parsed(content).markdown, 'heading');
  const depths = all.map(({depth}) => depth);
  const isMovable = all.every(({position}) => content.startsWith('#', position?.start.offset));
  const isTitle = depths.filter((depth) => depth === 1).length === 1;
  // The levels above each heading, down to its own.
  let path: number[] = [];
  const edits = all.flatMap(({depth, position}): Edit[] => {
    path = [...path.filter((above) => above < depth), depth];
    const to = path.length + (isTitle ? 0 : 1);
    const {start} = rangeOf(position);
    const text = '#'.repeat(to);
    const what = 'a section that skips a level, or does not start at level 2';
    return to === depth ? [] : [{start, end: start + depth, text, what}];
  });
  return isMovable && (!isTitle || depths[0] === 1) && edits.every(({text}) => text.length <= 6)
    ? edited(content, edits)
    : {content, whats: []};
};

/** A bold line above a text is a heading, one level below the last real one. */
export const boldHeadings: Pass = (content) => {
  const {children} = parsed(content).markdown;
  let depth = 1;
  const edits = children.flatMap((node, at): Edit[] => {
    if (node.type === 'heading') ({depth} = node);
    const {start, end} = rangeOf(node.position);
    const [, text] =
      /^\*\*([^*`\n[\]<>{}]{0,60}[^*`\n[\]<>{}\s.,:;!?])\*\*$/.exec(content.slice(start, end)) ??
      [];
    // A longer one may be a warning.
    const isShort = (text ?? '').split(' ').length <= 5;
    const isAlone = node.type === 'paragraph' && node.children.length === 1 && isShort;
    const below = children[at + 1]?.type ?? 'heading';
    if (!isAlone || !text || depth > 5 || /^(?:heading|thematicBreak)$/.test(below)) return [];
    return [
      {start, end, text: `${'#'.repeat(depth + 1)} ${text}`, what: 'a bold line as a heading'},
    ];
  });
  return edited(content, edits);
};

/** Rows of a table without bars at their ends. */
export const tables: Pass = (content) => {
  const edits = parsed(content).markdown.children.flatMap((node): Edit[] => {
    if (node.type !== 'table') return [];
    const {start, end} = rangeOf(node.position);
    const source = content.slice(start, end);
    const text = source.replaceAll(
      /^ {0,3}(\|?)(.*?)(?<!\\)(\|?)[ \t]*$/gm,
      (row, left: string, inner: string, right: string) =>
        left && right ? row : `| ${inner.trim()} |`,
    );
    return text === source ? [] : [{start, end, text, what: 'a table without bars at its ends'}];
  });
  return edited(content, edits);
};

/** Addresses that no link uses, some of which are comments. Others may belong to a link that cannot be parsed. */
export const definitions: Pass = (content) => {
  const edits = nodesOf(parsed(content).markdown, 'definition').flatMap((node): Edit[] => {
    const {start, end} = rangeOf(node.position);
    const below = content.slice(end).search(/\S|$/);
    const isComment = node.url === '#' && node.title && !node.title.includes('*/');
    if (isComment)
      return [{start, end, text: `{/* ${node.title} */}`, what: 'a comment in a link'}];
    const label = flat(`[${node.label ?? ''}]`);
    const isUsed = flat(content).split(label).length > 2;
    return isUsed || node.position?.start.column !== 1
      ? []
      : [{start, end: end + below, text: '', what: 'an address that no link uses'}];
  });
  return edited(content, edits);
};

/** As Markdown compares labels. */
function flat(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Whether two titles have the same letters and digits. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((title) =>
    title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return first !== '' && first === second;
}

/** Headings in other forms: underlined, closed with #, or the title of the page once more. */
export const headings: Pass = (content) => {
  const {markdown} = parsed(content);
  const [, title = ''] = /^title: *["']?(.*?)["']?$/m.exec(content) ?? [];
  const all = nodesOf(markdown, 'heading');
  const edits = all.flatMap((heading, at): Edit[] => {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.position?.end.offset ?? 0;
    const source = content.slice(start, end);
    if (at === 0 && heading.depth === 1 && isSame(toString(heading), title)) {
      const below = content.slice(end).search(/\S|$/);
      return [{start, end: end + below, text: '', what: 'the title once more'}];
    }
    const [, text] =
      /^(.+)\n *(?:=+|-+)$/.exec(source) ?? /^#{1,6} +(.*\S) +#+$/.exec(source) ?? [];
    return text === undefined
      ? []
      : [
          {
            start,
            end,
            text: `${'#'.repeat(heading.depth)} ${text}`,
            what: 'a heading in another form',
          },
        ];
  });
  return edited(content, edits);
};
