import path from 'node:path';

import {locales} from '../config/site';
import {filesBelow, pathFrom} from '../lib/files';
import {archivedVersions} from './versions';

/** The current content or one archived version. */
export interface ContentTree {
  /** Absolute path of its folder. */
  folder: string;
  /** `current`, or the name of the archived version. */
  version: string;
  /** Prefix of its routes: empty, or `/2024-11`. */
  base: string;
  /** The language of its names, with the folder of its translations; without it, that of `docs/`. */
  language?: {locale: string; folder: string};
}

const VERSIONED = 'versioned_docs';

/** @param locale the language of its names */
export function currentTree(root: string, locale?: string): ContentTree {
  const isOther = locale !== undefined && locale !== locales[0];
  return {
    ...{folder: path.join(root, 'docs'), version: 'current', base: ''},
    ...(isOther && {language: {locale, folder: path.join(root, 'i18n', locale)}}),
  };
}

/** The folder in which a tree has its translated pages and drawings. */
export function translationsOf({language}: ContentTree): string | undefined {
  return language && path.join(language.folder, 'docusaurus-plugin-content-docs/current');
}

/** All trees: the current one, then the archived versions in the order of versions.json. */
export function allTrees(root: string, locale?: string): ContentTree[] {
  return [
    currentTree(root, locale),
    ...archivedVersions(root).map((name) => archivedTree(root, name)),
  ];
}

function archivedTree(root: string, version: string): ContentTree {
  return {
    folder: path.join(root, VERSIONED, `version-${version}`),
    version,
    base: `/${version}`,
  };
}

const TRANSLATED =
  /^i18n\/([^/]+)\/docusaurus-plugin-content-(docs\/current|docs|blog|pages)(?=\/)/;
/** Where the originals of translated pages are, by the folder of Docusaurus. */
const ORIGINALS: Readonly<Record<string, string>> = {
  ...{'docs/current': 'docs', docs: VERSIONED, blog: 'blog', pages: 'src/pages'},
};

/** The path of a file in the repository; of a translated page, that of its original. */
export function originalOf(full: string, root: string): string {
  return pathFrom(root, full).replace(TRANSLATED, (_, __, kind: string) => ORIGINALS[kind] ?? kind);
}

/** The language in which a page is written, for its numbers and dates, as a BCP 47 tag. */
export function localeOf(full: string, root: string): string {
  return localeIn(full, root) ?? 'en-GB';
}

function localeIn(full: string, root: string): string | undefined {
  return TRANSLATED.exec(pathFrom(root, full))?.[1];
}

/**
 * The tree of a file, and its path: relative to the tree, but to the repository for files outside every
 * tree, such as updates and the pages in `src/pages`.
 */
export function placeOf(full: string, root: string): {tree: ContentTree; file: string} {
  const repoPath = originalOf(full, root);
  const [top, folder = ''] = repoPath.split('/');
  const isArchived = top === VERSIONED && folder.startsWith('version-');
  const tree = isArchived
    ? archivedTree(root, folder.slice('version-'.length))
    : currentTree(root, localeIn(full, root));
  const file = isInTree(repoPath) ? pathFrom(tree.folder, path.join(root, repoPath)) : repoPath;
  return {tree, file};
}

/** Whether a file is in a content tree: not an update or a page in `src/pages`. */
export function isInTree(file: string): boolean {
  return !/^(?:blog|src)\//.test(file);
}

/** Absolute paths of all MDX files of `src/pages`, sorted: pages, and the sections of React pages. */
export function sitePages(root: string): string[] {
  return filesBelow(path.join(root, 'src/pages')).filter((file) => file.endsWith('.mdx'));
}

/** Absolute paths of all Markdown files below a folder, sorted. Names with a leading `_` are skipped. */
export function markdownFiles(folder: string): string[] {
  return filesBelow(folder).filter((file) => /^(?!(.*\/)?_).*\.mdx?$/.test(pathFrom(folder, file)));
}

/** Absolute paths of the files below a folder that look like pages, but are not read: `.markdown`, `.MD`, `.docx`. */
export function unreadFiles(folder: string): string[] {
  return filesBelow(folder).filter(
    (file) =>
      /\.(?:mdx?|markdown|mdown|mdwn|mkdn?|txt|rtf|docx?|odt|pages)$/i.test(file) &&
      !/\.mdx?$/.test(file),
  );
}
