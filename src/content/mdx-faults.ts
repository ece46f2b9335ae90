import type {VFileMessage} from 'vfile-message';

import {type Fault, type Place, placeAt} from '../lib/finding';

interface CommonMistake extends Fault {
  /** Matches the whole mistake. */
  source: RegExp;
}

/** Text that writers often type, and MDX parses as code. */
const COMMON_MISTAKES: readonly CommonMistake[] = [
  {
    source: /<!--[^]*?(?:-->|$)/g,
    message: 'HTML comments are not allowed',
    fix: 'remove it, or write {/* … */}, which is not published',
  },
  {
    source: /^<{7}.*/g,
    message: 'unresolved git merge conflict',
    fix: 'keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
  },
  {
    source: /<(?:(?:https?:\/\/|(?:mailto|tel):)[^\s<>]*|[\w.+-]+@[^\s<>]+)>?/g,
    message: 'addresses in angle brackets are not allowed',
    fix: 'write [text](address)',
  },
  {
    source: /\{#[^}\n]*\}?/g,
    message: 'braces around an anchor are parsed as code',
    fix: 'remove {#…}: the anchor is made from the heading text; to keep a published one, write {/* #anchor */}',
  },
  {
    source: /^(?:import|export)\b(?:.+\n?)*/g,
    message: 'a line that starts with "import" or "export" is parsed as code',
    fix: 'start the line with another word',
  },
  {
    source: /<br *>/gi,
    message: '<br> is not closed',
    fix: 'write <br />, or a backslash at the end of the line',
  },
  {
    source: /<[-\d=\s.€£$+~)]/g,
    message: '"<" starts a tag',
    fix: 'write "under" or "less than", or put it in `code`',
  },
];

/** A fault of MDX in a text. */
export interface MdxFault extends Fault, Place {
  /** The faulty part, by offset. Without it, the rest can be parsed. */
  start: number;
  end: number;
}

/** Replaces the parser's message with one that names the mistake, at the position where it starts. */
export function faultOf(error: VFileMessage, content: string): MdxFault {
  const place = placeOf(error, content);
  const at = offsetOf(content, place);
  const lineStart = offsetOf(content, {line: place.line, column: 1});
  const line = content.slice(lineStart);
  for (const {source, message, fix} of COMMON_MISTAKES) {
    const matches = [...line.matchAll(source)].map(({0: found, index}) => ({
      start: lineStart + index,
      end: lineStart + index + found.length,
    }));
    const match = matches.find(({start, end}) => start <= at && at < end);
    if (match) return {...placeAt(content, match.start), ...match, message, fix};
  }
  const [reason = ''] = error.reason.split('\n');
  const isCode = reason.includes('acorn');
  return {
    ...place,
    ...extentAround(content, at),
    message: isCode
      ? 'text in braces is run as code'
      : `cannot parse the Markdown: ${reason.toLowerCase()}`,
    fix: isCode
      ? 'put it in `code`, or write it without { }'
      : 'close the tag or brace, or put literal < { } in `code`',
  };
}

/** The tag or brace around an offset, or else the rest of its line. */
function extentAround(content: string, at: number): {start: number; end: number} {
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
  const text = content.slice(0, offsetOf(content, {line, column}));
  let closed = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') closed += 1;
    else if (text[at] === '{' && closed === 0) return placeAt(text, at);
    else if (text[at] === '{') closed -= 1;
  }
  return undefined;
}
