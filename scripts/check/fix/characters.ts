import {isUtf8} from 'node:buffer';

import {type Pass, verbatimIn} from './edits';

/**
 * The text of a file that is in UTF-8, or starts with the mark of UTF-16: without that mark, and with LF line endings.
 * Undefined in another encoding, which only the writer knows.
 */
export function textOf(bytes: Buffer): string | undefined {
  const mark = bytes.toString('hex', 0, 2);
  const utf16 = new Map([
    ['fffe', 'utf-16le'],
    ['feff', 'utf-16be'],
  ]).get(mark);
  if (!utf16 && !isUtf8(bytes)) return undefined;
  const text = new TextDecoder(utf16).decode(bytes);
  // UTF-32 starts like UTF-16.
  if (utf16 && /[\0\ufffd]/.test(text)) return undefined;
  return text.replaceAll(/\r+\n|\r/g, '\n');
}

const SPACES = '\u00a0\u2007\u202f';
const BULLETS = '•‣◦▪●';
const PASTED = new RegExp(
  String.raw`[${SPACES}\u200b\u2060\ufeff\u202a-\u202e]|(?<=^[ \t]*)[${BULLETS}](?=[ \t]+\S)`,
  'gm',
);

/** What pasted text brings along: characters that look like a space, like nothing, or like the marker of a list. */
export const characters: Pass = (content) => {
  const isVerbatim = verbatimIn(content);
  return content.replaceAll(PASTED, (found, offset: number) => {
    if (isVerbatim(offset)) return found;
    if (SPACES.includes(found)) return ' ';
    return BULLETS.includes(found) ? '-' : '';
  });
};

/** Markdown counts a tab as the spaces up to the next multiple of four columns. */
const TAB = 4;

/** Quotation marks and list markers, behind which a tab indents the text as well. */
const INDENT = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/;

/** Tabs become spaces: at the start of a line as many as they stand for, in the text one. */
export const tabs: Pass = (content) => {
  const isVerbatim = verbatimIn(content);
  return content.replaceAll(/^.*\t.*$/gm, (line, start: number) => {
    // The line that closes a code block is the only one of it that may change.
    if (isVerbatim(start) && isVerbatim(start + line.length)) return line;
    const [indent = ''] = INDENT.exec(line) ?? [];
    return expanded(indent) + line.slice(indent.length).replaceAll('\t', ' ');
  });
};

function expanded(indent: string): string {
  const [first = '', ...others] = indent.split('\t');
  return others.reduce(
    (text, part) => text.padEnd((Math.floor(text.length / TAB) + 1) * TAB) + part,
    first,
  );
}
