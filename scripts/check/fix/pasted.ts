import {plainTree} from './code';
import {type Edit, edited, type Pass} from './pass';

const ITEM = /^(?:[-*+•]|\d+[.)])[ \t]+\S/;

/** A list or table that is indented by tabs, which would look like code, and rows that have tabs between their cells. */
export const pasted: Pass = (content) => {
  const {children} = plainTree(content);
  const edits = children.flatMap((node): Edit[] => {
    const {start, end} = node.position ?? {};
    const from = (start?.offset ?? 0) - (start?.column ?? 1) + 1;
    const to = end?.offset ?? from;
    const source = content.slice(from, to);
    const lines = source.split('\n');
    if (node.type === 'code' && lines.every((line) => /^\t|^\s*$/.test(line))) {
      const inner = lines.map((line) => line.slice(1));
      const isList =
        ITEM.test(inner[0] ?? '') && inner.every((line) => /^\s|^$/.test(line) || ITEM.test(line));
      const isTable = inner.length > 1 && inner.every((line) => /^\|.*\|\s*$/.test(line));
      const what = 'a list or table indented by a tab';
      return isList || isTable ? [{start: from, end: to, text: inner.join('\n'), what}] : [];
    }
    const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
    const [{length} = []] = rows;
    const isTable = length > 1 && rows.length > 1 && rows.every((row) => row.length === length);
    if (
      node.type !== 'paragraph' ||
      !isTable ||
      /\|/.test(source) ||
      lines.some((line) => /^\W?\t/.test(line))
    )
      return [];
    const [head = '', ...others] = rows.map((row) => `| ${row.join(' | ')} |`);
    const text = [head, `|${' --- |'.repeat(length)}`, ...others].join('\n');
    return [{start: from, end: to, text, what: 'a table with tabs between its cells'}];
  });
  return edited(content, edits);
};
