import fs from 'node:fs';
import path from 'node:path';

import {FAQ_CATEGORY} from './faq';

/** The kinds of pages by their files: `page` is one in `src/pages`. The first that fits counts. */
const KINDS = {
  page: /^src\/pages\/(?!.*\/_|_).*\.mdx$/,
  update: /^blog\/[^/]+\.mdx?$/,
  faq: /^faq\.md$/,
  index: /^knowledge-base\/index\.md$/,
  glossary: /^knowledge-base\/glossary\.md$/,
  category: /^knowledge-base\/[^/]+\/index\.md$/,
  article: /^(knowledge-base\/[^/]+|resources)\/[^/]+\.mdx?$/,
  legal: /^legal\/[^/]+\.mdx?$/,
  section: /^src\/pages\/.*\.mdx$/,
};
/** `section`: the words of a React page in `src/pages`, without front matter. */
export type FileKind = keyof typeof KINDS;
export type PageKind = Exclude<FileKind, 'section'>;

export const UPDATE_CATEGORIES = ['knowledge-base', 'trading', 'security', 'compliance'] as const;
export type UpdateCategory = (typeof UPDATE_CATEGORIES)[number];

/**
 * @param file path relative to the content tree (for `blog/…` and `src/pages/…`, to the repository), with
 * forward slashes
 * @returns undefined for a file in a folder that cannot contain pages
 */
export function kindOf(file: string): FileKind | undefined {
  return (Object.keys(KINDS) as FileKind[]).find((kind) => KINDS[kind].test(file));
}

/** The category of files in `knowledge-base/<category>/`. */
export function folderCategory(file: string): string | undefined {
  return /^knowledge-base\/([^/]+)\//.exec(file)?.[1];
}

/** Names of all categories of a tree: folders with a list page, and the FAQ. */
export function categoriesOf(tree: string): string[] {
  const folder = path.join(tree, 'knowledge-base');
  if (!fs.existsSync(folder)) return [FAQ_CATEGORY];
  const names = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'index.md')));
  return [...names.sort(), FAQ_CATEGORY];
}
