import fs from 'node:fs';
import path from 'node:path';

import {FAQ_CATEGORY, FAQ_FILE} from './faq';

/** What a Markdown file is, told by where it lies. */
export type PageKind = 'index' | 'faq' | 'glossary' | 'category' | 'article' | 'legal' | 'update';

/** Categories that an update can have. */
export const UPDATE_CATEGORIES = ['knowledge-base', 'trading', 'security', 'compliance'] as const;
export type UpdateCategory = (typeof UPDATE_CATEGORIES)[number];

/**
 * @param file path from the content tree (or from the repository for `blog/…`), with `/`
 * @returns undefined for a file that lies where no page belongs
 */
export function kindOf(file: string): PageKind | undefined {
  if (/^blog\/[^/]+\.mdx?$/.test(file)) return 'update';
  if (file === FAQ_FILE) return 'faq';
  if (file === 'knowledge-base/index.md') return 'index';
  if (file === 'knowledge-base/glossary.md') return 'glossary';
  if (/^knowledge-base\/[^/]+\/index\.md$/.test(file)) return 'category';
  if (/^(knowledge-base\/[^/]+|resources)\/[^/]+\.mdx?$/.test(file)) return 'article';
  if (/^legal\/[^/]+\.mdx?$/.test(file)) return 'legal';
  return undefined;
}

/** The parts of a route or file name, from words: `How refunds work` is `how-refunds-work`. */
export function slugOf(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The category that the folder gives, for files in `knowledge-base/<category>/`. */
export function folderCategory(file: string): string | undefined {
  return /^knowledge-base\/([^/]+)\//.exec(file)?.[1];
}

/** Names of all categories of a tree: its folders that have a list page, and the FAQ. */
export function categoriesOf(tree: string): string[] {
  const folder = path.join(tree, 'knowledge-base');
  if (!fs.existsSync(folder)) return [FAQ_CATEGORY];
  const names = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'index.md')));
  return [...names.sort(), FAQ_CATEGORY];
}
