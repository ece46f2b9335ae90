import fs from 'node:fs';
import path from 'node:path';

/** One state of the whole content: today's, or one frozen version. */
export interface ContentTree {
  /** Absolute path of its folder. */
  folder: string;
  /** `current`, or the name of the frozen version. */
  version: string;
  /** What its routes start with: nothing, or `/2024-11`. */
  base: string;
}

const VERSIONED = 'versioned_docs';

export function currentTree(root: string): ContentTree {
  return {folder: path.join(root, 'docs'), version: 'current', base: ''};
}

/** All trees, today's first, then the frozen versions in the order of versions.json. */
export function allTrees(root: string): ContentTree[] {
  const list = path.join(root, 'versions.json');
  const versions = fs.existsSync(list)
    ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[])
    : [];
  return [currentTree(root), ...versions.map((version) => frozenTree(root, version))];
}

function frozenTree(root: string, version: string): ContentTree {
  return {
    folder: path.join(root, VERSIONED, `version-${version}`),
    version,
    base: `/${version}`,
  };
}

/**
 * The tree that a file lies in, so that a frozen page is read with its own figures.
 * Files outside of every tree, such as updates, belong to today's.
 */
export function treeOf(file: string, root: string): ContentTree {
  const [top, folder] = path.relative(root, file).split(path.sep);
  return top === VERSIONED && folder?.startsWith('version-')
    ? frozenTree(root, folder.slice('version-'.length))
    : currentTree(root);
}

/** Absolute paths of all Markdown files below a folder, sorted; names with a leading `_` are passed over. */
export function markdownFiles(folder: string): string[] {
  return entriesBelow(folder)
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(pathOf)
    .filter((file) => !/(^|[\\/])_/.test(path.relative(folder, file)))
    .sort();
}

/** Absolute paths of all symbolic links below a folder, sorted. No page is read through one: it might lead in a circle. */
export function symbolicLinks(folder: string): string[] {
  return entriesBelow(folder)
    .filter((entry) => entry.isSymbolicLink())
    .map(pathOf)
    .sort();
}

function entriesBelow(folder: string): fs.Dirent[] {
  return fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, withFileTypes: true})
    : [];
}

function pathOf({parentPath, name}: fs.Dirent): string {
  return path.join(parentPath, name);
}
