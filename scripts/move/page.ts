import fs from 'node:fs';
import path from 'node:path';

import {routeOf} from '../../src/content/catalogue';
import {slugIn} from '../../src/content/front-matter';
import {kindOf} from '../../src/content/kinds';
import {currentTree, markdownFiles, sitePages} from '../../src/content/tree';
import {WORDS} from '../../src/features/search/sources/writers-files';
import {filesBelow, pathFrom} from '../../src/lib/files';
import {movedLinks} from './links';

interface Moved {
  from: string;
  to: string;
  /** The old address, if it has changed. */
  redirected?: string;
  changed: string[];
}

/** Where addresses stand outside links in Markdown: figures, terms, updates, the contract, components, the search tests. */
const PLACES = [
  'docs',
  'blog',
  'src',
  'openapi',
  'tests/search',
  'tests/anchors.tsv',
  'tests/subjects.tsv',
];
const TEXTS = /\.(?:mdx?|json|ya?ml|tsx?|tsv)$/;

/**
 * Moves a page of `docs/`: with its links to other pages, the links to it, and its old address in `redirect_from`.
 *
 * @param from paths relative to the root
 */
export function movePage(root: string, from: string, to: string): Moved | {fault: string} {
  const [old, next] = [from, to].map((file) => path.posix.normalize(file.replaceAll('\\', '/')));
  if (old === undefined || next === undefined) return {fault: 'name the old and the new file'};
  const full = (file: string): string => path.join(root, file);
  if (!fs.existsSync(full(old))) return {fault: `no such file: ${old}  → name a page in docs/`};
  if (fs.existsSync(full(next))) return {fault: `${next} already exists  → choose another name`};
  const kind = kindOf(next.replace(/^docs\//, ''));
  if (!next.startsWith('docs/') || !/^docs\/[a-z0-9/-]+\.mdx?$/.test(next) || !kind) {
    return {
      fault: `${next} cannot be a page  → use a folder of articles, and a-z, 0-9 and hyphens`,
    };
  }
  if (path.posix.basename(old) === 'index.md') {
    return {fault: `${old} is the list page of its folder  → move the articles one by one`};
  }
  const content = fs.readFileSync(full(old), 'utf8');
  const slug = slugIn(content);
  const [oldRoute, newRoute] = [old, next].map((file) =>
    routeOf(file.replace(/^docs\//, ''), slug),
  );
  const changed: string[] = [];
  const pages = [
    ...markdownFiles(currentTree(root).folder),
    ...markdownFiles(full('blog')),
    ...sitePages(root),
  ];
  for (const each of pages) {
    const file = pathFrom(root, each);
    const before = fs.readFileSync(each, 'utf8');
    const after = movedLinks(before, {file, old, next});
    if (before !== after) write(each, after, file);
  }
  // A page with a slug keeps its address.
  if (oldRoute !== newRoute && oldRoute && newRoute) {
    replaceAll(`${escaped(oldRoute)}(?![\\w/-])`, newRoute);
    const own = fs.readFileSync(full(old), 'utf8');
    fs.writeFileSync(full(old), withRedirect(own, oldRoute));
  }
  // Terms of the glossary name the file.
  const [oldName, newName] = [old, next].map((file) => file.replace(/^docs\//, ''));
  replaceAll(`(?<=")${escaped(oldName ?? '')}(?=")`, newName ?? '');
  fs.mkdirSync(path.dirname(full(next)), {recursive: true});
  fs.renameSync(full(old), full(next));
  // What visitors type who need it stands beside it.
  const [words, newWords] = [old, next].map((file) => full(file.replace(/\.mdx?$/, WORDS)));
  if (words && newWords && fs.existsSync(words)) fs.renameSync(words, newWords);
  return {
    from: old,
    to: next,
    ...(oldRoute && oldRoute !== newRoute && {redirected: oldRoute}),
    changed: [...new Set(changed)].sort(),
  };

  function write(file: string, text: string, name: string): void {
    fs.writeFileSync(file, text);
    if (name !== old) changed.push(name);
  }

  function escaped(address: string): string {
    return address.replaceAll('.', '\\.');
  }

  function replaceAll(source: string, by: string): void {
    const pattern = new RegExp(source, 'g');
    const files = PLACES.flatMap((place) =>
      fs.existsSync(full(place)) && fs.statSync(full(place)).isFile()
        ? [full(place)]
        : filesBelow(full(place)),
    );
    for (const file of files.filter((each) => TEXTS.test(each))) {
      const before = fs.readFileSync(file, 'utf8');
      const after = before.replaceAll(pattern, by);
      if (before !== after) write(file, after, pathFrom(root, file));
    }
  }
}

/** The page with an address added to `redirect_from`, which is the last key if it is new. */
function withRedirect(content: string, route: string): string {
  const list = /^redirect_from:.*(?:\n[ -].*)*/m;
  if (list.test(content)) return content.replace(list, (found) => `${found}\n  - ${route}`);
  const end = content.indexOf('\n---', 3);
  return `${content.slice(0, end)}\nredirect_from:\n  - ${route}${content.slice(end)}`;
}
