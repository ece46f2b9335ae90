import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import {Document, isMap, isScalar, isSeq, parseDocument} from 'yaml';

import {FOREIGN_KEYS} from '../../../src/content/foreign-keys';
import {frontMatterSchemas, splitFrontMatter} from '../../../src/content/front-matter';
import {kindOf} from '../../../src/content/kinds';
import {parseMarkdown} from '../../../src/content/markdown';
import {placeOf} from '../../../src/content/tree';
import {nearest} from '../../../src/lib/finding';
import {readContext} from '../context';
import {nodesOf} from '../prose';
import type {Result} from './pass';

const KNOWN = Object.keys(frontMatterSchemas.article.shape);

/**
 * Completes the front matter of imported articles: what has one right value is added, the keys of another site are
 * renamed or removed, and what only a writer knows is left.
 */
export function completing(root: string): (content: string, repoPath: string) => Result {
  const {pages, today} = readContext(root);
  const taken = new Map<string, number>();
  const next = (repoPath: string): number => {
    const folder = path.posix.dirname(repoPath);
    const others = pages.filter(
      (page) => page.repoPath !== repoPath && path.posix.dirname(page.repoPath) === folder,
    );
    const known = others.map(({frontMatter}) => Number(frontMatter.sidebar_position) || 0);
    const position = Math.max(0, taken.get(folder) ?? 0, ...known) + 1;
    taken.set(folder, position);
    return position;
  };
  return (content, repoPath) => {
    const isBare = !content.startsWith('---');
    const split = isBare ? {yaml: '', body: content} : splitFrontMatter(content);
    const {file} = placeOf(path.join(root, repoPath), root);
    if ('fault' in split || kindOf(file) !== 'article') return {content, whats: []};
    const fields: Document = isBare ? new Document({}) : parseDocument(split.yaml);
    if (fields.errors.length > 0 || !isMap(fields.contents)) return {content, whats: []};
    // Only articles of this site have one.
    if (fields.has('read_time')) return {content, whats: []};
    // Of JSON.
    fields.contents.flow = false;
    for (const {key} of fields.contents.items) if (isScalar(key)) key.type = 'PLAIN';
    const whats = [...renamed(fields), ...removed(fields)];
    const title = fields.has('title') ? undefined : titleIn(split.body);
    if (title) fields.contents.items.unshift(fields.createPair('title', title));
    const added = {
      read_time: 1,
      sidebar_position: next(repoPath),
      last_update: {date: today.toISOString().slice(0, 10)},
    };
    for (const [key, value] of Object.entries(added)) fields.set(key, value);
    const names = [...(title ? ['title'] : []), ...Object.keys(added)];
    whats.push(...names.map((name) => `front matter without "${name}"`));
    const text = fields.toString({lineWidth: 0, flowCollectionPadding: false});
    return {content: `---\n${text}---\n\n${split.body.replace(/^\s*\n/, '')}`, whats};
  };
}

/** The only heading of the first level, at the top of the page. */
function titleIn(body: string): string | undefined {
  const [first, ...others] = nodesOf(parseMarkdown(body).markdown, 'heading');
  const isOnly = first?.depth === 1 && others.every(({depth}) => depth > 1);
  return isOnly ? toString(first).trim() || undefined : undefined;
}

/** Keys of other sites that are one of ours under another name. */
function renamed(fields: Document): string[] {
  return keysOf(fields).flatMap((key) => {
    const [, ours = ''] = /as "(description|keywords)"$/.exec(FOREIGN_KEYS[key] ?? '') ?? [];
    if (ours === '' || fields.has(ours)) return [];
    const value = fields.get(key);
    const isText = typeof value === 'string';
    if (!isText && (ours === 'description' || !isSeq(value))) return [];
    fields.set(ours, isText && ours === 'keywords' ? value.split(/\s*,\s*/) : value);
    fields.delete(key);
    return [`front matter key "${key}" for "${ours}"`];
  });
}

/** Keys of pages that not everybody sees, which others write for those that everybody sees. */
const OFF = ['draft', 'unlisted', 'hidden', 'noindex', 'published'];

/** Keys that say nothing here. One that resembles ours may be a slip. */
function removed(fields: Document): string[] {
  return keysOf(fields).flatMap((key) => {
    const isOff = OFF.includes(key) && fields.get(key) === (key === 'published');
    const fix = FOREIGN_KEYS[key] ?? (nearest(key, KNOWN) || KNOWN.includes(key) ? '' : 'remove');
    if (!isOff && !/^remove|as "(?:sidebar_position|last_update)"/.test(fix)) return [];
    fields.delete(key);
    return [`front matter key "${key}" of another site`];
  });
}

function keysOf({contents}: Document): string[] {
  return isMap(contents) ? contents.items.map(({key}) => String(key)) : [];
}
