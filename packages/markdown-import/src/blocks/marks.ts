import {admonitionFor, capitalised, type Dialect, titleOfKind} from '../dialect';
import {indentedBelow, PARTS, type Reader} from './block';

/** A box; `name` need not be a kind of it. */
function boxNamed(name: string, title: string, dialect: Dialect): {name: string; title: string} {
  const known = admonitionFor(name, dialect);
  const admonition = known ?? dialect.admonitions[0] ?? 'note';
  const own = known === undefined ? capitalised(name) : titleOfKind(name, admonition);
  return {name: admonition, title: title.trim() || own};
}

/** `> [!NOTE]` and the quoted lines below it, of GitHub, Docusaurus's neighbours and Obsidian. */
export const quoted: Reader = (lines, dialect) => {
  const [, indent = '', name = '', title = ''] =
    /^( *)> ?\[!(\w+)\][+-]? *(.*)$/.exec(lines[0] ?? '') ?? [];
  if (name === '') return undefined;
  const end = lines.findIndex((line) => !line.startsWith(`${indent}>`));
  const length = end < 0 ? lines.length : end;
  const body = lines.slice(1, length).map((line) => line.replace(/^ *> ?/, ''));
  // GitHub's gravest kind.
  const grave = name.toLowerCase() === 'caution' ? 'danger' : name;
  return {role: 'directive', ...boxNamed(grave, title, dialect), indent, body, length};
};

/** `!!! note "Title"`, `??? note` and `=== "Tab"` of MkDocs, each with an indented text. */
export const indented: Reader = (lines, dialect) => {
  const [first = ''] = lines;
  const [, space = '', tab = ''] = /^( *)===[+!]* *"(.+)" *$/.exec(first) ?? [];
  const [, indent = space, name = '', title = ''] =
    /^( *)(?:!!!|\?\?\?\+?) *([\w-]+)(?: +[\w-]+)*(?: +"(.*)")? *$/.exec(first) ?? [];
  if (tab === '' && name === '') return undefined;
  const box = tab ? {name: PARTS.tab, title: tab} : boxNamed(name, title, dialect);
  const body = indentedBelow(lines, indent);
  return {role: 'directive', ...box, indent, body, length: body.length + 1};
};

/** `:::note Title`, `:::caution` and `::: details Title`, of Docusaurus and VitePress. */
export const colons: Reader = (lines, dialect) => {
  const [, indent = '', marks = '', name = '', bracketed, rest = ''] =
    /^( *)(:{3,}) *([a-z][\w-]*)(?:\[(.*)\])? *(?:\{[^}]*\})? *(.*)$/.exec(lines[0] ?? '') ?? [];
  if (name === '') return undefined;
  let depth = 0;
  const end = lines.findIndex((line) => {
    const [, colon = '', opened] = /^ *(:{3,}) *(\w?)/.exec(line) ?? [];
    if (colon.length >= marks.length) depth += opened ? 1 : -1;
    return colon !== '' && depth === 0;
  });
  if (end < 0) return undefined;
  const title = bracketed ?? rest.replace(/^(["'])(.*)\1$/, '$2');
  const body = lines
    .slice(1, end)
    .map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ''));
  const box = name === 'details' ? {name: PARTS.fold, title} : boxNamed(name, title, dialect);
  return {role: 'directive', ...box, indent, body, length: end + 1};
};

/** A paragraph or quotation with a class of kramdown, as in `{: .note }` or `{: .prompt-tip }`. */
export const classed: Reader = (lines, dialect, isStart) => {
  if (!isStart) return undefined;
  const end = lines.findIndex((line) => line.trim() === '');
  const length = end < 0 ? lines.length : end;
  const block = lines.slice(0, length);
  const at = [0, length - 1].find((line) => /^ *\{: *\.[\w-]+[^}]*\} *$/.test(block[line] ?? ''));
  if (at === undefined || length < 2) return undefined;
  const [, raw = ''] = /\.([\w-]+)/.exec(block[at] ?? '') ?? [];
  const isTitled = raw.endsWith('-title');
  const name = raw.replace(/^(?:prompt|alert|notice|callout)-+|-title$/g, '');
  if (admonitionFor(name, dialect) === undefined) return undefined;
  const text = block.filter((_, line) => line !== at);
  const body = text.every((line) => /^ *>/.test(line))
    ? text.map((line) => line.replace(/^ *> ?/, ''))
    : text;
  const title = isTitled ? (body.shift() ?? '') : '';
  return {role: 'directive', ...boxNamed(name, title, dialect), indent: '', body, length};
};
