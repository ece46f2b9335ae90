import {indentedCodeIn} from './code';
import {type Edit, edited, type Pass, verbatimIn} from './pass';

/** Markdown counts a tab as the spaces up to the next multiple of four columns. */
const TAB = 4;

interface Character {
  pattern: RegExp;
  /** `$1` and `$2` are groups of the pattern. */
  text: string;
  what: string;
  /** Also in code and front matter, where it is as wrong. */
  everywhere?: true;
}

const CHARACTERS: readonly Character[] = [
  {pattern: /^\ufeff/g, text: '', what: 'a byte-order mark', everywhere: true},
  {pattern: /\r+\n|\r/g, text: '\n', what: 'Windows line endings', everywhere: true},
  {pattern: /[\u00a0\u2007\u202f]|&nbsp;|&#160;/g, text: ' ', what: 'a non-breaking space'},
  // Two are a line break already, and more look like a slip.
  {pattern: / {3,}(?=\n *\S)/g, text: '  ', what: 'more than two spaces at the end of a line'},
  {pattern: /(?<=^[ \t]*)[•‣◦▪●·](?=[ \t]+\S)/gm, text: '-', what: 'a bullet'},
  {
    pattern: / ?:(?:fontawesome|material|octicons|simple)-[a-z0-9-]+:/g,
    text: '',
    what: 'an icon of MkDocs',
  },
  {
    pattern:
      /\{% embed url="([^"\s()]+)"[^%\n]*%\}(?:\s*\{% endembed %\})?(?!(?:(?!\{%)[^])*\{% endembed)/g,
    text: '[$1]($1)',
    what: 'an embedded page',
  },
  {
    // One image for each colour scheme or width, of which the last one is for all.
    pattern: /<picture>\s*(?:<source\b[^>]*>\s*(?:<\/source>\s*)?)*(<img\b[^>]*>)\s*<\/picture>/g,
    text: '$1',
    what: 'an image in several forms',
  },
  {
    // What is between the two tags is the caption.
    pattern: /\{% embed url="([^"\s()]+)"[^%\n]*%\}\s*(\S[^\n[\]{]*?)\s*\{% endembed %\}/g,
    text: '[$2]($1)',
    what: 'an embedded page',
  },
  {pattern: /(?<=^|\n\n)[-*\d.]+ .*\n\{: *toc *\}\n*/gi, text: '', what: 'a table of contents'},
  {
    // Braces would be run.
    pattern:
      /(?<!\S)(?=\S*\/)((?:[\w.:~/-]|\{\w+\})*\{\w+\}(?:[\w~/-]|\{\w+\})*(?:\?(?:[\w=&-]|\{\w+\})+)?)(?=[\s,;.:)]|$)/gm,
    text: '`$1`',
    what: 'a path with parameters',
  },
  {
    pattern:
      /(?<=^#{1,6} \S.*?)(?<!!) *\[[\u200b\u2060¶#]?\]\([^)\n]*\)(?= *(?:\{[^}\n]*\} *)?$)/gm,
    text: '',
    what: 'a link of a heading to itself',
  },
  {pattern: /[\u200b\u2060\ufeff\u202a-\u202e]/g, text: '', what: 'an invisible character'},
];

/** Byte-order mark and line endings: before all others, which expect LF. */
export const encoding: Pass = (content) =>
  edited(
    content,
    CHARACTERS.filter(({everywhere}) => everywhere).flatMap((each) => editsOf(content, each)),
  );

/** Characters that look like a space or like nothing. */
export const characters: Pass = (content) => {
  const [isMarked, isIndented] = [verbatimIn(content), indentedCodeIn(content)];
  const isVerbatim = (offset: number): boolean => isMarked(offset) || isIndented(offset);
  const edits = CHARACTERS.filter(({everywhere}) => !everywhere)
    .flatMap((each) => editsOf(content, each))
    .filter(({start}) => !isVerbatim(start));
  return edited(content, edits);
};

/** Tabs become spaces: at the start of a line as many as they stand for, in the text one. */
export const tabs: Pass = (content) => {
  const isVerbatim = verbatimIn(content);
  let offset = 0;
  const edits = content.split('\n').flatMap((line): Edit[] => {
    const start = offset;
    offset += line.length + 1;
    // The line that closes a code block is the only one of it that may change.
    const isCode = isVerbatim(start) && isVerbatim(start + line.length);
    if (!line.includes('\t') || isCode) return [];
    const [indent = ''] = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/.exec(line) ?? [];
    const text = expanded(indent) + line.slice(indent.length).replaceAll('\t', ' ');
    return [{start, end: start + line.length, text, what: 'a tab'}];
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

function editsOf(content: string, {pattern, text, what}: Character): Edit[] {
  const all = [...content.matchAll(pattern)];
  return all.map(({0: found, 1: group = '', 2: other = '', index}) => {
    return {
      start: index,
      end: index + found.length,
      text: text.replaceAll('$1', () => group).replaceAll('$2', () => other),
      what,
    };
  });
}
