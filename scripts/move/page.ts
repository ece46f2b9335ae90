import fs from 'node:fs';
import path from 'node:path';

import {routeOf} from '../../src/content/catalogue';
import {slugIn} from '../../src/content/front-matter';
import {kindOf} from '../../src/content/kinds';
import {parseMarkdown} from '../../src/content/markdown';
import {WORDS} from '../../src/features/search/sources/writers-files';
import {filesBelow, linkBetween, pathFrom} from '../../src/lib/files';
import {nodesOf, rangeOf} from '../check/prose';

interface Moved {
  from: string;
  to: string;
  /** The old address, if it has changed. */
  redirected?: string;
  changed: string[];
}

/** Where a page or its address is named: pages, figures, terms, updates, the contract, components, the search tests. */
const FOLDERS = ['docs', 'blog', 'src', 'openapi'];
const FILES = ['anchors', 'questions', 'subjects'].map((name) => `tests/content/${name}.tsv`);
const TEXTS = /\.(?:mdx?|json|ya?ml|tsx?|tsv)$/;

/**
 * Moves a page of `docs/`: with its links to other pages, the links to it, and its old address in `redirect_from`.
 *
 * @param from paths relative to the root
 */
export function movePage(root: string, from: string, to: string): Moved | {fault: string} {
  const [old = '', next = ''] = [from, to].map((file) =>
    path.posix.normalize(file.replaceAll('\\', '/')),
  );
  const full = (file: string): string => path.join(root, file);
  const fault = faultOf(old, next, (file) => fs.existsSync(full(file)));
  if (fault) return {fault};
  const slug = slugIn(fs.readFileSync(full(old), 'utf8'));
  const [oldName = '', newName = ''] = [old, next].map((file) => file.replace(/^docs\//, ''));
  const [oldRoute, newRoute] = [routeOf(oldName, slug), routeOf(newName, slug)];
  // A page with a slug keeps its address.
  const isElsewhere = oldRoute !== newRoute;
  const changed: string[] = [];
  const files = [...FOLDERS.flatMap((folder) => filesBelow(full(folder))), ...FILES.map(full)];
  for (const each of files.filter((name) => TEXTS.test(name) && fs.existsSync(name))) {
    const file = pathFrom(root, each);
    const before = fs.readFileSync(each, 'utf8');
    const linked = /\.mdx?$/.test(file) ? movedLinks(before, {file, old, next}) : before;
    const text = linked
      .replaceAll(new RegExp(`${escaped(oldRoute)}(?![\\w/-])`, 'g'), newRoute)
      // Terms of the glossary name the file.
      .replaceAll(`"${oldName}"`, `"${newName}"`);
    const after = file === old && isElsewhere ? withRedirect(text, oldRoute) : text;
    if (after === before) continue;
    fs.writeFileSync(each, after);
    if (file !== old) changed.push(file);
  }
  fs.mkdirSync(path.dirname(full(next)), {recursive: true});
  fs.renameSync(full(old), full(next));
  // What visitors type who need it stands beside it.
  const [words = '', newWords = ''] = [old, next].map((file) =>
    full(file.replace(/\.mdx?$/, WORDS)),
  );
  if (fs.existsSync(words)) fs.renameSync(words, newWords);
  return {
    from: old,
    to: next,
    ...(isElsewhere && {redirected: oldRoute}),
    changed: changed.sort(),
  };
}

function faultOf(old: string, next: string, exists: (file: string) => boolean): string | undefined {
  if (!exists(old)) return `no such file: ${old}  → name a page in docs/`;
  if (exists(next)) return `${next} already exists  → choose another name`;
  if (!/^docs\/[a-z0-9/-]+\.mdx?$/.test(next) || !kindOf(next.replace(/^docs\//, ''))) {
    return `${next} cannot be a page  → use a folder of articles, and a-z, 0-9 and hyphens`;
  }
  return path.posix.basename(old) === 'index.md'
    ? `${old} is the list page of its folder  → move the articles one by one`
    : undefined;
}

const escaped = (address: string): string => address.replaceAll('.', '\\.');

interface Move {
  /** The file whose links are rewritten; paths relative to the root. */
  file: string;
  old: string;
  next: string;
}

/** The text of a file whose relative links still lead to the same files after a page has moved. */
function movedLinks(content: string, {file, old, next}: Move): string {
  // Parsing takes longer than looking for the name.
  if (file !== old && !content.includes(path.posix.basename(old))) return content;
  const nodes = nodesOf(parseMarkdown(content).markdown, 'link', 'definition', 'image');
  const now = file === old ? next : file;
  const here = path.posix.dirname(now);
  // From the last to the first, so that offsets stay.
  return nodes.reduceRight((text, node) => {
    const [, address = '', rest = ''] = /^([^#?]*)(.*)$/.exec(node.url) ?? [];
    if (address === '' || /^(?:[a-z][a-z+.-]*:|\/)/i.test(address)) return text;
    const target = path.posix.join(path.posix.dirname(file), address);
    const wanted = linkBetween(now, target === old ? next : target) + rest;
    const {offset, end} = rangeOf(node);
    const at = text.slice(0, end).lastIndexOf(node.url);
    const isRight = path.posix.join(here, wanted) === path.posix.join(here, node.url);
    if (isRight || at < offset) return text;
    return text.slice(0, at) + wanted + text.slice(at + node.url.length);
  }, content);
}

/** The page with an address added to `redirect_from`, which is the last key if it is new. */
function withRedirect(content: string, route: string): string {
  const list = /^redirect_from:.*(?:\n[ -].*)*/m;
  if (list.test(content)) return content.replace(list, (found) => `${found}\n  - ${route}`);
  const end = content.indexOf('\n---', 3);
  return `${content.slice(0, end)}\nredirect_from:\n  - ${route}${content.slice(end)}`;
}
