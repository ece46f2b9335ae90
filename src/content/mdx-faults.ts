import type {VFileMessage} from 'vfile-message';

import {type Fault, type Place, placeAt} from '../lib/finding';

/** Hosts that only the writer can reach. */
export const OWN_HOST =
  /^(?:https?:\/\/(?:localhost|0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[\w-]+\.(?:local|internal|test)(?=[:/]|$))|file:)/i;

interface CommonMistake extends Fault {
  /** `$1` is the first group of `source`. */
  message: string;
  /** Matches the whole mistake, at its start. */
  source: RegExp;
  /** Whether it only matches at the start of the line. */
  wholeLine?: true;
  /** The one right way to write it; undefined if there is none. Not part of the fault. */
  instead?: (found: string) => string | undefined;
}

const FORMULA: Fault = {
  message: 'a formula is parsed as code',
  fix: 'write it as a sentence with × and =, or in `code`',
};

/** Text that writers often type, or bring from another documentation, and MDX parses as code. */
const COMMON_MISTAKES: readonly CommonMistake[] = [
  {
    source: /^<!--[^]*?(?:-->|$)/,
    message: 'HTML comments are not allowed',
    fix: 'remove it, or write {/* … */}, which is not published',
    instead: commentFor,
  },
  {
    source: /^<{7}.*/,
    message: 'unresolved git merge conflict',
    fix: 'keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
  },
  {
    source: /^<(?:(?:(?:https?|s?ftp):\/\/|(?:mailto|tel|sms):)[^\s<>]*|[\w.+-]+@[^\s<>]+)>?/,
    message: 'addresses in angle brackets are not allowed',
    fix: 'write [text](address)',
    instead: linkFor,
  },
  {
    source: /^\$\$(?:[^$\\]|\\[^])*\$\$|^\$(?:[^$\\\n]|\\.)*\$/,
    ...FORMULA,
  },
  {
    source: /^\[[^[\]\n]*\]\{[.#:][^}\n]*\}/,
    message: 'braces around attributes are parsed as code',
    fix: 'write the text without [ ]{…}',
    instead: (found) => found.replace(/^\[(.*)\]\{.*$/, '$1'),
  },
  {
    source: /^\{#[^}\n]*\}?/,
    message: 'braces around an anchor are parsed as code',
    fix: 'remove {#…}: the anchor is made from the heading text; to keep a published one, write {/* #anchor */}',
    instead: (found) => pinOf(/^\{#(\S+?)(?: [^}]*)?\}$/.exec(found)?.[1] ?? ''),
  },
  {
    // The tag that closes it has the same name.
    source:
      /^\{[{%][<%-]? *(?:["'][^"'\n]*["'] *\| *|(?<=^\{%-? *)end(?!ing\b|orse)|\/ *)?([#^>&!~\w.-]*)[^]*?[%}]\}/,
    message: 'the template tag "$1" is parsed as code',
    fix: 'write what it stands for: a box as ":::note[Title]" to ":::", an image as ![description](file), a value as text or as a figure',
  },
  {
    source: /^(?:import|export)\b(?:.+\n?)*/,
    wholeLine: true,
    message: 'a line that starts with "import" or "export" is parsed as code',
    fix: 'start the line with another word',
  },
  {
    source: /^<br *>/i,
    message: '<br> is not closed',
    fix: 'write <br />, or a backslash at the end of the line',
    instead: () => '<br />',
  },
  {
    source: /^<img\b[^<>]*[^<>/]>/i,
    message: '<img> is not closed',
    fix: 'write ![description](./file.png)',
    instead: (found) => found.replace(/ *>$/, ' />'),
  },
  {
    source: /^:{3,} *\{[^}\n]*\}/,
    message: 'a block of Pandoc is parsed as code',
    fix: 'remove the lines with ":::", or write them as a box: ":::note[Title]", the text, ":::"',
  },
  {
    // Of Jekyll, as in {: .note }, and of Pandoc, as in {width="6in"}.
    source: /^\{(?:\s*[:.][^}\n]*|-[^}\n]*|(?:\s*[\w-]+=(?:"[^"]*"|[^\s"'{}]+))+\s*)\}/,
    message: 'braces around attributes are parsed as code',
    fix: 'remove {…}, or write a box as ":::note[Title]", the text, ":::"',
    // They may be the only sign of a box, or the anchor of a link.
    instead: (found) =>
      /#|note|tip|warn|danger|info|important|caution/i.test(found) ? undefined : '',
  },
  {
    source: /^\{[^{}]*\}?[^]*?\n\[\/block\]/,
    message: 'a block of ReadMe is parsed as code',
    fix: 'write its text in Markdown, or run npm run check -- --fix',
  },
  {
    source: /^<[-\d=\s.€£$+~)]/,
    message: '"<" starts a tag',
    fix: 'write "under" or "less than", or put it in `code`',
    instead: (found) => `\\${found}`,
  },
  {
    // What readers replace, as in <your-key>, and what is no name, as in <N/A>.
    source:
      /^<(?![A-Z]\w*[a-z]|(?:audio|button|details|dialog|div|form|iframe|img|input|ol|option|p|script|select|span|style|table|t[dhr]|textarea|video)\b)[A-Za-z]\w*[-/ ][\p{L}\d][^<>="'/{}]*>/u,
    message: '"<" starts a tag',
    fix: 'put it in `code`',
    instead: (found) => `\\${found}`,
  },
];

function commentFor(found: string): string | undefined {
  const text = found.slice('<!--'.length, -'-->'.length);
  return found.endsWith('-->') && !text.includes('*/') ? `{/*${text}*/}` : undefined;
}

/** The comment that pins the anchor of a heading, in lower case as all anchors are; undefined for what is none. */
export function pinOf(id: string): string | undefined {
  return /^[a-z0-9][\w-]*$/i.test(id) ? `{/* #${id.toLowerCase()} */}` : undefined;
}

function linkFor(found: string): string | undefined {
  const address = found.slice(1, -1);
  if (!found.endsWith('>')) return undefined;
  // A part that readers replace, or the writer's own computer.
  if (/[{}]/.test(address) || OWN_HOST.test(address)) return `\`${address}\``;
  const target = address.includes(':') ? address : `mailto:${address}`;
  return `[${address.replace(/^(?:mailto|tel|sms):/, '')}](${target})`;
}

/** A fault of MDX in a text. */
export interface MdxFault extends Fault, Place {
  /** The faulty part, by offset. Without it, the rest can be parsed. */
  start: number;
  end: number;
  instead?: string;
}

/** Replaces the parser's message with one that names the mistake, at the position where it starts. */
export function faultOf(error: VFileMessage, content: string): MdxFault {
  const place = placeOf(error, content);
  const block = blockAround(content, offsetOf(content, place));
  if (block) return block;
  const lineStart = offsetOf(content, {line: place.line, column: 1});
  for (const {source, wholeLine, message: pattern, fix, instead} of COMMON_MISTAKES) {
    const last = wholeLine ? lineStart : offsetOf(content, place);
    for (let start = last; start >= lineStart; start -= 1) {
      const [found, name = ''] = source.exec(content.slice(start)) ?? [];
      // The second brace of {{, or a mistake that ends before this one.
      if (!found || (found.startsWith('{') && content[start - 1] === '{')) continue;
      if (/^(?:[$[]|<[^!])/.test(found) && start + found.length <= last) continue;
      // The label of a reference is no text.
      if (found.startsWith('[') && content[start - 1] === ']') continue;
      const {line, column} = placeAt(content, start);
      const message = pattern.replace('$1', () => name);
      const repaired = instead?.(found);
      const rest = repaired === undefined || repaired === found ? {} : {instead: repaired};
      return {line, column, message, fix, start, end: start + found.length, ...rest};
    }
  }
  const [reason = ''] = error.reason.split('\n');
  if (reason.includes('acorn')) {
    const extent = extentOf(content, place);
    return {
      ...place,
      ...extent,
      message: 'text in braces is run as code',
      fix: 'put it in `code`, or write it without { }',
      // Words, which no system would run.
      ...(/^\{[\p{L}\d_][^{}<>=\n`]*\}/u.test(content.slice(extent.start)) && {instead: '\\{'}),
    };
  }
  return {
    ...place,
    ...extentOf(content, place),
    message: `cannot parse the Markdown: ${reason.toLowerCase()}`,
    fix: 'close the tag or brace, or put literal < { } in `code`',
  };
}

/** What is one fault over several lines. */
const BLOCKS: readonly (Fault & {pattern: RegExp; instead?: string})[] = [
  {...FORMULA, pattern: /(?<=^[ \t]*)\$\$[ \t]*\n[^$]+\n[ \t]*\$\$[ \t]*$/gm},
  {
    // Between tags in code, there is text.
    pattern: /(?<![`\\])<style\b[^>`]*>[^`]*?<\/style>/gi,
    message: 'a style sheet is parsed as code',
    fix: 'remove it: all pages have the same styles',
    instead: '',
  },
];

/** The block that contains a place. */
function blockAround(content: string, offset: number): MdxFault | undefined {
  return BLOCKS.flatMap(({pattern, ...fault}) =>
    [...content.matchAll(pattern)]
      .map(({0: {length}, index: start}) => ({start, end: start + length}))
      .filter(({start, end}) => start <= offset && offset <= end)
      .map(({start, end}): MdxFault => ({...placeAt(content, start), ...fault, start, end})),
  )[0];
}

/** The front matter of another site, pasted with its text below ours. */
export function secondFrontMatter(content: string): MdxFault | undefined {
  const [head = '', yaml = ''] =
    /^---\n(?:(?!---\n)[^\n]*\n)*---\n\s*(---\n[a-z][\w-]*:(?:[ \n](?:(?!\n\n(?![a-z][\w-]*:\s|[ \t]+\S|---))[^])*?)?\n---)(?=\n|$)/.exec(
      content,
    ) ?? [];
  const [start, end] = [head.length - yaml.length, head.length];
  const message = 'the front matter of another page is shown as text';
  const fix = 'move what you need into that of this page, and remove it';
  return yaml ? {...placeAt(content, start), message, fix, start, end} : undefined;
}

/** The tag or brace at a place, or else the rest of its line. */
function extentOf(content: string, place: Place): {start: number; end: number} {
  const at = offsetOf(content, place);
  for (let start = at; start >= 0 && start > at - 200; start -= 1) {
    const [found] = /^(?:<\/?[\w.:-]*(?:[^<>{}\n]*>)?|\{)/.exec(content.slice(start)) ?? [];
    if (found) return {start, end: start + found.length};
  }
  const end = content.indexOf('\n', at);
  return {start: at, end: end < 0 ? content.length : end};
}

function offsetOf(content: string, {line, column}: Place): number {
  const before = content.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, text) => sum + text.length + 1, column - 1);
  return Math.min(offset, content.length);
}

/** Where the tag or brace was opened. The parser reports where it expected the end. */
function placeOf({reason, line = 1, column = 1}: VFileMessage, content: string): Place {
  const opened = /\((\d+):(\d+)-/.exec(reason);
  if (opened) return {line: Number(opened[1]), column: Number(opened[2])};
  return /closing brace|acorn/.test(reason)
    ? (openBrace(content, line, column) ?? {line, column})
    : {line, column};
}

function openBrace(content: string, line: number, column: number): Place | undefined {
  const lines = content.split('\n').slice(0, line);
  const text = [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column)].join('\n');
  let closed = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') closed += 1;
    else if (text[at] === '{' && closed === 0) {
      return placeAt(text, at);
    } else if (text[at] === '{') closed -= 1;
  }
  return undefined;
}
