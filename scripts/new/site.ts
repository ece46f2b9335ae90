import fs from 'node:fs';
import path from 'node:path';

import {type CataloguePage, readCatalogue} from '../../src/content/catalogue';
import {FAQ_CATEGORY} from '../../src/content/faq';
import {splitFrontMatter} from '../../src/content/front-matter';
import {categoriesOf} from '../../src/content/kinds';
import {currentTree} from '../../src/content/tree';
import {parseLocated} from '../../src/lib/located-data';

/** The existing content that a new page has to fit into. */
export interface Site {
  root: string;
  /** ISO date of today. */
  today: string;
  pages: CataloguePage[];
  /** Names of the categories, including the FAQ. */
  categories: string[];
}

/** A file to write. */
export interface Draft {
  /** Path relative to the root, with forward slashes. */
  file: string;
  /** The whole content of the file. */
  content: string;
  /** Line to continue at, from 1. */
  line: number;
}

export function readSite(root: string, today: Date): Site {
  const tree = currentTree(root);
  return {
    root,
    today: today.toISOString().slice(0, 10),
    pages: readCatalogue(tree),
    categories: categoriesOf(tree.folder),
  };
}

/** The position after the last page of a list. */
export function nextPosition(pages: readonly CataloguePage[]): number {
  return Math.max(0, ...pages.map(({position}) => position)) + 1;
}

/** Keywords of a category, from its list page. A new page needs at least five. */
export function keywordsOf({root}: Site, category: string): string[] {
  const file = path.join(root, 'docs/knowledge-base', category, 'index.md');
  if (category === FAQ_CATEGORY || !fs.existsSync(file)) return [];
  const split = splitFrontMatter(fs.readFileSync(file, 'utf8'));
  const parsed = 'yaml' in split ? parseLocated(split.yaml, file) : {findings: []};
  const fields = 'data' in parsed ? (parsed.data.value as {keywords?: string[]}) : {};
  return fields.keywords ?? [];
}
