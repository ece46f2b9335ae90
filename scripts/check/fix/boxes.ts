import {indentedCodeIn} from './blocks';
import {type Edit, edited, type Pass, verbatimIn} from './pass';

/** Our admonition for each name that other dialects have. */
const KINDS: Readonly<Record<string, string>> = {
  ...each('note', ['note', 'notes', 'example', 'abstract', 'question', 'default', 'secondary']),
  ...each('tip', ['tip', 'tips', 'hint', 'success', 'check', 'done']),
  ...each('info', ['info', 'important', 'information', 'primary']),
  ...each('warning', ['warning', 'warn', 'caution', 'attention']),
  ...each('danger', ['danger', 'error', 'failure', 'critical', 'bug']),
};
/** Names that say only that something is a box. Its kind is an attribute. */
const WRAPPERS = ['hint', 'callout', 'aside', 'admonition', 'alert', 'notice', 'box'];
const NAMES = [...new Set([...Object.keys(KINDS), ...WRAPPERS])].join('|');

function each(kind: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Characters. A longer first line is text. */
const MAX_TITLE = 60;

interface Box {
  kind: string;
  title: string;
  indent: string;
  body: string[];
  /** Number of lines of the source. */
  length: number;
}

type Dialect = (lines: readonly string[]) => Box | undefined;

/** `> [!NOTE]` and the quoted lines below it, of GitHub, Obsidian and Microsoft. */
const quoted: Dialect = (lines) => {
  const [, indent = '', name = '', title = ''] =
    /^( *)> ?\[!(\w+)\][+-]? *(.*)$/.exec(lines[0] ?? '') ?? [];
  const mark = `${indent}>`;
  // A paragraph goes on in a line without the mark.
  const isBody = (line: string, before: string): boolean =>
    line.startsWith(mark) ||
    (/^ *[\p{L}("'“*_`[:]/u.test(line) && !line.includes(':::') && /^[> ]*[^\s>#|`~]/.test(before));
  const end = lines.findIndex((line, at) => at > 0 && !isBody(line, lines[at - 1] ?? ''));
  const length = end < 0 ? lines.length : end;
  const body = lines
    .slice(1, length)
    .map((line) =>
      line.startsWith(mark) ? line.slice(mark.length).replace(/^ /, '') : line.trim(),
    );
  // GitHub takes only a line of its own; a sentence on it is no title.
  if (title.length > MAX_TITLE || title.endsWith('.')) body.unshift(title, '');
  const shown = body[0] === title ? '' : title;
  // GitHub’s gravest kind.
  const kind = name.toUpperCase() === 'CAUTION' ? 'danger' : name;
  return box(kind, shown, indent, body, length);
};

/** Emoji that ReadMe makes boxes of. */
const EMOJI: Readonly<Record<string, string>> = {
  ...each('note', ['📘', '📝', '🗒️']),
  ...each('tip', ['👍', '✅', '💡']),
  ...each('info', ['ℹ️', 'ℹ']),
  ...each('warning', ['🚧', '⚠️', '⚠']),
  ...each('danger', ['❗️', '❗', '🚨', '🛑', '❌']),
};

/** `> 🚧 Title` and the quoted lines below it, of ReadMe. */
const emoji: Dialect = ([first = '', ...others]) => {
  const [, indent = '', mark = '', title = ''] =
    new RegExp(`^( *)> ?(${Object.keys(EMOJI).join('|')}) *(.*)$`, 'u').exec(first) ?? [];
  return mark ? quoted([`${indent}> [!${EMOJI[mark]}] ${title}`, ...others]) : undefined;
};

/** `!!! note "Title"` or `??? note`, with an indented body, of MkDocs. */
const indented: Dialect = (lines) => {
  const [, indent = '', name = '', title = ''] =
    /^( *)(?:!!!|\?\?\?\+?) *([\w-]+)(?: +(?:inline|end))*(?: +"(.*)")? *$/.exec(lines[0] ?? '') ??
    [];
  const body = indentedBelow(lines, indent);
  return box(name, title, indent, body, body.length + 1);
};

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

/** `{% hint style="info" %}`, `{{< note >}}`, `<Aside type="tip">` and what closes them. */
const tagged: Dialect = (lines) => {
  const found = blocksBetween(lines, NAMES);
  if (!found || !/^ *(?:\{|<(?:[A-Z]|aside\b))/.test(lines[0] ?? '')) return undefined;
  const {indent, name, attributes, body, length} = found;
  const value = (keys: string): string =>
    new RegExp(String.raw`\b(?:${keys})=["'{]*([^"'}]+)["'}]`).exec(attributes)?.[1] ?? '';
  const bare = /^\s*["']?([a-z]+)["']?\s*$/i.exec(attributes)?.[1] ?? '';
  const isWrapper = WRAPPERS.includes(name.toLowerCase());
  const kind = value('style|type|kind|color|variant|level|sort|intent') || bare;
  const named = isWrapper && (kind || name.toLowerCase() !== 'hint') ? kind || 'note' : name;
  return box(named, value('title|name|header|heading'), indent, body, length);
};

/** Lines without the indentation that all of them share. */
export function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  // The first line may follow its tag.
  const isBehindTag = indents[0] === 0 && lines[0]?.trim() !== '';
  const shared = Math.min(...indents.slice(isBehindTag ? 1 : 0));
  return lines.map((line) => line.slice(Math.min(shared, Math.max(line.search(/\S/), 0))));
}

/** `:::note Title`, `:::caution` and other names, of Docusaurus 2 and VitePress. */
const colons: Dialect = (lines) => {
  const [line = ''] = lines;
  const [, indent = '', marks = '', name = '', , title = '', bracketed = ''] =
    /^( *)(:{3,}) ?([a-z]+)(?=( |\[|$))(?: +["']?([^["'\s].*?)["']?)?(?:\[(.*)\])? *$/.exec(line) ??
    [];
  const kind = KINDS[name];
  if (!kind || (kind === name && title === '' && !/::: /.test(line))) return undefined;
  const end = lines.findIndex((each) => each.trim() === marks);
  if (end < 0) return undefined;
  const body = lines.slice(1, end).map((each) => each.slice(indent.length));
  if (body.some((each) => each.trim().startsWith(marks))) return undefined;
  return box(name, title || bracketed, indent, body, end + 1);
};

const DIALECTS = [quoted, emoji, indented, tagged, colons];

/** A box with the name of another dialect; undefined if the name is no kind of box, or the box is empty. */
export function box(
  name: string,
  title: string,
  indent: string,
  body: string[],
  length: number,
): Box | undefined {
  const kind = KINDS[name.toLowerCase()];
  if (!kind || body.every((line) => line.trim() === '')) return undefined;
  // A name that is not ours is what readers see, unless it is another word for the same.
  const shown = /^(?:example|important|caution|abstract|question)$/i.test(name) ? name : '';
  const own = shown && shown[0]?.toUpperCase() + shown.slice(1).toLowerCase();
  return {kind, title: title || own, indent, body, length};
}

/** Boxes of other Markdown dialects become admonitions. */
export const boxes: Pass = (content) => {
  const isCode = indentedCodeIn(content);
  const edits = editsOfBlocks(content, 'a box in another dialect', (lines, start) => {
    const [line = ''] = lines;
    if (!/!!!|\?\?\?|> |\[!|\{[%{]|<|:::/.test(line) || isCode(start)) return undefined;
    const [found] = DIALECTS.flatMap((dialect) => dialect(lines) ?? []);
    return found && {text: boxOf(found), length: found.length};
  });
  return edited(content, edits);
};

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

/** An admonition. */
export function boxOf({kind, title, indent, body}: Omit<Box, 'length'>): string {
  const inner = body.join('\n').replace(/^\n+|\s+$/g, '');
  // A box around another one needs more colons.
  const marks = ':'.repeat(3 + depthOf(body));
  const head = `${marks}${kind}${title && `[${title.trim()}]`}`;
  return `${head}\n\n${inner}\n\n${marks}`.replaceAll(/^(?=.)/gm, indent);
}

/** The number of boxes around the innermost one. */
function depthOf(body: readonly string[]): number {
  const depths = body.map((line, at) => {
    const [inner] = DIALECTS.flatMap((dialect) => dialect(body.slice(at)) ?? []);
    if (inner) return 1 + depthOf(inner.body);
    // In code, even the marks at the end would close the box.
    const [marks] = /(?<=^[ \t]*):{3,}/.exec(line) ?? [];
    return marks ? marks.length - 2 : 0;
  });
  return Math.max(0, ...depths);
}
