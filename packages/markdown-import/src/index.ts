import {withDirectives} from './blocks';
import {decoded} from './decode';
import type {Dialect} from './dialect';
import {headOf, newFields} from './fields';
import {splitFields} from './front-matter';
import {pageOfHtml} from './html';
import type {Job, Note} from './job';
import {withoutTemplates, withVisibleTemplates} from './templates';
import {converted, withLevels, withoutTitle} from './tree';
import {Vault, withoutCode} from './verbatim';
import {parsed, written} from './write';

export type {Dialect} from './dialect';
export {ImportError, type Note} from './job';

/** An article of another documentation system. */
export interface Source {
  /** Its file name, with or without folders: says whether it is HTML, and may be the new name. */
  name: string;
  content: string | Uint8Array;
}

/** An article for this site. */
export interface Imported {
  /** Name for the file, such as `how-refunds-work.md`. */
  file: string;
  /** Front matter and Markdown. */
  text: string;
  /** What was taken over, what a person has to write, and what to look at. */
  notes: Note[];
}

/**
 * Converts an article of Docusaurus, MkDocs, GitBook, Hugo, Jekyll, Notion or a help desk to the Markdown of a site.
 * Code stays as it is, and no text is lost: what cannot be converted is shown as code. Nothing is made up: what only
 * a person knows is a placeholder.
 *
 * @throws ImportError if the source is no text, or its front matter cannot be read
 */
export function importArticle({name, content}: Source, dialect: Dialect): Imported {
  const notes = new Map<string, Note>();
  const note = (each: Note): void => void notes.set(each.text, each);
  const text = decoded(content);
  const vault = new Vault();
  const page = {dialect, vault, note};
  const isHtml = /\.html?$/i.test(name) || /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
  const {fields, source, nodes} = isHtml
    ? {source: '', ...pageOfHtml(text, page)}
    : ofMarkdown(name, text, page);
  const own = typeof fields.title === 'string' ? fields.title : '';
  const body = withoutTitle(converted(nodes, page), own, vault);
  const head = newFields(fields, body.title, page);
  const children = withLevels(body.children);
  const markdown = vault.restored(written({type: 'root', children}, source));
  return {
    file: `${fileName(name, String(head.title))}.md`,
    text: `${headOf(head)}\n${markdown}`,
    notes: [...notes.values()],
  };
}

function ofMarkdown(name: string, text: string, job: Job) {
  const {fields, body} = splitFields(text);
  const isMdx = name.endsWith('.mdx') || /^import .* from ['"]|<Tabs\b|<TabItem\b/m.test(body);
  const plain = withoutCode(body, job.vault, isMdx);
  // Lines that only load components, which stay in the text as code.
  const unrun = isMdx
    ? plain.replaceAll(/^import (?:.* from )?["'][^"']+["'];?[ \t]*$/gm, '')
    : plain;
  const source = withVisibleTemplates(withDirectives(withoutTemplates(unrun), job.dialect), job);
  return {fields, source, nodes: parsed(source).children};
}

/** The old name if it can be part of an address, or else the words of the title. */
function fileName(path: string, title: string): string {
  const [name = ''] = path.split(/[/\\]/).slice(-1);
  const base = name.replace(/\.\w+$/, '').replace(/^\d{4}-\d{2}-\d{2}-/, '');
  const isName =
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(base) && !/^(?:index|readme|page|\d+)$/.test(base);
  return isName ? base : slugOf(title) || slugOf(base) || 'article';
}

function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
