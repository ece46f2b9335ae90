import {plainTree} from './code';
import {type Edit, edited, type Pass} from './pass';

const ITEM = /^(?:[-*+•]|\d+[.)])[ \t]+\S/;

/** A list or table that is indented by tabs, which would look like code. */
export const pasted: Pass = (content) => {
  const {children} = plainTree(content);
  const edits = children.flatMap((node): Edit[] => {
    const {start, end} = node.position ?? {};
    const from = (start?.offset ?? 0) - (start?.column ?? 1) + 1;
    const to = end?.offset ?? from;
    const source = content.slice(from, to);
    const lines = source.split('\n');
    const inner = lines.map((line) => line.slice(1));
    const isIndented = node.type === 'code' && lines.every((line) => /^\t|^\s*$/.test(line));
    const isList =
      ITEM.test(inner[0] ?? '') && inner.every((line) => /^\s|^$/.test(line) || ITEM.test(line));
    const isTable = inner.length > 1 && inner.every((line) => /^\|.*\|\s*$/.test(line));
    const what = 'a list or table indented by a tab';
    return isIndented && (isList || isTable)
      ? [{start: from, end: to, text: inner.join('\n'), what}]
      : [];
  });
  return edited(content, edits);
};
