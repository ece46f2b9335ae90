import {type Box, box, each, KINDS, NAMES, WRAPPERS} from './kinds';
import {blocksBetween, indentedBelow} from './lines';

/** Characters. A longer first line is text. */
const MAX_TITLE = 60;

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
  if (!name) return undefined;
  const body = indentedBelow(lines, indent);
  const isKnown = KINDS[name.toLowerCase()] !== undefined;
  // The name of another kind is its title.
  const own = isKnown ? title : title || `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const isTitleAlone = title !== '' && body.length === 0;
  const [shown, text] = isTitleAlone ? ['', [title]] : [own, body];
  return box(isKnown ? name : 'note', shown, indent, text, body.length + 1);
};

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

/** `:::note Title`, `:::caution` and other names, of Docusaurus 2 and VitePress. */
const colons: Dialect = (lines) => {
  const [line = ''] = lines;
  const [, indent = '', marks = '', name = '', , title = '', bracketed = ''] =
    /^( *)(:{3,}) ?([a-z]+)(?=( |\[|$))(?: +["']?([^["'\s].*?)["']?)?(?:\[(.*)\])? *$/.exec(line) ??
    [];
  const kind = KINDS[name];
  const end = lines.findIndex((each) => each.trim() === marks);
  if (end < 0) return undefined;
  const body = lines.slice(1, end).map((each) => each.slice(indent.length));
  if (!kind || body.some((each) => each.trim().startsWith(marks))) return undefined;
  // Around one of another system, it needs more colons.
  const isCode = (at: number): boolean =>
    body.slice(0, at).filter((each) => /^ *(?:```|~~~)/.test(each)).length % 2 > 0;
  const isAround = body.some(
    (_, at) => !isCode(at) && DIALECTS.some((dialect) => dialect(body.slice(at))),
  );
  if (kind === name && title === '' && !/::: /.test(line) && !isAround) return undefined;
  return box(name, (title || bracketed).replace(/ *\{[\w-]+\}$/, ''), indent, body, end + 1);
};

export const DIALECTS = [quoted, emoji, indented, tagged, colons];
