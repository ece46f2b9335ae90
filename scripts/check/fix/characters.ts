import {type Edit, edited, type Pass, replaced, verbatimIn} from './edits';

/** What pasted text brings along: characters that look like a space, like nothing, or like the marker of a list. */
export const characters: Pass = (content) => {
  const isVerbatim = verbatimIn(content);
  const edits = [
    ...replaced(content, /[\u00a0\u2007\u202f]/g, ' ', 'a non-breaking space'),
    ...replaced(content, /[\u200b\u2060\ufeff\u202a-\u202e]/g, '', 'an invisible character'),
    ...replaced(content, /(?<=^[ \t]*)[•‣◦▪●](?=[ \t]+\S)/gm, '-', 'a bullet'),
  ];
  return edited(
    content,
    edits.filter(({start}) => !isVerbatim(start)),
  );
};

/** Markdown counts a tab as the spaces up to the next multiple of four columns. */
const TAB = 4;

/** Quotation marks and list markers, behind which a tab indents the text as well. */
const INDENT = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/;

/** Tabs become spaces: at the start of a line as many as they stand for, in the text one. */
export const tabs: Pass = (content) => {
  const isVerbatim = verbatimIn(content);
  let offset = 0;
  const edits = content.split('\n').flatMap((line): Edit[] => {
    const start = offset;
    const end = start + line.length;
    offset = end + 1;
    // The line that closes a code block is the only one of it that may change.
    const isCode = isVerbatim(start) && isVerbatim(end);
    if (!line.includes('\t') || isCode) return [];
    const [indent = ''] = INDENT.exec(line) ?? [];
    const text = expanded(indent) + line.slice(indent.length).replaceAll('\t', ' ');
    return [{start, end, text, what: 'a tab'}];
  });
  return edited(content, edits);
};

function expanded(indent: string): string {
  return [...indent].reduce(
    (text, character) =>
      text + (character === '\t' ? ' '.repeat(TAB - (text.length % TAB)) : character),
    '',
  );
}
