import {type Edit, verbatimIn} from './pass';

/**
 * Replaces blocks of lines, with a blank line before and after each.
 *
 * @param replace gets a line with all that follow, and its offset; returns the new text and how many lines it replaces
 */
export function editsOfBlocks(
  content: string,
  what: string,
  replace: (lines: readonly string[], start: number) => {text: string; length: number} | undefined,
): Edit[] {
  const isVerbatim = verbatimIn(content);
  const lines = content.split('\n');
  const edits: Edit[] = [];
  let offset = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const start = offset;
    offset += (lines[at] ?? '').length + 1;
    const rest = lines.slice(at);
    const found = isVerbatim(start) ? undefined : replace(rest, start);
    if (!found) continue;
    const source = rest.slice(0, found.length).join('\n');
    const isAfterText = at > 0 && lines[at - 1]?.trim() !== '';
    const isBeforeText = (lines[at + found.length] ?? '').trim() !== '';
    const text = `${isAfterText ? '\n' : ''}${found.text}${isBeforeText ? '\n' : ''}`;
    edits.push({start, end: start + source.length, text, what});
    at += found.length - 1;
    offset = start + source.length + 1;
  }
  return edits;
}

/** The lines below the first one that four more spaces indent, without those. */
export function indentedBelow(lines: readonly string[], indent: string): string[] {
  const inner = `${indent}    `;
  const isBody = (line: string): boolean => line.trim() === '' || line.startsWith(inner);
  const end = lines.findIndex((line, at) => at > 0 && !isBody(line));
  const body = lines.slice(1, end < 0 ? undefined : end).map((line) => line.slice(inner.length));
  while (body.length > 0 && body.at(-1)?.trim() === '') body.pop();
  return body;
}

interface Between {
  indent: string;
  name: string;
  attributes: string;
  body: string[];
  /** Number of lines of the source. */
  length: number;
}

/** What a tag of HTML, Liquid or Hugo with one of some names, and the one that closes it, have between them. */
export function blocksBetween(lines: readonly string[], names: string): Between | undefined {
  const opened = new RegExp(
    String.raw`^( *)(?:(\{%-?)|(\{\{[<%])|<) *(${names})(?![\w.-])((?:"[^"]*"|[^%">])*?)(?:[>%]\}\}|-?%\}|>) *(.*)$`,
    'i',
  ).exec(lines[0] ?? '');
  if (!opened) return undefined;
  const [, indent = '', liquid, hugo, name = '', attributes = '', rest = ''] = opened;
  const [open, close] = liquid
    ? [String.raw`\{%-? *${name}\b`, String.raw`\{%-? *(?:end|/ *)${name} *-?%\}`]
    : hugo
      ? [String.raw`\{\{[<%] *${name}\b`, String.raw`\{\{[<%] */ *${name} *[>%]\}\}`]
      : [String.raw`<${name}(?![\w.-])(?![^>]*/>)`, String.raw`</ *${name} *>`];
  if (/\/\s*$/.test(attributes)) return undefined;
  // The first line may contain all of it.
  const source = [rest, ...lines.slice(1)];
  let depth = 1;
  const last = source.findIndex((line) => {
    depth += countOf(line, open) - countOf(line, close);
    return depth <= 0;
  });
  const end = new RegExp(String.raw`^(.*?) *${close} *$`).exec(source[last] ?? '');
  if (!end || countOf(source.slice(0, last).join('\n'), '^ *(?:```|~~~)') % 2 > 0) return undefined;
  const body = dedented([...source.slice(0, last), end[1] ?? '']);
  return {indent, name, attributes, body, length: last + 1};
}

function countOf(text: string, pattern: string): number {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].length;
}

/** Lines without the indentation that all of them share. */
export function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  // The first line may follow its tag.
  const isBehindTag = indents[0] === 0 && lines[0]?.trim() !== '';
  const shared = Math.min(...indents.slice(isBehindTag ? 1 : 0));
  return lines.map((line) => line.slice(Math.min(shared, Math.max(line.search(/\S/), 0))));
}
