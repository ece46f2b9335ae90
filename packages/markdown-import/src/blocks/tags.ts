import {attributesOf} from '../attributes';
import {admonitionFor, type Dialect, titleOfKind} from '../dialect';
import {type Block, dedented, PARTS, type Reader} from './block';

/** Names that say only that something is a box. Its kind is an attribute. */
const BOX = /^(?:hint|callout|aside|admonition|alert|notice|box|banner)$/;
const TAB = /^(?:tab|tabitem|tabs-tab)$/;
const FOLD = /^(?:details|expand|collapse|collapsible|accordion|toggle)$/;
/** Tags that only lay out what is between them. */
const WRAPPER =
  /^(?:tabs|tabpane|tabbed|steps?|stepper|div|section|article|main|center|columns?|row|grid|accordions|accordiongroup|frame|code|updates|expressive|card-?group)$/;
/** Tags of HTML that are converted as a whole. */
const HTML = /^(?:table|ul|ol|dl|figure|p|h[1-6]|blockquote|picture|video|audio|pre)$/;

/** Emoji at the start of a box of Notion, which has no other sign of its kind. */
const EMOJI = {warning: '⚠🚧', danger: '❗🚨🛑❌⛔', tip: '💡👍✅🎯', info: 'ℹ📘🔔'} as const;

interface Tag {
  indent: string;
  name: string;
  attributes: string;
  body: string[];
  length: number;
}

const OPENING =
  /^( *)(?:(\{% *)|(\{\{[<%] *)|<)([A-Za-z][\w.-]*)((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^%">'{])*?)(?:[>%]\}\}|%\}|>) *(.*)$/;

/** A tag of HTML, Liquid or Hugo that starts a line, with what is between it and the one that closes it. */
function tagAt(lines: readonly string[]): Tag | undefined {
  const [, indent = '', liquid, hugo, name = '', attributes = '', rest = ''] =
    OPENING.exec(lines[0] ?? '') ?? [];
  if (name === '' || /\/\s*$/.test(attributes)) return undefined;
  const [open, close] = liquid
    ? [String.raw`\{% *${name}\b`, String.raw`\{% *end${name} *%\}`]
    : hugo
      ? [String.raw`\{\{[<%] *${name}\b`, String.raw`\{\{[<%] */ *${name} *[>%]\}\}`]
      : [String.raw`<${name}(?![\w.-])(?![^>]*/>)`, String.raw`</${name} *>`];
  const source = [rest, ...lines.slice(1)];
  let depth = 1;
  const last = source.findIndex((line) => {
    depth += countOf(line, open) - countOf(line, close);
    return depth <= 0;
  });
  const end = new RegExp(`^(.*?) *${close} *$`, 'i').exec(source[last] ?? '');
  if (!end) return undefined;
  const body = dedented([...source.slice(0, last), end[1] ?? '']);
  return {indent, name, attributes, body, length: last + 1};
}

function countOf(text: string, pattern: string): number {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].length;
}

/** Boxes, tabs, folded texts and steps of Docusaurus, GitBook, Hugo, Notion and HTML. */
export const tagged: Reader = (lines, dialect) => {
  const tag = tagAt(lines);
  if (!tag) return undefined;
  const name = tag.name.toLowerCase();
  if (HTML.test(name)) {
    const body = lines.slice(0, tag.length).filter((line) => line.trim() !== '');
    return {role: 'html', name, title: '', indent: '', body, length: tag.length};
  }
  const values = attributesOf(tag.attributes);
  const box = boxOf(tag, values, dialect);
  if (box) return {role: 'directive', ...box, indent: tag.indent, length: tag.length};
  const title = values.get('title') ?? values.get('label') ?? values.get('header');
  const named = title ?? values.get('name') ?? values.get('value') ?? values.get('') ?? '';
  if (TAB.test(name) || (name === 'step' && title)) return part(tag, PARTS.tab, named);
  if (FOLD.test(name)) return folded(tag, named);
  return WRAPPER.test(name) ? {...part(tag, '', ''), role: 'plain'} : undefined;
};

function part({indent, body, length}: Tag, name: string, title: string): Block {
  return {role: 'directive', name, title, indent, body, length};
}

/** `<details>`, whose title is the tag at its start. */
function folded(tag: Tag, named: string): Block {
  const [summary = '', text = ''] =
    /^\s*<summary[^>]*>([^]*?)<\/summary>/i.exec(tag.body.join('\n')) ?? [];
  const body = dedented(tag.body.join('\n').slice(summary.length).split('\n'));
  const title = text
    .replaceAll(/<[^>]*>|\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return part({...tag, body}, PARTS.fold, title || named);
}

function boxOf(
  {name, attributes, body}: Tag,
  values: ReadonlyMap<string, string>,
  dialect: Dialect,
): Pick<Block, 'name' | 'title' | 'body'> | undefined {
  const tag = name.toLowerCase();
  const kindOf = (each: string): string | undefined => admonitionFor(each, dialect);
  if (tag === 'aside' && values.size === 0) return ofNotion(body, dialect);
  const bare = /^\s*["']?([a-z]+)/i.exec(attributes)?.[1] ?? '';
  const own = ['style', 'type', 'kind', 'color', 'variant', 'level', 'context']
    .map((key) => values.get(key) ?? '')
    .find((value) => kindOf(value));
  const byClass = /^(?:div|section|aside)$/.test(tag)
    ? (values.get('class') ?? values.get('classname') ?? '')
        .split(/\s+/)
        .map((each) => each.replace(/^.*(?:--?|__)/, ''))
        .find(kindOf)
    : undefined;
  const word = byClass ?? (BOX.test(tag) ? (own ?? (kindOf(bare) ? bare : 'note')) : tag);
  const admonition = /^(?:summary|quote|default|new)$/.test(tag) ? undefined : kindOf(word);
  if (!admonition) return undefined;
  const title = values.get('title') ?? values.get('header') ?? values.get('heading');
  return {name: admonition, title: title ?? titleOfKind(word, admonition), body};
}

function ofNotion(body: string[], dialect: Dialect): Pick<Block, 'name' | 'title' | 'body'> {
  const text = body.join('\n').trim();
  const [all = '', mark = ''] = /^(\p{Extended_Pictographic})\ufe0f?\s*/u.exec(text) ?? [];
  const [kind = 'note'] =
    Object.entries(EMOJI).find(([, marks]) => mark && marks.includes(mark)) ?? [];
  const name = admonitionFor(kind, dialect) ?? 'note';
  return {name, title: '', body: text.slice(all.length).split('\n')};
}
