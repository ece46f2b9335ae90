import fs from 'node:fs';
import path from 'node:path';

import {FAQ_CATEGORY, FAQ_FILE} from './faq';

/** The kind of a page, which follows from its folder. `page` is one in `src/pages`. */
export type PageKind =
  | 'index'
  | 'faq'
  | 'glossary'
  | 'category'
  | 'article'
  | 'legal'
  | 'update'
  | 'page';

/** `section`: the words of a React page in `src/pages`, without front matter. */
export type FileKind = PageKind | 'section';

export const UPDATE_CATEGORIES = ['knowledge-base', 'trading', 'security', 'compliance'] as const;
export type UpdateCategory = (typeof UPDATE_CATEGORIES)[number];

/**
 * @param file path relative to the content tree (for `blog/…` and `src/pages/…`, to the repository), with
 * forward slashes
 * @returns undefined for a file in a folder that cannot contain pages
 */
export function kindOf(file: string): FileKind | undefined {
  if (/^src\/pages\/.*\.mdx$/.test(file)) return file.includes('/_') ? 'section' : 'page';
  if (/^blog\/[^/]+\.mdx?$/.test(file)) return 'update';
  if (file === FAQ_FILE) return 'faq';
  if (file === 'knowledge-base/index.md') return 'index';
  if (file === 'knowledge-base/glossary.md') return 'glossary';
  if (/^knowledge-base\/[^/]+\/index\.md$/.test(file)) return 'category';
  if (/^(knowledge-base\/[^/]+|resources)\/[^/]+\.mdx?$/.test(file)) return 'article';
  if (/^legal\/[^/]+\.mdx?$/.test(file)) return 'legal';
  return undefined;
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
