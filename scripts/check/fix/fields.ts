import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import {Document, isMap, isScalar, isSeq, parseDocument} from 'yaml';

import {FOREIGN_KEYS} from '../../../src/content/foreign-keys';
import {frontMatterSchemas, splitFrontMatter} from '../../../src/content/front-matter';
import {kindOf} from '../../../src/content/kinds';
import {parseMarkdown} from '../../../src/content/markdown';
import {placeOf} from '../../../src/content/tree';
import {nearest} from '../../../src/lib/finding';
import {typedValues} from '../literals';
import {nodesOf} from '../prose';
import type {Result} from './pass';

const KNOWN = Object.keys(frontMatterSchemas.article.shape);

/**
 * Completes the front matter of imported articles: what has one right value is added, the keys of another site are
 * renamed or removed, and what only a writer knows is left.
 */
export function completed(content: string, repoPath: string, root: string, today: Date): Result {
  const toml = TOML.exec(content);
  const text = toml
    ? content.replace(toml[0], `---\n${toml[1]?.replaceAll(' = ', ': ')}---\n`)
    : content;
  const isBare = !text.startsWith('---');
  const split = isBare ? {yaml: '', body: text} : splitFrontMatter(text);
  const {file} = placeOf(path.join(root, repoPath), root);
  if ('fault' in split || kindOf(file) !== 'article') return {content, whats: []};
  const fields: Document = isBare ? new Document({}) : parseDocument(split.yaml);
  if (fields.errors.length > 0 || !isMap(fields.contents)) return {content, whats: []};
  // Articles of this site have one, without the author that other sites of Docusaurus name.
  if (fields.has('last_update') && !fields.hasIn(['last_update', 'author'])) {
    return {content, whats: []};
  }
  fields.delete('last_update');
  // Of JSON.
  fields.contents.flow = false;
  for (const {key} of fields.contents.items) if (isScalar(key)) key.type = 'PLAIN';
  const whats = [...removed(fields), ...renamed(fields)];
  // They are shown as they are typed.
  for (const key of ['title', 'description']) {
    const typed = fields.get(key);
    if (typeof typed === 'string') fields.set(key, withoutMarks(typed));
  }
  const title = titleIn(split.body, fields.get('title'));
  if (title && fields.has('title')) fields.set('title', title);
  else if (title) fields.contents.items.unshift(fields.createPair('title', title));
  const own = fields.get('description');
  const description =
    own === undefined ? summaryIn(split.body) : isTooLong(own) ? shortened(own) : undefined;
  if (description) fields.set('description', description);
  fields.set('last_update', {date: today.toISOString().slice(0, 10)});
  const names = [...(title ? ['title'] : []), 'last_update'];
  whats.push(
    ...(description
      ? [
          own === undefined
            ? 'no description: the first sentence was taken, for you to change'
            : 'a description that was too long: its first sentences were kept',
        ]
      : []),
    ...names.map((name) => `front matter without "${name}"`),
  );
  const head = fields.toString({lineWidth: 0, flowCollectionPadding: false});
  return {content: `---\n${head}---\n\n${split.body.replace(/^\s*\n/, '')}`, whats};
}

/** A text without the marks of emphasis and code. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(?<![\w*])(\*\*?)([^\s*](?:[^*]*[^\s*])?)\1(?![\w*])/g, '$2')
    .replaceAll(/`([^`]+)`/g, '$1');

/** Front matter of Hugo in TOML whose values YAML writes alike. */
const TOML = /^\+\+\+\n((?:[\w-]+ = (?:"[^"\\\n]*"|\[[^[\]\n]*\]|[\w:.+-]+)\n)+)\+\+\+\n/;

/** The only heading of the first level, at the top of the page, if there is no title or a shorter one with the same words. */
function titleIn(body: string, own: unknown): string | undefined {
  const [first, ...others] = nodesOf(parseMarkdown(body).markdown, 'heading');
  const isOnly = first?.depth === 1 && others.every(({depth}) => depth > 1);
  const source = body.slice(first?.position?.start.offset, first?.position?.end.offset);
  // What looks like a tag, as in "Pay by <N/A>", would be lost.
  const isText = !/<(?:\w+[-/]\w|[A-Z])/.test(source);
  const title = isOnly && isText ? toString(first).trim() : '';
  const isLonger =
    title.toLowerCase().startsWith(`${String(own).toLowerCase()} `) &&
    frontMatterSchemas.article.shape.title.safeParse(title).success;
  return (own === undefined || isLonger) && title ? title : undefined;
}

/** What points to its place on the page, or to what has been said, makes no sense elsewhere. */
const POINTING =
  /^(?:Note|Please|These|Those|That|It|They|He|She|Here)\b|\b(?:in this|here|above|below|following)\b|[:<>{}*`[\]_]|https?:|www\./i;
/** A heading that names no section. */
const OVERVIEW = /^(?:about|description|intro(?:duction)?|overview|summary|what is\b.*)$/i;

/** The first text of a page, which other systems describe it with; undefined if it does not stand alone. */
function summaryIn(body: string): string | undefined {
  const {children} = parseMarkdown(body).markdown;
  const first = children.find(
    (node) => node.type === 'paragraph' && !/^(?:image|link)$/.test(node.children[0]?.type ?? ''),
  );
  const isFirst = children
    .slice(0, first && children.indexOf(first))
    .every((node) =>
      node.type === 'heading'
        ? node.depth === 1 || OVERVIEW.test(toString(node))
        : /^(?:paragraph|blockquote|containerDirective|thematicBreak|mdxFlowExpression|mdxjsEsm)$/.test(
            node.type,
          ),
    );
  const isText =
    first?.type === 'paragraph' &&
    first.children.every(({type}) => /^(?:text|strong|emphasis|link|inlineCode)$/.test(type));
  return isFirst && isText ? shortened(toString(first).replaceAll(/\s+/g, ' '), 1) : undefined;
}

function isTooLong(text: unknown): boolean {
  const {error} = frontMatterSchemas.article.shape.description.safeParse(text);
  return error?.issues[0]?.code === 'too_big';
}

/** The sentences at the start of a text that together are a description, by default as many as possible. */
function shortened(text: unknown, wanted = 9): string | undefined {
  if (typeof text !== 'string') return undefined;
  const sentences = text.match(/\p{Lu}.*?\p{L}{2}[.!?](?= \p{Lu}|$)/gu) ?? [];
  const {description} = frontMatterSchemas.article.shape;
  const starts = sentences.map((_, at) => sentences.slice(0, at + 1).join(' '));
  const fitting = starts.filter(
    (start) =>
      text.startsWith(start) &&
      description.safeParse(start).success &&
      !POINTING.test(start) &&
      typedValues(start).length === 0,
  );
  return fitting.slice(0, wanted).at(-1);
}

/** Keys of other sites that are one of ours under another name. */
function renamed(fields: Document): string[] {
  return keysOf(fields).flatMap((key) => {
    const [ours = ''] =
      /(?<= ")(?:description|keywords|redirect_from)(?="$)/.exec(FOREIGN_KEYS[key] ?? '') ?? [];
    const value = fields.get(key);
    const own = fields.get(ours);
    const isText = typeof value === 'string';
    const words = isSeq(value)
      ? (value.toJSON() as unknown[])
      : isText
        ? value.split(/\s*,\s*/)
        : [];
    if (ours === 'description' ? !isText || own !== undefined : words.length === 0) return [];
    if (ours === '' || (own !== undefined && ours !== 'description' && !isSeq(own))) return [];
    if (ours === 'redirect_from') {
      const addresses = words.map((word) => String(word).replace(/(?<=.)\/$/, ''));
      if (!frontMatterSchemas.article.shape[ours].safeParse(addresses).success) return [];
      words.splice(0, words.length, ...addresses);
    }
    if (isSeq(own)) {
      const known = own.toJSON() as unknown[];
      words.filter((word) => !known.includes(word)).forEach((word) => own.add(word));
    } else {
      fields.set(
        ours,
        ours === 'description' || (isSeq(value) && ours === 'keywords') ? value : words,
      );
    }
    fields.delete(key);
    return [`front matter key "${key}" for "${ours}"`];
  });
}

/** Keys of pages that not everybody sees, which others write for those that everybody sees. */
const OFF = ['draft', 'unlisted', 'hidden', 'noindex', 'published', 'featured'];

/** Keys that say nothing here. One that resembles ours may be a slip. */
function removed(fields: Document): string[] {
  return keysOf(fields).flatMap((key) => {
    const value = fields.get(key);
    const isEmpty =
      value === undefined || value === '' || (isSeq(value) && value.items.length === 0);
    const isOff = OFF.includes(key) && value === (key === 'published');
    // For previews, as "og:title"; a place in a list of another site; a name that is that of the file here.
    const isOther =
      /:|^sidebar_position$/.test(key) || (key === 'slug' && !String(value).startsWith('/'));
    const fix = FOREIGN_KEYS[key] ?? (nearest(key, KNOWN) || KNOWN.includes(key) ? '' : 'remove');
    const isSurplus = /^remove|as "(?:sidebar_position|last_update)"/.test(fix);
    if (!isEmpty && !isOff && !isOther && !isSurplus) return [];
    fields.delete(key);
    return [`front matter key "${key}" of another site`];
  });
}

function keysOf({contents}: Document): string[] {
  return isMap(contents) ? contents.items.map(({key}) => String(key)) : [];
}
