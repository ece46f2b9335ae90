import type {VFileMessage} from 'vfile-message';

import type {Finding} from '../lib/finding';

type Fault = Pick<Finding, 'line' | 'column' | 'message' | 'fix'>;

interface Meant {
  source: RegExp;
  /** Whether it is looked for at the beginning of the line alone. */
  wholeLine?: true;
  message: string;
  fix: string;
}

/** What writers put into a page that MDX takes for code, by the source from the fault on. */
const MEANT: readonly Meant[] = [
  {
    source: /^<!--/,
    message: 'an HTML comment',
    fix: 'remove it, or write {/* … */}, which no reader sees',
  },
  {
    source: /^<{7}/,
    message: 'a conflict that git left for you',
    fix: 'keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
  },
  {
    source: /^<(?:https?:\/\/|mailto:|[\w.+-]+@)/,
    message: 'an address in angle brackets',
    fix: 'write [words](address)',
  },
  {
    source: /^\{#/,
    message: 'an anchor written by hand',
    fix: 'remove {#…}: a heading gets its anchor from its words',
  },
  {
    source: /^(?:import|export)\b/,
    wholeLine: true,
    message: 'a line that begins with "import" or "export" reads as program code',
    fix: 'begin the line with another word',
  },
  {
    source: /^<[\d=\s]/,
    message: '"<" begins a tag',
    fix: 'write "under" or "less than", or put it in `code`',
  },
];

/** Tells what a writer did where MDX only tells what its parser met, at the place where it begins. */
export function faultOf(error: VFileMessage, content: string): Fault {
  const place = placeOf(error, content);
  const line = content.split('\n')[place.line - 1] ?? '';
  for (const meant of MEANT) {
    const column = begins(meant, line, place);
    if (column > 0) return {line: place.line, column, message: meant.message, fix: meant.fix};
  }
  const [reason = ''] = error.reason.split('\n');
  return {
    ...place,
    message: `Markdown cannot be read: ${reason.toLowerCase()}`,
    fix: 'close the tag or brace; put < { } that mean themselves in `code`',
  };
}

/** The column, from 1, at which the fault's own text begins, at its place or before it; 0 where it does not. */
function begins({source, wholeLine}: Meant, line: string, {column}: {column: number}): number {
  if (wholeLine) return source.test(line) ? 1 : 0;
  for (let at = Math.min(column, line.length); at > 0; at -= 1) {
    if (source.test(line.slice(at - 1))) return at;
  }
  return 0;
}

/** Where the tag or brace was opened: the parser stops where it misses the end. */
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
      const before = text.slice(0, at).split('\n');
      return {line: before.length, column: (before.at(-1) ?? '').length + 1};
    } else if (text[at] === '{') closed -= 1;
  }
  return undefined;
}
