import type {VFileMessage} from 'vfile-message';

import {type Fault, type Place, placeAt} from '../lib/finding';

interface CommonMistake extends Fault {
  source: RegExp;
  /** Whether it only matches at the start of the line. */
  wholeLine?: true;
}

/** Text that writers often type and MDX parses as code. */
const COMMON_MISTAKES: readonly CommonMistake[] = [
  {
    source: /^<!--/,
    message: 'HTML comments are not allowed',
    fix: 'remove it, or write {/* … */}, which is not published',
  },
  {
    source: /^<{7}/,
    message: 'unresolved git merge conflict',
    fix: 'keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
  },
  {
    source: /^<(?:https?:\/\/|mailto:|[\w.+-]+@)/,
    message: 'addresses in angle brackets are not allowed',
    fix: 'write [text](address)',
  },
  {
    source: /^\{#/,
    message: 'braces around an anchor are parsed as code',
    fix: 'remove {#…}: the anchor is made from the heading text; to keep a published one, write {/* #anchor */}',
  },
  {
    source: /^(?:import|export)\b/,
    wholeLine: true,
    message: 'a line that starts with "import" or "export" is parsed as code',
    fix: 'start the line with another word',
  },
  {
    source: /^<[\d=\s]/,
    message: '"<" starts a tag',
    fix: 'write "under" or "less than", or put it in `code`',
  },
];

/** Replaces the parser's message with one that names the mistake, at the position where it starts. */
export function faultOf(error: VFileMessage, content: string): Fault & Place {
  const place = placeOf(error, content);
  const line = content.split('\n')[place.line - 1] ?? '';
  for (const mistake of COMMON_MISTAKES) {
    const column = columnOf(mistake, line, place);
    if (column > 0) return {line: place.line, column, message: mistake.message, fix: mistake.fix};
  }
  const [reason = ''] = error.reason.split('\n');
  return {
    ...place,
    message: `cannot parse the Markdown: ${reason.toLowerCase()}`,
    fix: 'close the tag or brace, or put literal < { } in `code`',
  };
}

/** The column, from 1, where the mistake starts, at or before the reported column; 0 if it does not match. */
function columnOf(
  {source, wholeLine}: CommonMistake,
  line: string,
  {column}: {column: number},
): number {
  if (wholeLine) return source.test(line) ? 1 : 0;
  for (let at = Math.min(column, line.length); at > 0; at -= 1) {
    if (source.test(line.slice(at - 1))) return at;
  }
  return 0;
}

/** Where the tag or brace was opened. The parser reports where it expected the end. */
function placeOf({reason, line = 1, column = 1}: VFileMessage, content: string) {
  const opened = /\((\d+):(\d+)-/.exec(reason);
  if (opened) return {line: Number(opened[1]), column: Number(opened[2])};
  return reason.includes('closing brace')
    ? (openBrace(content, line, column) ?? {line, column})
    : {line, column};
}

function openBrace(content: string, line: number, column: number) {
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
