import {boxOf} from './boxes';
import {box} from './kinds';
import {type Edit, edited, parsed, type Pass, verbatimIn} from './pass';

/** The class that makes a box of a block in kramdown: `{: .note }`, or `{: .note-title }` if its first line is the title. */
const CLASS = /^\{: *\.([a-z]+?)(-title)? *\}$/;
const QUOTE = /^> ?/;
const NOTE = /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION):\s/m;

/** `NOTE: text`, of AsciiDoc, and a paragraph or quotation with `{: .note }` above or below it. */
export const asides: Pass = (content) => {
  const {children} = parsed(content).markdown;
  const notes = children.flatMap((node, at): Edit[] => {
    const {start, end} = node.position ?? {};
    const from = start?.offset ?? 0;
    const to = end?.offset ?? 0;
    const source = content.slice(from, to);
    const [mark = '', name = ''] = NOTE.exec(source) ?? [];
    const text = source.slice(mark.length);
    // A list or code below it may belong to it.
    const isLast = !/^(?:list|code)$/.test(children[at + 1]?.type ?? '');
    const isOne = !NOTE.test(text);
    const found = box(name, '', '', text.split('\n'), 0);
    const isNote =
      source.startsWith(`${name}:`) &&
      node.type === 'paragraph' &&
      start?.column === 1 &&
      isLast &&
      isOne &&
      found;
    return isNote
      ? [{start: from, end: to, text: boxOf(found), what: 'a box in another dialect'}]
      : [];
  });
  return edited(content, [...notes, ...classes(content)]);
};

function classes(content: string): Edit[] {
  const isVerbatim = verbatimIn(content);
  let offset = 0;
  // Each block of lines between blank ones, with its offset.
  return content.split(/(\n{2,}|\n$)/).flatMap((block): Edit[] => {
    const start = offset;
    offset += block.length;
    const lines = block.split('\n');
    const isAbove = CLASS.test(lines[0] ?? '');
    const [, name = '', titled] = CLASS.exec((isAbove ? lines[0] : lines.at(-1)) ?? '') ?? [];
    const body = isAbove ? lines.slice(1) : lines.slice(0, -1);
    const isQuote = body.every((line) => QUOTE.test(line));
    const isText = body.every(
      (line) => /^[^\s>#|<`~:{]/.test(line) && !/^(?:[-*+]|\d+[.)]) /.test(line),
    );
    if (!name || body.length === 0 || !(isQuote || isText) || isVerbatim(start)) return [];
    const inner = body.map((line) => line.replace(QUOTE, ''));
    // A box in a box, which has its own class.
    if (inner.some((line) => line.startsWith('{:'))) return [];
    const title = titled ? (inner.shift() ?? '') : '';
    const found = box(name, title, '', inner, 0);
    const what = 'a box in another dialect';
    return found ? [{start, end: start + block.length, text: boxOf(found), what}] : [];
  });
}
