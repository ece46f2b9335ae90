import fs from 'node:fs';
import path from 'node:path';

import {isOff} from '../config/features';
import {pathFrom} from '../lib/files';
import {
  type ArticleFrontMatter,
  checkFrontMatter,
  isWaiting,
  slugIn,
  splitFrontMatter,
} from './front-matter';
import {categoriesOf, folderCategory, kindOf, type PageKind} from './kinds';
import {readTimeOf} from './read-time';
import {type ContentTree, markdownFiles, placeOf, translationsOf} from './tree';

/** A page of the content tree, with the fields that lists need. */
export interface CataloguePage {
  /** Path relative to the tree, with forward slashes. */
  file: string;
  kind: PageKind;
  /** Includes the version prefix. */
  route: string;
  title: string;
  description: string;
  position: number;
  category?: string;
  /** Minutes to show on the card. */
  readTime?: number;
  /** ISO date. */
  updated?: string;
  featured: boolean;
  /** Whether its category lists it. */
  listed: boolean;
}

/** Pages without a position are the last of their list, by title. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** The route of a page, without the version prefix; of a section in `src/pages`, that of its page. */
export function routeOf(file: string, slug?: string): string {
  if (file.startsWith('blog/')) return `/updates/${slug}`;
  const path = file.replace(/^src\/pages\//, '').replace(/\/?_.*/, '');
  return slug ?? (`/${path.replace(/\.(?:mdx?|tsx)$/, '')}`.replace(/\/index$/, '') || '/');
}

/** Like {@link routeOf}, for a file with its content. */
export function routeAt(full: string, root: string, content: string): string {
  return routeOf(placeOf(full, root).file, slugIn(content));
}

/** All pages of a tree, in list order. Files with invalid front matter are left out; the check reports them. */
export function readCatalogue(tree: ContentTree): CataloguePage[] {
  const categories = categoriesOf(tree.folder);
  const translations = translationsOf(tree);
  return markdownFiles(tree.folder)
    .flatMap((full): CataloguePage[] => {
      const file = pathFrom(tree.folder, full);
      const kind = kindOf(file);
      if (!kind || kind === 'section') return [];
      const own = translations && path.join(translations, file);
      const content = fs.readFileSync(own && fs.existsSync(own) ? own : full, 'utf8');
      const {frontMatter, findings} = checkFrontMatter(content, {
        repoPath: file,
        file,
        kind,
        categories,
      });
      // Archived pages passed the schema of their time; the current one may be stricter.
      const faulty = findings.length > 0 && tree.version === 'current';
      if (!frontMatter || faulty) return [];
      // Validated above. Optional here, because some kinds lack some of these fields.
      const fields = frontMatter as Partial<ArticleFrontMatter>;
      const route = tree.base + routeOf(file, fields.slug);
      const isWritten = process.env.NODE_ENV !== 'production' || !isWaiting(fields, new Date());
      if (!isWritten || isOff(route)) return [];
      const category = fields.category ?? folderCategory(file);
      const split = splitFrontMatter(content);
      const measured = kind === 'article' && 'body' in split ? readTimeOf(split.body) : undefined;
      const readTime = fields.card_read_time ?? fields.read_time ?? measured;
      return [
        {
          file,
          kind,
          route,
          title: fields.title ?? '',
          description: fields.description ?? '',
          position: fields.sidebar_position ?? LAST,
          ...(category && {category}),
          ...(readTime && {readTime}),
          ...(fields.last_update && {updated: fields.last_update.date}),
          featured: !fields.unlisted && (fields.featured ?? false),
          listed: !fields.unlisted && (fields.card ?? true),
        },
      ];
    })
    .sort((a, b) => a.position - b.position || a.title.localeCompare(b.title, 'en'));
}

export function articlesOf(pages: readonly CataloguePage[], category: string): CataloguePage[] {
  return pages.filter(
    (page) =>
      page.category === category &&
      page.listed &&
      (page.kind === 'article' || page.kind === 'legal'),
  );
}
